import { useNavigate } from 'react-router-dom'
import { RecordForm } from '../forms/RecordForm'
import { useI18n } from '../i18n/i18n'
import { PageHeading } from '../layout/PageHeading'
import { useIdentity } from '../layout/use-identity'
import { recordPath } from '../paths'
import { ArticleFields } from './ArticleFields'
import { articlePayload } from './article-payload'
import { useShowNewArticle } from './use-new-article'

const messages = { success: 'articles.created', failure: 'articles.saveFailed' } as const
const defaultValues = { status: 'draft', category_ids: [], content: '', image_url: null }

export function ArticleCreate() {
  const { t } = useI18n()
  const identity = useIdentity() ?? null
  const showNewArticle = useShowNewArticle()
  const navigate = useNavigate()
  return (
    <>
      <PageHeading>{t('articles.new')}</PageHeading>
      <RecordForm
        resource="articles"
        messages={messages}
        defaultValues={defaultValues}
        transform={(values) => articlePayload(identity, values)}
        onSaved={({ id }) => showNewArticle(id)}
        openCreated={({ id }) => navigate(recordPath('articles', id), { replace: true })}
      >
        <ArticleFields />
      </RecordForm>
    </>
  )
}
