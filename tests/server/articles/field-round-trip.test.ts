import { pick, REVISION_FIELDS, TRANSLATION_REVISION_FIELDS } from '@shared/editable-fields'
import { AdInput } from '@shared/entities/ad'
import { ArticleInput } from '@shared/entities/article'
import { CategoryInput } from '@shared/entities/category'
import { NewsletterInput } from '@shared/entities/newsletter'
import { PageInput } from '@shared/entities/page'
import { PlaceInput } from '@shared/entities/place'
import { SeriesInput } from '@shared/entities/series'
import { TranslationInput } from '@shared/entities/translation'
import { ProfileUpdate, UserCreate, UserUpdate } from '@shared/entities/user'
import {
  adSamples,
  after,
  articleSamples,
  before,
  categorySamples,
  newsletterSamples,
  pageSamples,
  placeSamples,
  profileSamples,
  seriesSamples,
  translationSamples,
  userSamples,
} from '@tests/factories/field-samples'
import { PASSWORD, startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const articleKeys = Object.keys(ArticleInput.shape) as (keyof typeof ArticleInput.shape)[]
const translationKeys = Object.keys(TranslationInput.shape) as (keyof typeof TranslationInput.shape)[]

/** The one field, or both forms of the text. */
const changedBy = <Values extends { content?: unknown; blocks?: unknown }>(key: keyof Values, values: Values) =>
  values.blocks && (key === 'blocks' || key === 'content')
    ? { blocks: values.blocks, content: values.content }
    : { [key]: values[key] }

async function startAs(role: 'admin' | 'editor' | 'membership') {
  const server = await startServer()
  const user = await server.make.user({ role, email: 'me@example.com' })
  return { ...server, me: await server.as(user) }
}

/** The samples of an article on a server that has their categories. */
async function startWithArticle() {
  const server = await startAs('editor')
  const samples = articleSamples(
    [(await server.make.category()).id, (await server.make.category()).id],
    [(await server.make.place()).id, (await server.make.place()).id],
    (await server.make.series()).id,
  )
  const first = before(samples)
  const created = (await server.me.post('/api/articles', first)).json
  const path = `/api/articles/${created.articleId}`
  const read = async () => (await server.me.get(`/api/articles/manage/${created.articleId}`)).json.article
  const newestRevision = async () => {
    const [newest] = (await server.me.get(`${path}/revisions`)).json.revisions
    return (await server.me.get(`${path}/revisions/${newest.id}`)).json.revision
  }
  return { ...server, samples, first, created, path, read, newestRevision }
}

test('every field of an article is created and read', async () => {
  const { first, created, read, newestRevision } = await startWithArticle()
  expect(articleKeys.sort()).toEqual(Object.keys(first).sort())
  expect(created.article).toMatchObject(first)
  expect(await read()).toMatchObject(first)
  expect(await newestRevision()).toMatchObject(pick(first, REVISION_FIELDS))
})

test.each(articleKeys)('%s of an article survives saving, autosaving, its revision and restoring', async (key) => {
  const { me, samples, first, path, read, newestRevision } = await startWithArticle()
  const second = after(samples)
  const changed = changedBy(key, second)
  const required = pick(first, { title: true, excerpt: true })

  await me.put(`${path}?autosave=1`, { ...required, ...changed })
  expect(await read()).toMatchObject({ ...first, ...changed })
  const revision = await newestRevision()
  expect(revision).toMatchObject(pick({ ...first, ...changed }, REVISION_FIELDS))

  await me.put(path, first)
  expect(await read()).toMatchObject(first)
  expect(await newestRevision()).toMatchObject(pick(first, REVISION_FIELDS))

  await me.put(path, pick(revision, REVISION_FIELDS))
  expect(await read()).toMatchObject({ ...first, ...pick({ ...first, ...changed }, REVISION_FIELDS) })
})

test('every text of an article is in its translation, which readers get', async () => {
  const { me, fetch, path, created } = await startWithArticle()
  const [first, second] = [before(translationSamples), after(translationSamples)]
  expect(translationKeys.sort()).toEqual(Object.keys(first).sort())
  const address = `${path}/translations/id`
  const read = async () => (await me.get(`/api/articles/manage/${created.articleId}/translations/id`)).json.translation

  expect((await me.put(address, first)).json.translation).toMatchObject(first)
  expect(await read()).toMatchObject(first)
  for (const key of translationKeys) {
    const changed = changedBy(key, second)
    await me.put(address, { ...pick(first, { title: true, excerpt: true }), ...changed })
    // The note is for a review, which is over once it is published.
    const note = key === 'status' ? { review_note: null } : {}
    expect(await read(), key).toMatchObject({ ...first, ...changed, ...note })
    await me.put(address, first)
  }

  await me.put(address, second)
  await me.put(`${path}/status`, { status: 'published' })
  const { blocks, ...texts } = pick(second, TRANSLATION_REVISION_FIELDS)
  expect((await fetch(`${path}?lang=id`)).json.article).toMatchObject(texts)
})

type Simple = {
  name: string
  role: 'admin' | 'editor' | 'membership'
  path: string
  /** Where one is read, if that is not the path. */
  managed?: string
  one: string
  keys: object
  samples: Record<string, readonly [unknown, unknown]>
}

const simple: Simple[] = [
  { name: 'an ad', role: 'editor', path: '/api/ads', one: 'ad', keys: AdInput.shape, samples: adSamples },
  {
    name: 'a category',
    role: 'editor',
    path: '/api/categories',
    one: 'category',
    keys: CategoryInput.shape,
    samples: categorySamples,
  },
  {
    name: 'a series',
    role: 'editor',
    path: '/api/series',
    one: 'series',
    keys: SeriesInput.shape,
    samples: seriesSamples,
  },
  {
    name: 'a place',
    role: 'editor',
    path: '/api/places',
    managed: '/api/places/manage',
    one: 'place',
    keys: PlaceInput.shape,
    samples: placeSamples,
  },
  {
    name: 'a page',
    role: 'editor',
    path: '/api/pages',
    managed: '/api/pages/manage',
    one: 'page',
    keys: PageInput.shape,
    samples: pageSamples,
  },
  {
    name: 'a newsletter',
    role: 'editor',
    path: '/api/newsletters',
    one: 'newsletter',
    keys: NewsletterInput.shape,
    samples: newsletterSamples,
  },
]

test.each(simple)(
  'each field of $name is created, saved and read',
  async ({ role, path, managed = path, one, keys, samples }) => {
    const { me } = await startAs(role)
    const [first, second] = [before(samples), after(samples)]
    expect(Object.keys(keys).sort()).toEqual(Object.keys(samples).sort())
    const created = (await me.post(path, first)).json[one]
    expect(created).toMatchObject(first)
    const read = async () => (await me.get(`${managed}/${created.id}`)).json[one]
    expect(await read()).toMatchObject(first)
    for (const key of Object.keys(keys)) {
      const changed = { ...first, ...changedBy(key, second) }
      expect((await me.put(`${path}/${created.id}`, changed)).json[one], key).toMatchObject(changed)
      expect(await read(), key).toMatchObject(changed)
    }
  },
)

/** Passwords are not shown: whether one was stored shows at the next sign-in. */
const shown = ({ password, current_password, ...fields }: Record<string, unknown>) => fields

test('every field of a user is created, saved and read', async () => {
  const { me, fetch } = await startAs('admin')
  const [first, second] = [before(userSamples), after(userSamples)] as Record<string, unknown>[]
  // An invitation takes the place of the password, and is no field of the account.
  const { invite, ...fields } = UserCreate.shape
  expect(Object.keys(fields).sort()).toEqual(Object.keys(userSamples).sort())
  const created = (await me.post('/api/users', first)).json.user
  expect(created).toMatchObject(shown(first ?? {}))
  const signIn = async (password: unknown) =>
    (await fetch('/api/auth/login', { method: 'POST', body: { email: first?.email, password } })).status
  expect(await signIn(first?.password)).toBe(200)
  for (const key of Object.keys(UserUpdate.shape)) {
    const changed = { ...first, [key]: second?.[key] }
    await me.put(`/api/users/${created.id}`, changed)
    expect((await me.get(`/api/users/${created.id}`)).json.user, key).toMatchObject(shown(changed))
    if (key === 'password') expect(await signIn(second?.password)).toBe(200)
  }
})

test('every field of the profile is saved and read', async () => {
  const { fetch, make, as } = await startServer()
  const [first, second] = [before(profileSamples), after(profileSamples)] as [
    Record<string, unknown>,
    Record<string, unknown>,
  ]
  expect(Object.keys(ProfileUpdate.shape).sort()).toEqual(Object.keys(profileSamples).sort())
  const { password, current_password, ...fields } = first
  const me = await as(await make.user({ role: 'editor', email: String(fields.email) }))
  for (const key of Object.keys(ProfileUpdate.shape)) {
    // These need the current password.
    const isGuarded = ['email', 'password', 'current_password'].includes(key)
    const changed: Record<string, unknown> = isGuarded ? fields : { ...fields, [key]: second[key] }
    await me.put('/api/auth/profile', changed)
    expect((await me.get('/api/auth/me')).json.user, key).toMatchObject(changed)
  }
  await me.put('/api/auth/profile', { ...fields, email: second.email, current_password: PASSWORD })
  expect((await me.get('/api/auth/me')).json.user).toMatchObject({ ...fields, pending_email: second.email })
  expect((await me.put('/api/auth/profile', { ...fields, password, current_password: 'wrong' })).status).toBe(400)
  await me.put('/api/auth/profile', { ...fields, password, current_password: PASSWORD })
  const login = await fetch('/api/auth/login', { method: 'POST', body: { email: fields.email, password } })
  expect(login.status).toBe(200)
})
