import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Preview } from './Preview'

type Props = { subject: string; content: string; sent_at: string; onClose: () => void }

const day = (moment: string) =>
  new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** What has been sent is in the readers' hands: it can be looked at. */
export const SentNewsletter = ({ subject, content, sent_at, onClose }: Props) => (
  <Stack spacing={2}>
    <Alert severity="info">Sent on {day(sent_at)}; a sent newsletter cannot be changed.</Alert>
    <Preview subject={subject} content={content} />
    <Button onClick={onClose} sx={{ alignSelf: 'flex-end' }}>
      Close
    </Button>
  </Stack>
)
