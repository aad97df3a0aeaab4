import { MAX_REVISIONS } from '@shared/article-rules'
import { pick, REVISION_FIELDS } from '@shared/editable-fields'
import type { ManagedArticle } from '@shared/entities/article'
import type { Revision } from '@shared/entities/revision'
import { useGetOne, useUpdate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { useCall, useOptionalQuery } from '../../api/use-call'
import { readableParts } from '../../comparison/readable-parts'
import { useI18n } from '../../i18n/i18n'
import { FormSkeleton } from '../../layout/Skeletons'
import { recordPath } from '../../paths'
import { ArticleFailure } from '../ArticleFailure'
import { HistoryPage } from './HistoryPage'
import { Versions } from './Versions'

/** The versions of an article. */
export function ArticleHistory() {
  const { t } = useI18n()
  const id = Number(useParams().id)
  const article = useGetOne<ManagedArticle>('articles', { id }, { retry: false })
  const history = useOptionalQuery('GET /api/articles/:id/revisions', {
    params: { id },
    query: { perPage: MAX_REVISIONS },
  })
  const [update] = useUpdate()
  const useRevision = (revision: number | undefined) => useRevisionOf(id, revision)
  const refetch = () => {
    article.refetch()
    history.refetch()
  }
  const error = article.error ?? history.error
  if (error) return <ArticleFailure error={error} onRetry={refetch} />
  if (!article.data || history.data === undefined) return <FormSkeleton />
  const { title, status, version } = article.data
  const revisions = history.data?.revisions

  const restore = (revision: Revision) => {
    const data = { ...pick(revision, REVISION_FIELDS), version }
    const params = { id, data, previousData: article.data }
    return update('articles', params, { mutationMode: 'pessimistic', returnPromise: true })
  }
  return (
    <HistoryPage
      title={title}
      revisions={revisions}
      back={{ to: recordPath('articles', id), label: t('articles.backToEdit') }}
    >
      <Versions
        revisions={revisions ?? []}
        present={readableParts(article.data)}
        read={readableParts}
        useRevision={useRevision}
        restoreText={status === 'published' ? 'articles.versions.restorePublished' : 'articles.versions.restoreText'}
        restore={restore}
        onChange={refetch}
        onFailure={(failure, onRetry) => <ArticleFailure error={failure} onRetry={onRetry} />}
      />
    </HistoryPage>
  )
}

function useRevisionOf(id: number, revision: number | undefined) {
  const { data, ...query } = useCall(
    'GET /api/articles/:id/revisions/:revision',
    { params: { id, revision: revision ?? 0 } },
    revision !== undefined,
  )
  return { ...query, data: data?.revision }
}
