import Alert from '@mui/material/Alert'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import type { Overdue as OverdueWork } from '@shared/entities/overdue'
import { Link as RouterLink } from 'react-router-dom'
import { dateAndTime } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { useDesk } from '../layout/use-desk'
import { recordPath } from '../paths'
import { Panel } from './Panel'

/** The work that is late, and what to do about what should happen by itself. Left out if there is none, or if the host does not report it. */
export function Overdue() {
  const { t } = useI18n()
  const overdue = useDesk().data?.overdue ?? []
  if (overdue.length === 0) return null
  const isBroken = overdue.some(({ kind }) => kind !== 'pieces')
  const hasNoWorker = overdue.some(({ kind }) => kind === 'workers')
  return (
    <Panel heading={t('overview.overdue.heading')}>
      {isBroken && (
        <Alert severity="error">{t(hasNoWorker ? 'overview.overdue.noWorker' : 'overview.overdue.inLog')}</Alert>
      )}
      <List disablePadding>
        {overdue.map((work) => (
          <Item key={`${work.kind} ${work.id}`} work={work} />
        ))}
      </List>
    </Panel>
  )
}

function Item({ work: { kind, id, title, due_at } }: { work: OverdueWork }) {
  const { t } = useI18n()
  const isRecord = kind === 'articles' || kind === 'newsletters' || kind === 'pieces'
  return (
    <ListItem disableGutters sx={{ flexWrap: 'wrap', columnGap: 2 }}>
      <ListItemText
        primary={
          isRecord ? (
            <Link
              component={RouterLink}
              to={recordPath(kind === 'newsletters' ? 'newsletter' : 'articles', Number(id))}
            >
              {title}
            </Link>
          ) : (
            t(`overview.overdue.kinds.${kind}`)
          )
        }
        secondary={<time dateTime={due_at}>{t('overview.overdue.since', { when: dateAndTime(due_at) })}</time>}
        sx={{ minWidth: 'min(16rem, 100%)', overflowWrap: 'anywhere' }}
      />
      {isRecord && (
        <Chip
          size="small"
          variant="outlined"
          label={kind === 'pieces' ? t('overview.overdue.piece') : t(`audit.kinds.${kind}`)}
        />
      )}
    </ListItem>
  )
}
