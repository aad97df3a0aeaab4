import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import { ifMatch } from '../../api/client'
import type { DashboardData } from '../../api/data-provider'
import { failureText, fieldErrorsOf } from '../../api/failures'
import { futureTime, momentOf, zoneHelp } from '../../forms/zoned-time'
import { dateAndTime } from '../../i18n/formats'
import { translateText, useI18n } from '../../i18n/i18n'
import { MessageDialog } from '../../layout/MessageDialog'
import { SaveWait } from '../../waiting/SaveWait'
import { useSecondsLeft } from '../../waiting/use-repetition'
import { useSave } from '../../waiting/use-save'
import { SizeWarning } from '../SizeWarning'
import { VersionsNote } from '../translations/VersionsNote'
import { useMailPreview } from '../use-mail-preview'
import { MailNote } from './MailNote'
import type { Sendable } from './sending-context'

const TIME = 'send_at'

type Props = { newsletter: Sendable; userIds?: number[]; onClose: () => void }

export function ScheduleDialog({ newsletter: { id, subject, version, content = '' }, userIds, onClose }: Props) {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const refresh = useRefresh()
  const mail = useMailPreview(subject, content)
  const [value, setValue] = useState('')
  const [fieldError, setFieldError] = useState<string>()
  const schedule = useSave({
    mutationFn: (send_at: string) =>
      request(
        'PUT /api/newsletters/:id/schedule',
        { params: { id }, body: { send_at, userIds } },
        { headers: ifMatch(version) },
      ),
    onSuccess: (_, send_at) => {
      notify(t('newsletters.schedule.done', { moment: dateAndTime(send_at) }), { type: 'success' })
      refresh()
      onClose()
    },
    onError: (error) => setFieldError(fieldErrorsOf(error)[TIME]),
  })
  const isWaiting = useSecondsLeft(schedule.repetition) !== undefined
  const save = () => {
    const { time, error } = futureTime(value)
    setFieldError(error)
    if (time) schedule.mutate(time)
  }

  return (
    <MessageDialog
      title={t('newsletters.schedule.forLater')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="contained" onClick={save} disabled={schedule.isPending}>
            {t('newsletters.schedule.submit')}
          </Button>
        </>
      }
    >
      <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {userIds
          ? t('newsletters.schedule.goesToSome', { subject, count: userIds.length })
          : t('newsletters.schedule.goesToAll', { subject })}
      </DialogContentText>
      {schedule.error && !fieldError && !isWaiting && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t('common.error', { reason: failureText(schedule.error, t('newsletters.schedule.failed')) })}
        </Alert>
      )}
      <TextField
        label={t('newsletters.schedule.time')}
        type="datetime-local"
        value={value}
        onChange={(event) => {
          setValue(event.target.value)
          setFieldError(undefined)
        }}
        error={Boolean(fieldError)}
        helperText={fieldError ? translateText(fieldError) : zoneHelp(momentOf(value))}
        slotProps={{ inputLabel: { shrink: true } }}
        fullWidth
        autoFocus
      />
      <SaveWait repetition={schedule.repetition} />
      <VersionsNote newsletterId={id} />
      <SizeWarning html={mail?.html} />
      <MailNote />
    </MessageDialog>
  )
}
