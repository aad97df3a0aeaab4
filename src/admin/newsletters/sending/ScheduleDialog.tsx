import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import TextField from '@mui/material/TextField'
import { ApiError } from '@shared/client'
import { messages } from '@shared/messages'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { DashboardData } from '../../dataProvider'
import { failureText } from '../../failure-text'
import { baseVersion } from '../../writes'
import { MailNote } from './MailNote'
import { MessageDialog } from './MessageDialog'
import type { Sendable } from './sending-context'
import { counted, moment } from './words'

const TIME = 'send_at'

/** The moment that a field without a time zone means here. */
function timeOf(value: string, now = new Date()) {
  const time = new Date(value)
  if (Number.isNaN(time.getTime())) return { error: messages.sendTimeInvalid }
  return time > now ? { time: time.toISOString() } : { error: messages.sendTimePast }
}

type Props = { newsletter: Sendable; userIds?: number[]; onClose: () => void }

export function ScheduleDialog({ newsletter: { id, subject, version }, userIds, onClose }: Props) {
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const refresh = useRefresh()
  const [value, setValue] = useState('')
  const [fieldError, setFieldError] = useState<string>()
  const schedule = useMutation({
    mutationFn: (send_at: string) =>
      request(
        'PUT /api/newsletters/:id/schedule',
        { params: { id }, body: { send_at, userIds } },
        { headers: baseVersion({ data: { version } }) },
      ),
    onSuccess: (_, send_at) => {
      notify(`Will be sent on ${moment(send_at)}`, { type: 'success' })
      refresh()
      onClose()
    },
    onError: (error) => setFieldError(error instanceof ApiError ? error.fieldErrors[TIME] : undefined),
  })
  const save = () => {
    const { time, error } = timeOf(value)
    setFieldError(error)
    if (time) schedule.mutate(time)
  }
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

  return (
    <MessageDialog
      title="Schedule for later"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="contained" onClick={save} disabled={schedule.isPending}>
            Schedule
          </Button>
        </>
      }
    >
      <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        “{subject}” goes to {userIds ? counted(userIds.length, 'selected user', 'selected users') : 'all subscribers'}.
      </DialogContentText>
      {schedule.error && !fieldError && (
        <Alert severity="error" sx={{ mb: 2 }}>
          Error: {failureText(schedule.error, 'Failed to schedule newsletter')}
        </Alert>
      )}
      <TextField
        label="Date and time"
        type="datetime-local"
        value={value}
        onChange={(event) => {
          setValue(event.target.value)
          setFieldError(undefined)
        }}
        error={Boolean(fieldError)}
        helperText={fieldError ?? `Your time zone: ${zone}`}
        slotProps={{ inputLabel: { shrink: true } }}
        fullWidth
        autoFocus
      />
      <MailNote />
    </MessageDialog>
  )
}
