import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import type { ManagedPlace } from '@shared/entities/place'
import { useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useOptionalQuery } from '../api/use-call'
import { useI18n } from '../i18n/i18n'
import { recordPath } from '../paths'

type Line = { article_id: number; title: string; text: string }

function Lines({ severity, lines }: { severity: 'info' | 'warning'; lines: Line[] }) {
  if (lines.length === 0) return null
  return (
    <Alert severity={severity} variant="outlined" sx={{ my: 1, overflowWrap: 'anywhere' }}>
      {lines.map(({ article_id, title, text }) => (
        <div key={article_id}>
          {text}{' '}
          <Link component={RouterLink} to={recordPath('articles', article_id)}>
            {title}
          </Link>
        </div>
      ))}
    </Alert>
  )
}

/** The articles that declare the place closed, and those that disagree with it about that. */
export function Disagreements() {
  const { t } = useI18n()
  const place = useRecordContext<ManagedPlace>()
  const id = place?.id ?? 0
  const { data } = useOptionalQuery('GET /api/places/manage/:id', { params: { id } }, { enabled: id > 0 })
  const closures = data?.place.closures ?? []
  const disagreeing = data?.disagreeing ?? []
  return (
    <>
      <Lines severity="info" lines={closures.map((each) => ({ ...each, text: t('places.declaredClosed') }))} />
      <Lines
        severity="warning"
        lines={disagreeing.map((each) => ({
          ...each,
          text: t(each.says_closed ? 'places.saysClosed' : 'places.notSaidClosed'),
        }))}
      />
    </>
  )
}
