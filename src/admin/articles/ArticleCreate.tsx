import { RecordForm } from '../forms/RecordForm'
import { PageHeading } from '../layout/PageHeading'
import { useIdentity } from '../layout/use-identity'
import { ArticleFields } from './ArticleFields'
import { articlePayload } from './article-payload'
import { useShowNewArticle } from './use-new-article'

const words = { success: 'Article created successfully!', failure: 'Failed to save article' }
const defaultValues = { status: 'draft', category_ids: [], content: '', image_url: null }

export function ArticleCreate() {
  const identity = useIdentity() ?? null
  const showNewArticle = useShowNewArticle()
  return (
    <>
      <PageHeading>New Article</PageHeading>
      <RecordForm
        resource="articles"
        words={words}
        defaultValues={defaultValues}
        transform={(values) => articlePayload(identity, values)}
        onSaved={({ id }) => showNewArticle(id)}
      >
        <ArticleFields />
      </RecordForm>
    </>
  )
}
