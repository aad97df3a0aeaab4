import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { conflictsOf } from '@shared/calendar-conflicts'
import type { CalendarItem } from '@shared/entities/calendar'
import { messages } from '@shared/messages'
import { useState } from 'react'
import { isEnter } from '../forms/enter-key'
import { futureTime, momentOf, zonedValue, zoneHelp } from '../forms/zoned-time'
import { translateText, useI18n } from '../i18n/i18n'
import { MessageDialog } from '../layout/MessageDialog'
import { conflictText } from './conflict-text'

type Props = { item: CalendarItem; items: CalendarItem[]; onMove: (at: string) => void; onClose: () => void }

/** A piece may have been due in the past; what happens by itself cannot happen there. */
function timeFor({ kind }: CalendarItem, value: string) {
  if (kind !== 'planned' && kind !== 'draft') return futureTime(value)
  const time = momentOf(value)
  return time ? { time } : { error: messages.sendTimeInvalid }
}

/** Asks for the time to which an item is moved, and shows what it would collide with. */
export function MoveDialog({ item, items, onMove, onClose }: Props) {
  const { t } = useI18n()
  const [value, setValue] = useState(() => zonedValue(item.at))
  const [error, setError] = useState<string>()
  const at = momentOf(value)
  const conflicts = at ? conflictsOf({ ...item, at }, items) : []
  const move = () => {
    const { time, error } = timeFor(item, value)
    setError(error)
    if (time) onMove(time)
  }
  return (
    <MessageDialog
      title={t('calendar.moveNamed', { title: item.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="contained" onClick={move}>
            {t('calendar.move')}
          </Button>
        </>
      }
    >
      <TextField
        autoFocus
        fullWidth
        type="datetime-local"
        label={t('calendar.newTime')}
        value={value}
        onChange={({ target }) => {
          setValue(target.value)
          setError(undefined)
        }}
        onKeyDown={(event) => isEnter(event.nativeEvent) && move()}
        error={Boolean(error)}
        helperText={error ? translateText(error) : zoneHelp(at)}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ mt: 1 }}
      />
      <div role="status">
        {conflicts.map((conflict) => (
          <Alert key={`${conflict.reason} ${conflict.with.id}`} severity="warning" role="presentation" sx={{ mt: 1 }}>
            {conflictText(conflict)}
          </Alert>
        ))}
      </div>
    </MessageDialog>
  )
}
