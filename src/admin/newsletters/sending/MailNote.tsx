import Alert from '@mui/material/Alert'
import { useMailStatus } from './use-mail-status'

/** Where mail goes, if not to the readers. */
export function MailNote() {
  const mail = useMailStatus()
  if (mail?.mode !== 'outbox') return null
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      No mail server is configured: messages are kept as files in the outbox folder, and reach nobody.
    </Alert>
  )
}
