import { TRANSLATION_LANGUAGES } from '@shared/entities/translation'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const total = TRANSLATION_LANGUAGES.length

async function start() {
  const server = await startServer()
  const as = async (role: 'editor' | 'marketing') => server.as(await server.make.user({ role }))
  const editor = await as('editor')
  const desk = async (query = '', client = editor) => (await client.get(`/api/translations?${query}`)).json
  const counts = async (query = '') => (await editor.get(`/api/translations/counts?${query}`)).json.counts
  const titles = async (query: string) => (await desk(query)).originals.map(({ title }: { title: string }) => title)
  return { ...server, as, editor, desk, counts, titles }
}

/** One original of each kind, with awkward texts and one translation each. */
async function startWithAll() {
  const server = await start()
  const { make, editor } = server
  const awkward = 'Quotes " \\ / é 🌋 <b>&amp;</b>'
  const article = await make.article({ title: 'Lake Toba', excerpt: awkward })
  const { page } = (await editor.post('/api/pages', { title: 'Privacy', content: awkward, status: 'published' })).json
  const place = await make.place({ name: 'Kerinci', summary: awkward, practical: { when: awkward } })
  const category = await make.category({ name: 'Lakes', description: null })
  const ad = await make.ad({ title: 'Homestay', description: awkward, status: 'published' })
  const texts = { title: 'T', excerpt: 'E', name: 'N', summary: 'S', description: 'D', content: '<p>C</p>' }
  const translate = (path: string, input: object = {}, language = 'id') =>
    editor.put(`/api/${path}/translations/${language}`, { ...texts, ...input })
  await translate(`articles/${article.id}`, { machine: true })
  await translate(`pages/${page.id}`, { status: 'review' })
  await translate(`places/${place.id}`)
  await translate(`categories/${category.id}`)
  await translate(`ads/${ad.id}`)
  return { ...server, article, page, place, category, ad, translate }
}

test('the desk lists originals of all kinds with the states of their translations', async () => {
  const { desk, counts } = await startWithAll()
  const { originals, total: found } = await desk('sort=title')
  expect(found).toBe(5)
  expect(originals).toMatchObject([
    { kind: 'ads', title: 'Homestay', states: { id: 'draft' } },
    { kind: 'places', title: 'Kerinci', states: { id: 'published' } },
    { kind: 'articles', title: 'Lake Toba', states: { id: 'machine' } },
    { kind: 'categories', title: 'Lakes', states: { id: 'published' } },
    { kind: 'pages', title: 'Privacy', states: { id: 'review' } },
  ])
  const present = { machine: 1, draft: 1, review: 1, published: 2, outdated: 0 }
  expect(await counts()).toEqual({ ...present, missing: 5 * total - 5 })
  expect(await counts('language=ja')).toMatchObject({ missing: 5, published: 0 })
  expect(await counts('kind=pages&language=id')).toMatchObject({ missing: 0, review: 1, published: 0 })
})

test('a change of the original outdates the translation, whatever its status', async () => {
  const { editor, article, page, place, category, ad, counts, titles } = await startWithAll()
  await editor.put(`/api/articles/${article.id}`, { title: 'Toba', excerpt: 'E' })
  await editor.put(`/api/pages/${page.id}`, { title: 'Your data' })
  const { created_at, updated_at, version, id, ...facts } = place
  await editor.put(`/api/places/${place.id}`, { ...facts, practical: { ...place.practical, cost: 'Free' } })
  await editor.put(`/api/categories/${category.id}`, { name: 'Waters', slug: category.slug })
  await editor.put(`/api/ads/${ad.id}`, { ...ad, title: 'Guesthouse' })
  expect(await counts('language=id')).toMatchObject({ outdated: 5, published: 0 })
  expect(await titles('state=outdated&language=id&sort=title')).toEqual([
    'Guesthouse',
    'Kerinci',
    'Toba',
    'Waters',
    'Your data',
  ])
})

test('the desk is filtered by kind, language, state and title, and sorted by views', async () => {
  const { make, editor, titles, desk } = await start()
  const often = await make.article({ title: 'Often read', views: 90 })
  await make.article({ title: 'Rarely read', views: 3 })
  await make.article({ title: 'A draft', status: 'draft' })
  await make.category({ name: 'Lakes' })
  await editor.put(`/api/articles/${often.id}/translations/id`, { title: 'T', excerpt: 'E', status: 'published' })
  expect(await titles('')).toEqual(['Often read', 'Rarely read', 'Lakes'])
  expect(await titles('kind=articles&sort=views&order=asc')).toEqual(['Rarely read', 'Often read'])
  expect(await titles('state=missing&language=id')).toEqual(['Rarely read', 'Lakes'])
  expect(await titles('state=missing')).toEqual(['Often read', 'Rarely read', 'Lakes'])
  expect(await titles('state=published&language=ja')).toEqual([])
  expect(await titles('q=OFTEN')).toEqual(['Often read'])
  expect(await desk('perPage=1&page=2')).toMatchObject({ total: 3, originals: [{ title: 'Rarely read' }] })
  for (const query of ['kind=users', 'state=lost', 'language=xx', 'sort=views,id', 'perPage=101'])
    expect((await editor.get(`/api/translations?${query}`)).status, query).toBe(400)
})

test('staff see only the kinds that they may list', async () => {
  const { as, desk } = await startWithAll()
  const marketing = await as('marketing')
  const { originals } = await desk('', marketing)
  const kinds = originals.map(({ kind }: { kind: string }) => kind)
  expect(kinds.toSorted()).toEqual(['ads', 'articles', 'categories', 'places'])
  expect(await desk('kind=pages', marketing)).toEqual({ originals: [], total: 0 })
})
