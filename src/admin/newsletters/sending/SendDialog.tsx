import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import { failureText } from '../../api/failures'
import { translateText, useI18n } from '../../i18n/i18n'
import { MessageDialog } from '../../layout/MessageDialog'
import { SizeWarning } from '../SizeWarning'
import { VersionsNote } from '../translations/VersionsNote'
import { useMailPreview } from '../use-mail-preview'
import { Deliveries } from './Deliveries'
import { MailNote } from './MailNote'
import { MailOutage } from './MailOutage'
import { SendResults } from './SendResults'
import type { Sendable } from './sending-context'
import { useMailStatus } from './use-mail-status'
import { useSend } from './use-send'
import { useSubscriberTotal } from './use-subscribers'

type Props = { newsletter: Sendable; userIds?: number[]; onClose: () => void }

/** Sending cannot be undone, so the question names the number of recipients. */
function useSendQuestion(userIds?: number[]) {
  const { t } = useI18n()
  const subscribers = useSubscriberTotal()
  // Not all of them get it: addresses may be unconfirmed.
  const total = useMailStatus()?.recipients ?? subscribers.total
  if (userIds) return t('newsletters.sending.askSelected', { count: userIds.length })
  return total === undefined ? t('newsletters.sending.askAll') : t('newsletters.sending.askCounted', { count: total })
}

/** Asks for confirmation, sends, and shows the progress and the result. */
export function SendDialog({ newsletter, userIds, onClose }: Props) {
  const { t } = useI18n()
  const { mutate, data, error, isPending, isIdle } = useSend(newsletter, userIds)
  const hasDeliveries = Boolean(useMailStatus())
  const question = useSendQuestion(userIds)
  const mail = useMailPreview(newsletter.subject, newsletter.content ?? '')

  if (isIdle)
    return (
      <MessageDialog
        title={question}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose} autoFocus>
              {t('common.cancel')}
            </Button>
            <Button variant="contained" onClick={() => mutate()}>
              {t('newsletters.sending.send')}
            </Button>
          </>
        }
      >
        <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
          {t('newsletters.sending.irrevocable', { subject: newsletter.subject })}
        </DialogContentText>
        <VersionsNote newsletterId={newsletter.id} />
        <SizeWarning html={mail?.html} />
        <MailNote />
      </MessageDialog>
    )
  const title = isPending
    ? 'newsletters.sending.isUnderWay'
    : error
      ? 'newsletters.sending.notSent'
      : 'newsletters.sending.sent'
  // Without a list of deliveries, the reply to this request is the only report: keep the dialog open for it.
  const mayClose = hasDeliveries || !isPending
  return (
    <MessageDialog
      title={t(title, { subject: newsletter.subject })}
      maxWidth="sm"
      onClose={() => mayClose && onClose()}
      actions={
        <Button onClick={onClose} disabled={!mayClose}>
          {t('common.close')}
        </Button>
      }
    >
      <Stack spacing={2}>
        {error && (
          <Alert severity="error">
            {t('common.error', { reason: failureText(error, 'newsletters.sending.failed') })}
          </Alert>
        )}
        {data?.message && <Alert severity="success">{translateText(data.message)}</Alert>}
        <MailOutage />
        {!error && hasDeliveries && <Deliveries newsletterId={newsletter.id} isSending={isPending} />}
        {!hasDeliveries && isPending && <LinearProgress aria-label={t('newsletters.sending.label')} />}
        {!hasDeliveries && data && <SendResults results={data.results} />}
      </Stack>
    </MessageDialog>
  )
}
