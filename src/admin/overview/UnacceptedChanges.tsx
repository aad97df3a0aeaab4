import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Change } from '@shared/entities/change'
import { DEFAULT_LANGUAGE } from '@shared/languages'
import { MAX_PER_PAGE } from '@shared/paging'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { ifMatch } from '../api/client'
import type { DashboardData } from '../api/data-provider'
import { failureText } from '../api/failures'
import { useOptionalQuery } from '../api/use-call'
import { dateAndTime, languageName } from '../i18n/formats'
import { type TextKey, useI18n } from '../i18n/i18n'
import { Panel } from './Panel'

/** With the library that compares texts. */
const ChangeDialog = lazy(async () => ({ default: (await import('./ChangeDialog')).ChangeDialog }))

const FIRST = 5

type Action = 'accept' | 'revert'

const calls = {
  accept: 'POST /api/articles/:id/changes/:language/accept',
  revert: 'POST /api/articles/:id/changes/:language/revert',
} as const

const done: Record<Action, TextKey> = {
  accept: 'overview.changes.acceptedNow',
  revert: 'overview.changes.revertedNow',
}

/** Accepts or reverts a change, if the text is still the one that the editor has seen. */
function useSettle(onSettled: () => void) {
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  return useMutation<unknown, unknown, { change: Change; action: Action }>({
    mutationFn: ({ change: { article_id: id, language, version }, action }) =>
      request(calls[action], { params: { id, language } }, { headers: ifMatch(version) }),
    onSuccess: (_, { action }) => notify(done[action], { type: 'success' }),
    onError: (error) => notify(failureText(error, 'overview.changes.failed'), { type: 'error' }),
    onSettled,
  })
}

const titleOf = ({ title, language }: Change) =>
  language === DEFAULT_LANGUAGE ? title : `${title} (${languageName(language)})`

/** Published and scheduled texts that were changed by others than editors, until an editor accepts or reverts them. */
export function UnacceptedChanges() {
  const { t } = useI18n()
  const { data, error, refetch } = useOptionalQuery('GET /api/articles/changes', { query: { perPage: MAX_PER_PAGE } })
  const [compared, setCompared] = useState<Change>()
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
  const button = (change: Change, label: string, onClick: () => void) => (
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
            key={`${change.article_id} ${change.language}`}
            disableGutters
            sx={{ flexWrap: 'wrap', columnGap: 2 }}
          >
            <ListItemText
              primary={titleOf(change)}
              secondary={t(change.publish_at ? 'overview.changes.byScheduled' : 'overview.changes.by', {
                name: change.changed_by_name ?? t('audit.deleted'),
                when: dateAndTime(change.changed_at),
                moment: change.publish_at ? dateAndTime(change.publish_at) : '',
              })}
              sx={{ minWidth: '12rem', overflowWrap: 'anywhere' }}
            />
            <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
              {button(change, t('overview.changes.compare'), () => setCompared(change))}
              {button(change, t('overview.changes.revert'), () => settle.mutate({ change, action: 'revert' }))}
              {button(change, t('overview.changes.accept'), () => settle.mutate({ change, action: 'accept' }))}
            </Stack>
          </ListItem>
        ))}
      </List>
      {shown.length < data.changes.length && (
        <Button onClick={() => setShowsAll(true)}>{t('overview.changes.all', { count: data.total })}</Button>
      )}
      {compared && (
        <Suspense>
          <ChangeDialog
            change={compared}
            title={titleOf(compared)}
            isBusy={settle.isPending}
            onClose={() => setCompared(undefined)}
            onSettle={(change, action) => settle.mutate({ change, action })}
          />
        </Suspense>
      )}
    </Panel>
  )
}
