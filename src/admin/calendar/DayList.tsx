import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'
import type { CalendarProps } from './calendar-props'
import { byDay, dayName, keyOf, today } from './days'
import { ItemButton } from './ItemButton'

type Props = CalendarProps & {
  month: string
  /** The day to begin with. */
  shownDay?: string
}

/** The days of a month that have something. */
export function DayList({ month, shownDay, items, conflictsOf, mayMove, onMove, moving }: Props) {
  const { t } = useI18n()
  const first = useRef<HTMLElement>(null)
  const days = [...byDay(items)].filter(([day]) => day.startsWith(month))
  const now = today()
  useEffect(() => {
    if (shownDay) first.current?.scrollIntoView({ block: 'start' })
  }, [shownDay])
  if (days.length === 0)
    return <Notice Icon={CalendarIcon} heading={t('calendar.none')} text={t('calendar.noneHelp')} />
  return (
    <Box sx={{ display: 'grid', gap: 2, p: { xs: 1.5, sm: 2 } }}>
      {days.map(([day, list]) => (
        <Box key={day} component="section" aria-label={dayName(day)} ref={day === shownDay ? first : undefined}>
          <Typography
            component="h2"
            variant="subtitle2"
            aria-current={day === now ? 'date' : undefined}
            sx={{ mb: 0.5, color: day === now ? 'primary.main' : 'text.secondary' }}
          >
            {dayName(day)}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
            {list.map((item) => (
              <li key={keyOf(item)}>
                <ItemButton
                  isWide
                  item={item}
                  conflicts={conflictsOf(item)}
                  onMove={mayMove(item) ? () => onMove(item) : undefined}
                  sx={{ minHeight: 44, px: 1.25, opacity: moving === keyOf(item) ? 0.4 : 1 }}
                />
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
