import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { Newsletter } from '@shared/entities/newsletter'
import { moment } from './sending/words'

export const shortDay = (moment: string) =>
  new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

type Props = Pick<Newsletter, 'sent_at'> & Partial<Pick<Newsletter, 'scheduled_at'>>

/** A draft, one that will be sent by itself, or a sent one. */
export function NewsletterStatus({ sent_at, scheduled_at }: Props) {
  if (sent_at) return <Chip size="small" variant="outlined" color="success" label={`Sent ${shortDay(sent_at)}`} />
  if (scheduled_at)
    return (
      <>
        <Chip size="small" variant="outlined" color="info" label="Scheduled" />
        <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {moment(scheduled_at)}
        </Typography>
      </>
    )
  return <Chip size="small" variant="outlined" label="Draft" />
}
