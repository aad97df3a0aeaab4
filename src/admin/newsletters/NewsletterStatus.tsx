import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { Newsletter } from '@shared/entities/newsletter'
import { isLate } from '../forms/zoned-time'
import { dateAndTime, shortDay } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'

type Props = Pick<Newsletter, 'sent_at'> & Partial<Pick<Newsletter, 'scheduled_at'>>

export function NewsletterStatus({ sent_at, scheduled_at }: Props) {
  const { t } = useI18n()
  if (sent_at)
    return (
      <Chip
        size="small"
        variant="outlined"
        color="success"
        label={t('newsletters.status.sent', { day: shortDay(sent_at) })}
      />
    )
  if (scheduled_at) {
    const late = isLate(scheduled_at)
    return (
      <>
        <Chip
          size="small"
          variant="outlined"
          color={late ? 'error' : 'info'}
          label={t(late ? 'newsletters.status.late' : 'newsletters.status.scheduled')}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {dateAndTime(scheduled_at)}
        </Typography>
      </>
    )
  }
  return <Chip size="small" variant="outlined" label={t('newsletters.status.draft')} />
}
