import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { RecordForm } from '../forms/RecordForm'
import { useI18n } from '../i18n/i18n'
import { PageHeading } from '../layout/PageHeading'
import { useIdentity } from '../layout/use-identity'
import { pathOf } from '../paths'
import { ArticleFailure } from './ArticleFailure'
import { ArticleFields } from './ArticleFields'
import { articlePayload } from './article-payload'

const messages = { success: 'articles.updated', failure: 'articles.saveFailed' } as const

export function ArticleEdit() {
  const { t } = useI18n()
  const { id = '' } = useParams()
  const identity = useIdentity() ?? null
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Error>()
  if (failure) return <ArticleFailure error={failure} onRetry={() => setFailure(undefined)} />
  return (
    <>
      <PageHeading>{t('articles.edit')}</PageHeading>
      <RecordForm
        key={id}
        id={id}
        resource="articles"
        messages={messages}
        transform={(values, options) => articlePayload(identity, values, options?.previousData)}
        onSaved={() => navigate(pathOf.articles)}
        onLoadError={setFailure}
      >
        <ArticleFields />
      </RecordForm>
    </>
  )
}
