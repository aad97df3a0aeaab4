import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { translateText, useI18n } from '../../i18n/i18n'
import type { Sent } from './use-send'

/** The result of a host that has no list of deliveries: how many failed, and the error for each address. */
export function SendResults({ results }: Pick<Sent, 'results'>) {
  const { t } = useI18n()
  const { failed = 0, errors = [] } = (results ?? {}) as Partial<NonNullable<Sent['results']>>
  if (failed === 0 && errors.length === 0) return null
  return (
    <Alert severity="warning">
      {t('newsletters.sending.resultsFailed', { count: failed })}
      <Box component="ul" sx={{ pl: 2.5, my: 0.5, overflowWrap: 'anywhere' }}>
        {errors.map(({ email, name, error }) => (
          <li key={email}>
            {name ? `${name} (${email})` : email}
            <Typography variant="body2">{translateText(error)}</Typography>
          </li>
        ))}
      </Box>
    </Alert>
  )
}
