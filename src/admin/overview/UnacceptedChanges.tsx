import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ListedChange } from '@shared/entities/change'
import { latinSlug } from '@shared/latin-slug'
import { MAX_PER_PAGE } from '@shared/paging'
import { paths } from '@shared/paths'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useOptionalQuery } from '../api/use-call'
import { publicationText } from '../articles/publication/publication-text'
import { dateAndTime, languageName } from '../i18n/formats'
import { t, useI18n } from '../i18n/i18n'
import { lazyPart } from '../lazy-screen'
import { listPath, translationPath } from '../paths'
import { Panel } from './Panel'
import { useSettle } from './use-settle'

/** With the library that compares texts. */
const ChangeDialog = lazyPart(() => import('./ChangeDialog'), 'ChangeDialog')

const FIRST = 5

/** The title of a deleted account is empty. */
function titleOf({ title, language }: ListedChange) {
  if (!title) return t('audit.deleted')
  return language ? `${title} (${languageName(language)})` : title
}

/** Leads to what was changed; deleted records are in the trash. */
function ChangeTitle({ change }: { change: ListedChange }) {
  const { kind, record_id: id, language, title, state } = change
  const text = titleOf(change)
  if (kind === 'media' || (kind === 'users' && state === 'removed')) return text
  if (kind === 'users') return <Link href={paths.author({ id, slug: latinSlug(title) || 'author' })}>{text}</Link>
  const isInTrash = state === 'removed' && !language
  const to = isInTrash ? listPath('trash') : translationPath(kind, id, language)
  return (
    <Link component={RouterLink} to={to}>
      {text}
    </Link>
  )
}

/** What others than editors have changed for readers, until an editor accepts it or reverts the text. */
export function UnacceptedChanges() {
  useI18n()
  const query = { waiting: 'false', perPage: MAX_PER_PAGE } as const
  const { data, error, refetch } = useOptionalQuery('GET /api/changes', { query })
  const [compared, setCompared] = useState<ListedChange>()
  const [showsAll, setShowsAll] = useState(false)
  const settle = useSettle(() => {
    setCompared(undefined)
    void refetch()
  })
  if (error)
    return (
      <Panel heading={t('overview.changes.heading')}>
        <Typography sx={{ color: 'text.secondary' }}>{t('overview.changes.notLoaded')}</Typography>
      </Panel>
    )
  if (!data?.changes.length) return null
  const shown = showsAll ? data.changes : data.changes.slice(0, FIRST)
  const button = (change: ListedChange, label: string, onClick: () => void) => (
    <Button
      size="small"
      aria-label={t('overview.changes.named', { action: label, title: titleOf(change) })}
      disabled={settle.isPending}
      onClick={onClick}
    >
      {label}
    </Button>
  )
  return (
    <Panel heading={t('overview.changes.heading')}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('overview.changes.intro')}
      </Typography>
      <List disablePadding>
        {shown.map((change) => (
          <ListItem
            key={`${change.kind} ${change.record_id} ${change.language} ${change.version}`}
            disableGutters
            sx={{ flexWrap: 'wrap', columnGap: 2 }}
          >
            <ListItemText
              primary={<ChangeTitle change={change} />}
              secondary={[
                t('overview.changes.by', { name: change.by ?? t('audit.deleted'), when: dateAndTime(change.at) }),
                ...(change.publish_at ? [publicationText(change.publish_at)] : []),
              ].join('. ')}
              sx={{ minWidth: '12rem', overflowWrap: 'anywhere' }}
            />
            <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Chip size="small" variant="outlined" label={t(`audit.kinds.${change.kind}`)} />
              {change.state === 'removed' && (
                <Chip size="small" variant="outlined" color="error" label={t('overview.changes.removed')} />
              )}
              {change.version !== undefined && (
                <>
                  {button(change, t('overview.changes.compare'), () => setCompared(change))}
                  {button(change, t('overview.changes.revert'), () => settle.mutate({ change, action: 'revert' }))}
                </>
              )}
              {button(change, t('overview.changes.accept'), () => settle.mutate({ change, action: 'accept' }))}
            </Stack>
          </ListItem>
        ))}
      </List>
      {shown.length < data.changes.length && (
        <Button onClick={() => setShowsAll(true)}>{t('overview.changes.all', { count: data.total })}</Button>
      )}
      {compared && (
        <ChangeDialog
          change={compared}
          title={titleOf(compared)}
          isBusy={settle.isPending}
          onClose={() => setCompared(undefined)}
          onSettle={(change, action) => settle.mutate({ change, action })}
        />
      )}
    </Panel>
  )
}
