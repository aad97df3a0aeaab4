import type { ManagedArticle } from '@shared/entities/article'
import { useState } from 'react'
import { useGetOne } from 'react-admin'
import { useParams } from 'react-router-dom'
import { WORKING_COPIES } from '../../api/resources'
import { RecordForm } from '../../forms/RecordForm'
import { useI18n } from '../../i18n/i18n'
import { NotFound } from '../../layout/NotFound'
import { PageHeading } from '../../layout/PageHeading'
import { FormSkeleton } from '../../layout/Skeletons'
import { ArticleFailure } from '../ArticleFailure'
import { shortTitle } from '../article-messages'
import { WorkingCopyFields } from './WorkingCopyFields'
import type { WorkingCopyRecord } from './working-copy-data'
import { workingCopyPayload } from './working-copy-payload'

const messages = { success: 'articles.workingCopy.saved', failure: 'articles.saveFailed' } as const

/** The form of the next text of a published article. */
export function WorkingCopyEdit() {
  const { t } = useI18n()
  const id = Number(useParams().id)
  const article = useGetOne<ManagedArticle>('articles', { id }, { retry: false })
  const [failure, setFailure] = useState<Error>()
  const error = article.error ?? failure
  if (error)
    return (
      <ArticleFailure
        error={error}
        onRetry={() => {
          setFailure(undefined)
          void article.refetch()
        }}
      />
    )
  if (!article.data) return <FormSkeleton />
  // A host without versions keeps no working copies either.
  if (article.data.version === undefined || article.data.status !== 'published') return <NotFound />
  return (
    <>
      <PageHeading tab={t('articles.workingCopy.of', { title: shortTitle(article.data.title) })}>
        {t('articles.workingCopy.heading')}
      </PageHeading>
      <RecordForm
        id={id}
        resource={WORKING_COPIES}
        messages={messages}
        transform={(values, options) => workingCopyPayload(values, options?.previousData as WorkingCopyRecord)}
        // The form stays open, with the record that was saved.
        onSaved={() => {}}
        onLoadError={setFailure}
      >
        <WorkingCopyFields live={article.data} />
      </RecordForm>
    </>
  )
}
