import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { RevisionSummary } from '@shared/entities/revision'
import type { ReactNode } from 'react'
import { Loading } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { ComparedParts } from '../../comparison/Comparison'
import type { Part } from '../../comparison/readable-parts'
import { dateAndTime } from '../../i18n/formats'
import { type TextKey, useI18n } from '../../i18n/i18n'
import { RestoreButton } from './RestoreButton'
import { RevisionList } from './RevisionList'

/** What is shown of a revision besides its texts. */
type Saved = Pick<RevisionSummary, 'id' | 'created_at'>

type Props<Kept extends Saved> = {
  revisions: RevisionSummary[]
  /** The text as it is. */
  present: Part[]
  /** The texts of a revision, in the order of the page. */
  read: (revision: Kept) => Part[]
  /** Reads a revision, once its id is known. */
  useRevision: (revision: number | undefined) => {
    data: Kept | undefined
    error: Error | null
    refetch: () => Promise<unknown>
  }
  /** What restoring a version means. */
  restoreText: TextKey
  restore: (revision: Kept) => Promise<unknown>
  onChange: () => void
  /** Says that a revision could not be read. */
  onFailure: (error: Error, onRetry: () => void) => ReactNode
}

/** The list, and a comparison of the chosen version with another. Both are in the URL. */
export function Versions<Kept extends Saved>({
  revisions,
  present,
  read,
  useRevision,
  restoreText,
  restore,
  onChange,
  onFailure,
}: Props<Kept>) {
  const { t } = useI18n()
  const [params, setParams] = useSearchParams()
  const index = Math.max(
    0,
    revisions.findIndex(({ id }) => id === Number(params.get('version'))),
  )
  const isPresent = index === 0
  // Comparing the present version with itself would show nothing.
  const against = isPresent ? 'previous' : (params.get('against') ?? 'present')
  const chosen = useRevision(revisions[index]?.id)
  const previous = useRevision(against === 'previous' ? revisions[index + 1]?.id : undefined)
  const choose = (change: Record<string, string>) =>
    setParams((now) => ({ ...Object.fromEntries(now), ...change }), { replace: true })

  const error = chosen.error ?? previous.error
  const when = dateAndTime(revisions[index]?.created_at ?? '')
  const older = revisions[index + 1]
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '17rem minmax(0, 1fr)' } }}>
      <Card sx={{ alignSelf: 'start' }}>
        <RevisionList
          revisions={revisions}
          chosen={revisions[index]?.id}
          onChoose={(id) => choose({ version: String(id) })}
        />
      </Card>
      <Card
        component="section"
        aria-label={t('articles.versions.comparison')}
        sx={{ p: { xs: 1.5, sm: 2.5 }, minWidth: 0 }}
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mb: 2, justifyContent: 'space-between' }}>
          {!isPresent && (
            <ToggleButtonGroup
              exclusive
              size="small"
              value={against}
              onChange={(_, value) => value && choose({ against: value })}
              aria-label={t('articles.versions.compareWith')}
            >
              <ToggleButton value="present">{t('articles.versions.withPresent')}</ToggleButton>
              <ToggleButton value="previous" disabled={!older}>
                {t('articles.versions.withPrevious')}
              </ToggleButton>
            </ToggleButtonGroup>
          )}
          {!isPresent && chosen.data && (
            <RestoreButton
              savedAt={chosen.data.created_at}
              text={restoreText}
              restore={() => restore(chosen.data as Kept)}
              onConflict={onChange}
              onRestored={() => {
                setParams({}, { replace: true })
                onChange()
              }}
            />
          )}
        </Stack>
        {error && onFailure(error, () => void Promise.all([chosen.refetch(), previous.refetch()]))}
        {!error && (!chosen.data || (against === 'previous' && older && !previous.data)) && <Loading />}
        {chosen.data && against === 'present' && (
          <ComparedParts
            before={read(chosen.data)}
            after={present}
            beforeName={when}
            afterName={t('articles.versions.present')}
          />
        )}
        {chosen.data && against === 'previous' && (!older || previous.data) && (
          <ComparedParts
            before={previous.data ? read(previous.data) : []}
            after={read(chosen.data)}
            beforeName={older ? dateAndTime(older.created_at) : t('articles.versions.nothingBefore')}
            afterName={isPresent ? t('articles.versions.whenPresent', { when }) : when}
          />
        )}
      </Card>
    </Box>
  )
}
