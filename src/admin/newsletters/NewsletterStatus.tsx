import Chip from '@mui/material/Chip'
import type { Newsletter } from '@shared/entities/newsletter'

export const shortDay = (moment: string) =>
  new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

export const NewsletterStatus = ({ sent_at }: Pick<Newsletter, 'sent_at'>) =>
  sent_at ? (
    <Chip size="small" variant="outlined" color="success" label={`Sent ${shortDay(sent_at)}`} />
  ) : (
    <Chip size="small" variant="outlined" label="Draft" />
  )
