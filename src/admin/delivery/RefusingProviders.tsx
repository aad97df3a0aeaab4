import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { refusingProviders } from '@shared/refusing-providers'
import { DAY_MS } from '@shared/time'
import { Link as RouterLink } from 'react-router-dom'
import { useOptionalQuery } from '../api/use-call'
import { useI18n } from '../i18n/i18n'
import { pathOf } from '../paths'

const NEWEST = 3
const DAYS = 30

/** Warns that a mail provider refuses the last newsletters for a reason that the magazine can mend. */
export function RefusingProviders({ linked = true }: { linked?: boolean }) {
  const { t } = useI18n()
  const { data } = useOptionalQuery('GET /api/delivery', { query: { perPage: NEWEST } })
  const recent = data?.newsletters.filter(({ sent_at }) => Date.parse(sent_at) > Date.now() - DAYS * DAY_MS) ?? []
  const refusing = refusingProviders(recent)
  if (refusing.length === 0) return null
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      {refusing.map(({ provider, reason }) => (
        <div key={provider}>{t('delivery.refuses', { provider, reason: t(`delivery.reasons.${reason}`) })}</div>
      ))}
      {linked ? (
        <Link component={RouterLink} to={pathOf.delivery} color="inherit">
          {t('screens.delivery')}
        </Link>
      ) : (
        t('delivery.whatToDo', { command: 'npm run doctor' })
      )}
    </Alert>
  )
}
