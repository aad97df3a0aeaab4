import { EVENTS_SLUG } from '@shared/article-rules'
import { type ComponentProps, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { RecordForm } from '../forms/RecordForm'
import { sameForm } from '../forms/same-form'
import { useI18n } from '../i18n/i18n'
import { PageHeading } from '../layout/PageHeading'
import { useIdentity } from '../layout/use-identity'
import { pathOf, recordPath } from '../paths'
import { ArticleFailure } from './ArticleFailure'
import { ArticleFields } from './ArticleFields'
import { articlePayload } from './article-payload'
import { useShowNewArticle } from './use-new-article'

const createMessages = { success: 'articles.created', failure: 'articles.saveFailed' } as const
const editMessages = { success: 'articles.updated', failure: 'articles.saveFailed' } as const
const defaultValues = { status: 'draft', category_ids: [], content: '', image_url: null }

const open = (id: string | undefined) => ({ id, token: Math.random(), isMoved: false })

/**
 * The form that belongs to the address. One that creates an article stays when autosave has begun the article and the address has become
 * the article's: its writer is typing.
 */
function useOpenForm() {
  const { id } = useParams()
  const { state } = useLocation()
  const [form, setForm] = useState(() => open(id))
  const isCarried = sameForm(state) === form.token
  if (isCarried ? !form.isMoved : form.isMoved || id !== form.id) {
    const next = isCarried ? { ...form, isMoved: true } : open(id)
    setForm(next)
    return next
  }
  return form
}

/** The form of a new and of an existing article. */
export function ArticleForm() {
  const { token, id } = useOpenForm()
  return id === undefined ? <ArticleCreate key={token} token={token} /> : <ArticleEdit key={token} id={id} />
}

type FormProps = Omit<ComponentProps<typeof RecordForm>, 'resource' | 'children'>

const Article = (props: FormProps) => (
  <RecordForm resource="articles" {...props}>
    <ArticleFields />
  </RecordForm>
)

function ArticleCreate({ token }: { token: number }) {
  const { t } = useI18n()
  const identity = useIdentity() ?? null
  const showNewArticle = useShowNewArticle()
  const navigate = useNavigate()
  const goTo = (id: RaRecord['id'], state?: object) => navigate(recordPath('articles', id), { replace: true, state })
  return (
    <>
      <PageHeading>{t('articles.new')}</PageHeading>
      <Article
        messages={createMessages}
        defaultValues={defaultValues}
        transform={(values, options) => ({
          ...articlePayload(identity, values, options?.previousData),
          // A draft that was begun has the slug of what was then its title.
          ...(values.id !== undefined && values.slug !== EVENTS_SLUG && { slug: null }),
          ...(values.publish_at && values.status !== 'published' && { publish_at: values.publish_at }),
        })}
        onBegun={(id) => goTo(id, { form: token })}
        onSaved={({ id }) => showNewArticle(id)}
        openCreated={({ id }) => goTo(id)}
      />
    </>
  )
}

function ArticleEdit({ id }: { id: string }) {
  const { t } = useI18n()
  const identity = useIdentity() ?? null
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Error>()
  if (failure) return <ArticleFailure error={failure} onRetry={() => setFailure(undefined)} />
  return (
    <>
      <PageHeading>{t('articles.edit')}</PageHeading>
      <Article
        id={id}
        messages={editMessages}
        transform={(values, options) => articlePayload(identity, values, options?.previousData)}
        onSaved={() => navigate(pathOf.articles)}
        onLoadError={setFailure}
      />
    </>
  )
}
