import Alert from '@mui/material/Alert'
import { useI18n } from '../../i18n/i18n'
import { useMailStatus } from './use-mail-status'

/** Warns that mail goes to the outbox folder instead of the readers. */
export function MailNote() {
  const { t } = useI18n()
  const mail = useMailStatus()
  if (mail?.mode !== 'outbox') return null
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      {t('newsletters.sending.noMailServer')}
    </Alert>
  )
}
