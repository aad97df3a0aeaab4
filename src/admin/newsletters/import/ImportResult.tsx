import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { SubscriberImport } from '@shared/entities/subscriber-import'
import { useI18n } from '../../i18n/i18n'

/** The counts of an import, and the lines that it refuses. */
export function ImportResult({ result }: { result: SubscriberImport }) {
  const { t } = useI18n()
  const { confirmed, unconfirmed, completed, known, mails, refused, refusals } = result
  const counts = { confirmed, unconfirmed, completed, known, mails, refused }
  const shown = (['confirmed', 'unconfirmed', 'completed', 'known', 'mails', 'refused'] as const).filter(
    (name) => counts[name] > 0 || name === 'confirmed',
  )
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {shown.map((name) => (
          <li key={name}>{t(`newsletters.import.counts.${name}`, { count: counts[name] })}</li>
        ))}
      </Box>
      {refusals.length > 0 && (
        <Box
          component="ul"
          aria-label={t('newsletters.import.refusedLines')}
          // It scrolls, so the keyboard has to reach it.
          tabIndex={0}
          sx={{ m: 0, pl: 2.5, maxHeight: 200, overflowY: 'auto' }}
        >
          {refusals.map(({ line, email, reason }) => (
            <Typography component="li" variant="body2" key={line} sx={{ overflowWrap: 'anywhere' }}>
              {t('newsletters.import.line', { line })} {email && `${email}: `}
              {t(`newsletters.import.reasons.${reason}`)}
            </Typography>
          ))}
        </Box>
      )}
    </>
  )
}
