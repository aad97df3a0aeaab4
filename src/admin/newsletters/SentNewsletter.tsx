import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { Newsletter } from '@shared/entities/newsletter'
import { Preview } from './Preview'
import { useSending } from './sending/sending-context'
import { useMailStatus } from './sending/use-mail-status'

type Props = { newsletter: Newsletter; sentAt: string; onClose: () => void }

const day = (moment: string) =>
  new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** What has been sent is in the readers' hands: it can be looked at. */
export function SentNewsletter({ newsletter, sentAt, onClose }: Props) {
  const hasMail = Boolean(useMailStatus())
  const open = useSending()
  return (
    <Stack spacing={2}>
      <Alert severity="info">Sent on {day(sentAt)}; a sent newsletter cannot be changed.</Alert>
      <Preview {...newsletter} />
      <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1.5 }}>
        {hasMail && <Button onClick={() => open({ name: 'deliveries', newsletter })}>Deliveries</Button>}
        <Button onClick={onClose}>Close</Button>
      </Stack>
    </Stack>
  )
}
