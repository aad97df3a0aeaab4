import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import type { CalendarItem } from '@shared/entities/calendar'
import { dayOf } from '@shared/time'
import { useState } from 'react'
import { useI18n } from '../i18n/i18n'
import type { CalendarProps } from './calendar-props'
import { byDay, dayName, keyOf, onDay, today, weekdayName } from './days'
import { ItemButton } from './ItemButton'

/** More would push the next weeks out of sight. */
const MAX_SHOWN = 4

type Props = CalendarProps & {
  month: string
  weeks: string[][]
  onPlan: (day: string) => void
  onShowDay: (day: string) => void
  onDrop: (item: CalendarItem, at: string) => void
}

/** A press that is held, or moved with the mouse, drags; a short one opens the item. */
const mouse = { activationConstraint: { distance: 6 } }
const touch = { activationConstraint: { delay: 250, tolerance: 8 } }

/** The weeks of a month. Items are dragged from day to day. */
export function MonthGrid({ month, weeks, items, mayMove, onDrop, ...props }: Props) {
  const { t } = useI18n()
  const [dragged, setDragged] = useState<CalendarItem>()
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch))
  const itemOf = (key: unknown) => items.find((item) => keyOf(item) === key)
  const days = byDay(items)
  const now = today()
  const say =
    (key: 'over' | 'dropped') =>
    ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) =>
      over ? t(`calendar.drag.${key}`, { title: itemOf(active.id)?.title, day: dayName(String(over.id)) }) : undefined
  return (
    <DndContext
      sensors={sensors}
      // What is dragged may cover several days: the one under the pointer counts.
      collisionDetection={pointerWithin}
      accessibility={{
        // By keyboard, the item's menu moves it.
        screenReaderInstructions: { draggable: '' },
        announcements: {
          onDragStart: () => undefined,
          onDragOver: say('over'),
          onDragEnd: say('dropped'),
          onDragCancel: () => t('calendar.drag.cancelled'),
        },
      }}
      onDragStart={({ active }) => setDragged(itemOf(active.id))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ active, over }) => {
        setDragged(undefined)
        const item = itemOf(active.id)
        const day = over && String(over.id)
        if (item && day && day !== dayOf(new Date(item.at))) onDrop(item, onDay(item.at, day))
      }}
    >
      <Box component="table" sx={table}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <Box key={day} component="th" scope="col" sx={{ py: 0.5, typography: 'body2', color: 'text.secondary' }}>
                {weekdayName(day)}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  isOutside={!day.startsWith(month)}
                  isToday={day === now}
                  items={days.get(day) ?? []}
                  mayMove={mayMove}
                  {...props}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      <DragOverlay>{dragged && <ItemButton item={dragged} conflicts={[]} />}</DragOverlay>
    </DndContext>
  )
}

const table = { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }
const cell = {
  border: 1,
  borderColor: 'divider',
  verticalAlign: 'top',
  p: { xs: 0.25, sm: 0.5 },
  height: { xs: 72, sm: 112 },
}

type CellProps = Omit<Props, 'month' | 'weeks' | 'onDrop'> & { day: string; isOutside: boolean; isToday: boolean }

function DayCell({ day, isOutside, isToday, items, onPlan, onShowDay, ...props }: CellProps) {
  const { t } = useI18n()
  const { setNodeRef, isOver } = useDroppable({ id: day })
  const shown = items.length > MAX_SHOWN ? items.slice(0, MAX_SHOWN - 1) : items
  const name = dayName(day)
  return (
    <Box
      component="td"
      ref={setNodeRef}
      aria-label={name}
      aria-current={isToday ? 'date' : undefined}
      sx={[cell, isOutside && { bgcolor: 'action.hover' }, isOver && { bgcolor: 'action.selected' }]}
    >
      <ButtonBase
        onClick={() => onPlan(day)}
        aria-label={t('calendar.planOn', { day: name })}
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          width: '100%',
          minHeight: { xs: 32, sm: 28 },
          px: 0.5,
          borderRadius: 1,
          typography: 'body2',
          color: isOutside ? 'text.secondary' : 'text.primary',
          fontWeight: isToday ? 700 : undefined,
        }}
      >
        <Box component="span" sx={isToday ? todaysNumber : undefined}>
          {Number(day.slice(8))}
        </Box>
        <AddIcon
          aria-hidden
          fontSize="inherit"
          sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}
        />
      </ButtonBase>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}
      >
        {shown.map((item) => (
          <li key={keyOf(item)}>
            <DraggableItem item={item} {...props} />
          </li>
        ))}
      </Box>
      {items.length > shown.length && (
        <Button size="small" onClick={() => onShowDay(day)} sx={{ minWidth: 0, px: 0.5 }}>
          {t('calendar.further', { count: items.length - shown.length })}
        </Button>
      )}
    </Box>
  )
}

const todaysNumber = { bgcolor: 'primary.main', color: 'primary.contrastText', borderRadius: 4, px: 0.75 }

type ItemProps = Pick<CellProps, 'conflictsOf' | 'mayMove' | 'onMove' | 'moving'> & { item: CalendarItem }

function DraggableItem({ item, conflictsOf, mayMove, onMove, moving }: ItemProps) {
  const isMovable = mayMove(item)
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: keyOf(item), disabled: !isMovable })
  const isAway = isDragging || moving === keyOf(item)
  return (
    <ItemButton
      ref={setNodeRef}
      {...listeners}
      data-dragging={isDragging || undefined}
      item={item}
      conflicts={conflictsOf(item)}
      onMove={isMovable ? () => onMove(item) : undefined}
      // Scrolling by touch begins on an item, too; only a press that is held drags.
      sx={{ opacity: isAway ? 0.4 : 1, touchAction: 'manipulation', cursor: isMovable ? 'grab' : 'pointer' }}
    />
  )
}
