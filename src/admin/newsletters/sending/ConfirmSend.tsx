import DialogContentText from '@mui/material/DialogContentText'
import { useI18n } from '../../i18n/i18n'
import { MailNote } from './MailNote'
import { useSubscriberTotal } from './use-subscribers'

/** What is sent cannot be called back, so the question names how many will get it. */
export function useSendQuestion(userIds?: number[]) {
  const { t } = useI18n()
  const { total } = useSubscriberTotal()
  if (userIds) return t('newsletters.sending.askSelected', { count: userIds.length })
  return total === undefined ? t('newsletters.sending.askAll') : t('newsletters.sending.askCounted', { count: total })
}

export const ConfirmSend = ({ subject }: { subject: string }) => {
  const { t } = useI18n()
  return (
    <>
      <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
        {t('newsletters.sending.irrevocable', { subject })}
      </DialogContentText>
      <MailNote />
    </>
  )
}
