import DialogContentText from '@mui/material/DialogContentText'
import { MailNote } from './MailNote'
import { useSubscriberTotal } from './use-subscribers'
import { counted } from './words'

/** What is sent cannot be called back, so the question names how many will get it. */
export function useSendQuestion(userIds?: number[]) {
  const { total } = useSubscriberTotal()
  const all = total === undefined ? 'all subscribers' : `all ${counted(total, 'subscriber', 'subscribers')}`
  const whom = userIds ? counted(userIds.length, 'selected user', 'selected users') : all
  return `Send this newsletter to ${whom}?`
}

export const ConfirmSend = ({ subject }: { subject: string }) => (
  <>
    <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
      “{subject}” can neither be changed nor called back afterwards.
    </DialogContentText>
    <MailNote />
  </>
)
