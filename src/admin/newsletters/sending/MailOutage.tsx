import Alert from '@mui/material/Alert'
import { GIVE_UP_AFTER_DAYS } from '@shared/mail-limits'
import { useOptionalQuery } from '../../api/use-call'
import { dateAndTime } from '../../i18n/formats'
import { useI18n } from '../../i18n/i18n'

const POLL_MS = 30_000

/** Warns that the mail server does not answer, so that nothing is sent at the moment. */
export function MailOutage() {
  const { t } = useI18n()
  const { data } = useOptionalQuery('GET /api/newsletters/mail-status', undefined, { refetchInterval: POLL_MS })
  // Other hosts may have a mail status without these fields.
  if (!data?.outage) return null
  const { since, reason } = data.outage
  return (
    <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
      {t('newsletters.outage.text', { count: data.waiting ?? 0, since: dateAndTime(since), days: GIVE_UP_AFTER_DAYS })}
      <br />
      {t('newsletters.outage.reason', { reason })}
    </Alert>
  )
}
