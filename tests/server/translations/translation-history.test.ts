import { AUTOSAVE_FOLD_MS } from '@shared/article-rules'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const documentOf = (texts: Record<string, string>) => ({
  time: 1,
  version: '2.31.0',
  blocks: Object.entries(texts).map(([id, text]) => ({ id, type: 'paragraph', data: { text } })),
})
const textOf = (title: string, blocks: Record<string, string>) => ({ title, excerpt: 'E', blocks: documentOf(blocks) })

type Saved = { id: number; title: string; author_name: string; status: string; words: number }

async function start() {
  let now = Date.UTC(2026, 4, 1)
  const server = await startServer({ now: () => new Date(now) })
  const as = async (name: string) => server.as(await server.make.user({ role: 'editor', name }))
  const [dewi, budi] = [await as('Dewi'), await as('Budi')]
  const original = textOf('Toba', { a: 'One.', b: 'Two.' })
  const { articleId: id } = (await dewi.post('/api/articles', { ...original, status: 'published' })).json
  const path = `/api/articles/${id}`
  const own = `${path}/translations/id`
  const save = async (title: string, more: object = {}, client = dewi, query = '') =>
    (await client.put(`${own}${query}`, { ...textOf(title, { a: 'Satu.', b: 'Dua.' }), ...more })).json.translation
  const autosave = (title: string) => save(title, {}, dewi, '?autosave=1')
  const versions = async () => (await dewi.get(`${own}/revisions`)).json.revisions as Saved[]
  const titles = async () => (await versions()).map(({ title }) => title)
  const wait = (ms: number) => {
    now += ms
  }
  return { ...server, dewi, budi, id, path, own, save, autosave, versions, titles, wait }
}

test('each save of a translation is a version of its own, apart from those of its original; autosaves share one', async () => {
  const { save, autosave, versions, titles, wait, budi, dewi, own, path } = await start()
  await save('A')
  await save('B', { status: 'published', translator: 'Dewi S.' }, budi)
  expect(await versions()).toMatchObject([
    { title: 'B', author_name: 'Budi', status: 'published', words: 2 },
    { title: 'A', author_name: 'Dewi', status: 'draft' },
  ])
  const [newest] = await versions()
  const { revision } = (await dewi.get(`${own}/revisions/${newest?.id}`)).json
  expect(revision).toMatchObject({ title: 'B', translator: 'Dewi S.', blocks: documentOf({ a: 'Satu.', b: 'Dua.' }) })
  expect((await dewi.get(`${path}/revisions/${newest?.id}`)).status).toBe(404)
  expect((await dewi.get(`${path}/translations/ja/revisions/${newest?.id}`)).status).toBe(404)
  expect((await dewi.get(`${path}/revisions`)).json.total).toBe(1)

  await save('B', { status: 'draft' })
  await autosave('C')
  wait(AUTOSAVE_FOLD_MS - 1)
  await autosave('D')
  expect(await titles()).toEqual(['D', 'B', 'A'])
  wait(1)
  await autosave('E')
  expect(await titles()).toEqual(['E', 'D', 'B', 'A'])
  expect((await dewi.get('/api/articles/999/translations/id/revisions')).status).toBe(404)
})

test('a version that is restored is outdated where the original has changed since, whatever was confirmed in between', async () => {
  const { save, versions, dewi, own, path } = await start()
  await save('First', { translator: 'Dewi' })
  await dewi.put(path, textOf('Toba', { a: 'One!', b: 'Two.' }))
  expect(await save('Second', { ...textOf('Second', { a: 'Satu!', b: 'Dua.' }), translator: null })).toMatchObject({
    outdated: false,
  })
  const [second, first] = await versions()
  const restore = async (version: Saved | undefined, headers = {}) =>
    dewi.post(`${own}/revisions/${version?.id}/restore`, undefined, headers)

  expect((await restore(first, { 'if-match': '"1"' })).status).toBe(409)
  const { json } = await restore(first, { 'if-match': '"2"' })
  expect(json.translation).toMatchObject({ title: 'First', translator: 'Dewi', outdated_blocks: ['a'], version: 3 })
  expect(json.translation.content).toContain('Satu.')
  expect((await restore(second)).json.translation).toMatchObject({ title: 'Second', translator: null, outdated: false })
  expect(await versions()).toMatchObject([
    { title: 'Second' },
    { title: 'First' },
    { title: 'Second' },
    { title: 'First' },
  ])
  expect((await restore({ ...(first as Saved), id: 99_999 })).status).toBe(404)
})

test('a translation from before its versions were kept begins with the state before the first save', async () => {
  const { save, titles, db } = await start()
  await save('Old')
  await db.execute("delete from article_revisions where language = 'id'")
  await save('New')
  expect(await titles()).toEqual(['New', 'Old'])
})

test('the versions go with the translation', async () => {
  const { save, titles, dewi, own } = await start()
  await save('A')
  await dewi.delete(own)
  expect(await titles()).toEqual([])
})

test('translations of pages keep versions too, and staff see a draft of one before it is published', async () => {
  const { dewi, fetch } = await start()
  const page = { title: 'Privacy', content: '<p>One.</p>', status: 'published' }
  const { id, slug } = (await dewi.post('/api/pages', page)).json.page
  const own = `/api/pages/${id}/translations/id`
  const save = (title: string, query = '') => dewi.put(`${own}${query}`, { title, content: `<p>${title}.</p>` })
  await save('Privasi')
  await save('Privas', '?autosave=1')
  await save('Kebijakan privasi', '?autosave=1')
  const { revisions } = (await dewi.get(`${own}/revisions`)).json
  expect(revisions).toMatchObject([
    { title: 'Kebijakan privasi', status: 'draft', words: 2 },
    { title: 'Privasi', author_name: 'Dewi' },
  ])
  const shown = async (client: typeof dewi | { get: typeof fetch }, query = '&preview=1') =>
    (await client.get(`/api/pages/${slug}?lang=id${query}`)).json.page
  expect(await shown(dewi)).toMatchObject({ title: 'Kebijakan privasi', lang: 'id', status: 'draft' })
  for (const page of [await shown(dewi, ''), await shown({ get: fetch })])
    expect(page).toMatchObject({ title: 'Privacy', lang: 'en', status: 'published' })

  await dewi.put(`/api/pages/${id}`, { ...page, content: '<p>Two.</p>' })
  const path = `${own}/revisions/${revisions[1].id}`
  expect((await dewi.get(path)).json.revision).toMatchObject({ title: 'Privasi', content: '<p>Privasi.</p>' })
  const restored = (await dewi.post(`${path}/restore`)).json.translation
  expect(restored).toMatchObject({ title: 'Privasi', outdated_blocks: ['field:title', 'field:content'], version: 4 })
  expect((await dewi.get(`/api/pages/${id}/translations/ja/revisions/${revisions[1].id}`)).status).toBe(404)
  await dewi.delete(own)
  expect((await dewi.get(`${own}/revisions`)).json).toEqual({ revisions: [], total: 0 })
  expect((await dewi.get('/api/pages/999/translations/id/revisions')).status).toBe(404)
})

test('translations of places keep versions of all their texts, which readers have seen', async () => {
  const { dewi, make } = await start()
  const { id } = await make.place({ name: 'Toba' })
  const own = `/api/places/${id}/translations/id`
  const first = { name: 'Toba', summary: 'Danau kawah.', practical: { when: 'Sepanjang tahun' } }
  await dewi.put(own, first)
  await dewi.put(own, { ...first, name: 'Danau Toba', practical: {} })
  const { revisions } = (await dewi.get(`${own}/revisions?sort=title&order=desc`)).json
  expect(revisions).toMatchObject([
    { title: 'Toba', status: 'published', words: 4 },
    { title: 'Danau Toba', words: 2 },
  ])
  const path = `${own}/revisions/${revisions[0].id}`
  expect((await dewi.get(path)).json.revision).toMatchObject(first)
  expect((await dewi.post(`${path}/restore`)).json.translation).toMatchObject({ ...first, outdated: false })
})
