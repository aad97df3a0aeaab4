import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import { failureText } from '../../api/failures'
import { translateText, useI18n } from '../../i18n/i18n'
import { ConfirmSend, useSendQuestion } from './ConfirmSend'
import { Deliveries } from './Deliveries'
import { MessageDialog } from './MessageDialog'
import { SendResults } from './SendResults'
import type { Sendable } from './sending-context'
import { SEND_FAILED } from './sending-messages'
import { useMailStatus } from './use-mail-status'
import { useSend } from './use-send'

type Props = { newsletter: Sendable; userIds?: number[]; onClose: () => void }

/** Asks, sends, shows how far it is, and what came of it. */
export function SendDialog({ newsletter, userIds, onClose }: Props) {
  const { t } = useI18n()
  const { mutate, data, error, isPending, isIdle } = useSend(newsletter, userIds)
  const hasDeliveries = Boolean(useMailStatus())
  const question = useSendQuestion(userIds)

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
        <ConfirmSend subject={newsletter.subject} />
      </MessageDialog>
    )
  const title = isPending
    ? 'newsletters.sending.isUnderWay'
    : error
      ? 'newsletters.sending.notSent'
      : 'newsletters.sending.sent'
  // Where the server keeps no list of the copies, its answer is all that is ever heard of them.
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
        {error && <Alert severity="error">{t('common.error', { reason: failureText(error, SEND_FAILED) })}</Alert>}
        {data?.message && <Alert severity="success">{translateText(data.message)}</Alert>}
        {!error && hasDeliveries && <Deliveries newsletterId={newsletter.id} isSending={isPending} />}
        {!hasDeliveries && isPending && <LinearProgress aria-label={t('newsletters.sending.label')} />}
        {!hasDeliveries && data && <SendResults results={data.results} />}
      </Stack>
    </MessageDialog>
  )
}
