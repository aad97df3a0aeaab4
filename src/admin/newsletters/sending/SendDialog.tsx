import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import { failureText } from '../../failure-text'
import { ConfirmSend, useSendQuestion } from './ConfirmSend'
import { Deliveries } from './Deliveries'
import { MessageDialog } from './MessageDialog'
import { SendResults } from './SendResults'
import type { Sendable } from './sending-context'
import { useMailStatus } from './use-mail-status'
import { useSend } from './use-send'
import { SEND_FAILED } from './words'

type Props = { newsletter: Sendable; userIds?: number[]; onClose: () => void }

/** Asks, sends, shows how far it is, and what came of it. */
export function SendDialog({ newsletter, userIds, onClose }: Props) {
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
              Cancel
            </Button>
            <Button variant="contained" onClick={() => mutate()}>
              Send
            </Button>
          </>
        }
      >
        <ConfirmSend subject={newsletter.subject} />
      </MessageDialog>
    )
  // Where the server keeps no list of the copies, its answer is all that is ever heard of them.
  const mayClose = hasDeliveries || !isPending
  return (
    <MessageDialog
      title={`${isPending ? 'Sending' : error ? 'Not sent' : 'Sent'}: ${newsletter.subject}`}
      maxWidth="sm"
      onClose={() => mayClose && onClose()}
      actions={
        <Button onClick={onClose} disabled={!mayClose}>
          Close
        </Button>
      }
    >
      <Stack spacing={2}>
        {error && <Alert severity="error">Error: {failureText(error, SEND_FAILED)}</Alert>}
        {data?.message && <Alert severity="success">{data.message}</Alert>}
        {!error && hasDeliveries && <Deliveries newsletterId={newsletter.id} isSending={isPending} />}
        {!hasDeliveries && isPending && <LinearProgress aria-label="Sending" />}
        {!hasDeliveries && data && <SendResults results={data.results} />}
      </Stack>
    </MessageDialog>
  )
}
