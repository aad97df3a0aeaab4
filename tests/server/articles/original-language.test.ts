import type { Db } from '@server/db/client'
import { articleRevisions } from '@server/db/schema/core'
import { articleSearch } from '@server/db/schema/search'
import { paths } from '@shared/paths'
import { startServer } from '@tests/server/start-server'
import { startWithMachine } from '@tests/server/translations/machine-texts'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

const text = { title: 'Danau Toba', excerpt: 'Sebuah kaldera', content: '<p>Danaunya dalam.</p>' }
const english = { title: 'Lake Toba', excerpt: 'A caldera', content: '<p>The lake is deep.</p>', status: 'published' }

async function start() {
  const server = await startServer()
  const editor = await server.as(await server.make.user({ role: 'editor' }))
  const marketing = await server.as(await server.make.user({ role: 'marketing', name: 'Mara' }))
  async function publish(language?: string) {
    const { articleId } = (await editor.post('/api/articles', { ...text, status: 'published', language })).json
    return articleId as number
  }
  const translate = (id: number, language: string, texts: object = english) =>
    editor.put(`/api/articles/${id}/translations/${language}`, texts)
  const managed = async (id: number) => (await editor.get(`/api/articles/manage/${id}`)).json.article
  return { ...server, editor, marketing, publish, translate, managed }
}

const translated = {
  status: 400,
  json: {
    errors: { language: 'There is a translation into this language. Delete it first, or choose another language' },
  },
}

test('an article is in English unless it is said to be in another of the sixteen languages', async () => {
  const { editor, publish, managed } = await start()
  expect(await managed(await publish())).toMatchObject({ language: 'en' })
  const id = await publish('id')
  expect(await managed(id)).toMatchObject({ language: 'id' })
  // A save that does not name it leaves it.
  await editor.put(`/api/articles/${id}`, { ...text, title: 'Danau' })
  expect(await managed(id)).toMatchObject({ title: 'Danau', language: 'id' })
  for (const language of ['nl', null, ''])
    expect(await editor.put(`/api/articles/${id}`, { ...text, language })).toMatchObject({
      status: 400,
      json: { errors: { language: expect.any(String) } },
    })
})

test('no article is translated into its own language, nor said to be in one into which it has been translated', async () => {
  const { editor, publish, translate, managed } = await start()
  const id = await publish('id')
  expect(await translate(id, 'id')).toMatchObject({
    status: 400,
    json: { errors: { language: 'The original is written in this language' } },
  })
  expect((await editor.get(`/api/articles/manage/${id}/translations/id`)).status).toBe(404)
  expect((await translate(id, 'en')).status).toBe(200)

  expect(await editor.put(`/api/articles/${id}`, { ...text, language: 'en' })).toMatchObject(translated)
  expect(await managed(id)).toMatchObject({ language: 'id', version: 1 })
  await editor.delete(`/api/articles/${id}/translations/en`)
  expect((await editor.put(`/api/articles/${id}`, { ...text, language: 'en' })).status).toBe(200)
  expect((await translate(id, 'id')).status).toBe(200)
})

test('the history of an article that turns out to be in another language goes on', async () => {
  const { editor, publish, db } = await start()
  const id = await publish()
  await editor.put(`/api/articles/${id}`, { ...text, title: 'Danau', language: 'id' })
  const revisions = async () => (await editor.get(`/api/articles/${id}/revisions`)).json.revisions
  expect(await revisions()).toMatchObject([{ title: 'Danau' }, { title: 'Danau Toba' }])
  const [, first] = await revisions()
  expect((await editor.get(`/api/articles/${id}/revisions/${first.id}`)).json.revision).toMatchObject(text)
  const rows = await db.select().from(articleRevisions).where(eq(articleRevisions.article_id, id))
  expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(['id']))
})

test('a translation that was outdated is so still, and one is made from another language', async () => {
  const { editor, publish, translate } = await start()
  const id = await publish()
  await translate(id, 'fr')
  await editor.put(`/api/articles/${id}`, { ...text, title: 'Danau', language: 'id' })
  const list = async () => (await editor.get(`/api/articles/manage/${id}/translations`)).json.translations
  expect(await list()).toMatchObject([{ language: 'fr', outdated: true }])
  await translate(id, 'fr', { ...english, title: 'Le lac' })
  expect(await list()).toMatchObject([{ language: 'fr', outdated: false }])
})

test('a change of the language by marketing is live, listed for editors, compared and reverted', async () => {
  const { editor, marketing, publish, managed } = await start()
  const id = await publish()
  await marketing.put(`/api/articles/${id}`, { ...text, title: 'Danau' })
  await marketing.put(`/api/articles/${id}`, { ...text, title: 'Danau', language: 'id' })
  const listed = async () => (await editor.get('/api/changes')).json.changes
  expect(await listed()).toEqual([
    expect.objectContaining({ kind: 'articles', record_id: id, original_language: 'id', title: 'Danau', by: 'Mara' }),
  ])
  expect((await listed())[0]).not.toHaveProperty('language')
  expect((await editor.get(`/api/articles/${id}/changes/id`)).json.change).toMatchObject({
    accepted: { title: 'Danau Toba', language: 'en' },
    present: { title: 'Danau', language: 'id' },
  })
  expect((await editor.post(`/api/articles/${id}/changes/id/revert`)).status).toBe(200)
  expect(await managed(id)).toMatchObject({ title: 'Danau Toba', language: 'en' })
  expect(await listed()).toEqual([])
})

test('changes of an original and of its English translation are told apart', async () => {
  const { editor, marketing, publish, translate } = await start()
  const id = await publish('id')
  await translate(id, 'en')
  await marketing.put(`/api/articles/${id}`, { ...text, title: 'Danau' })
  await marketing.put(`/api/articles/${id}/translations/en`, { ...english, title: 'The lake' })
  const listed = async () => (await editor.get('/api/changes?sort=title')).json.changes
  expect(await listed()).toMatchObject([
    { title: 'Danau', original_language: 'id' },
    { title: 'The lake', language: 'en' },
  ])
  const accept = (language?: string) =>
    editor.post('/api/changes/accept', { kind: 'articles', record_id: id, language })
  expect((await accept()).status).toBe(200)
  expect(await listed()).toMatchObject([{ title: 'The lake', language: 'en' }])
  expect((await accept('en')).status).toBe(200)
  expect(await listed()).toEqual([])
})

test('the removal of an article in any language is listed, and accepted', async () => {
  const { editor, publish, as, make } = await start()
  const id = await publish('id')
  const admin = await as(await make.user({ role: 'admin' }))
  expect((await admin.delete(`/api/articles/${id}`)).status).toBe(200)
  const listed = async () => (await editor.get('/api/changes')).json.changes
  const [change] = await listed()
  expect(change).toMatchObject({ kind: 'articles', record_id: id, state: 'removed', title: 'Danau Toba' })
  expect(change).not.toHaveProperty('language')
  const { kind, record_id, at } = change
  expect((await editor.post('/api/changes/accept', { kind, record_id, at })).status).toBe(200)
  expect(await listed()).toEqual([])

  const [item] = (await editor.get('/api/trash')).json.items
  expect((await editor.post(`/api/trash/${item.id}/restore`)).status).toBe(200)
  expect((await editor.get(`/api/articles/manage/${id}`)).json.article).toMatchObject({ language: 'id' })
})

test('the list of articles is filtered by the language in which they are written', async () => {
  const { editor, publish, translate } = await start()
  const [first, second] = [await publish(), await publish('id')]
  await translate(first, 'id')
  const ids = async (query: string) =>
    (await editor.get(`/api/articles/manage?sort=id&${query}`)).json.articles.map(({ id }: { id: number }) => id)
  expect(await ids('original_language=id')).toEqual([second])
  expect(await ids('original_language=en')).toEqual([first])
  expect(await ids('original_language=fr')).toEqual([])
  // What is written in a language lacks no translation into it.
  expect(await ids('language=id&translation=missing')).toEqual([])
  expect(await ids('language=en&translation=missing')).toEqual([second])
  expect(await ids('language=fr&translation=missing')).toEqual([first, second])
})

test('the desk counts and finds what is to be translated from each language', async () => {
  const { editor, publish, translate } = await start()
  const [first, second] = [await publish(), await publish('id')]
  const desk = async (query: string) => (await editor.get(`/api/translations?sort=id&${query}`)).json.originals
  const counts = async (query = '') => (await editor.get(`/api/translations/counts?${query}`)).json.counts
  expect(await desk('')).toMatchObject([
    { item_id: first, language: 'en' },
    { item_id: second, language: 'id' },
  ])
  expect(await counts()).toMatchObject({ missing: 30 })
  expect(await counts('language=id')).toMatchObject({ missing: 1 })
  expect(await counts('language=en')).toMatchObject({ missing: 1 })
  expect(await desk('language=en&state=missing')).toMatchObject([{ item_id: second }])
  expect(await desk('language=id&state=missing')).toMatchObject([{ item_id: first }])
  await translate(second, 'en')
  expect(await desk('')).toMatchObject([{ states: {} }, { states: { en: 'published' } }])
  expect(await desk('language=en&state=missing')).toEqual([])
  expect(await counts('language=en')).toMatchObject({ missing: 0, published: 1 })
})

test('readers find an original in its language, and in theirs once it is translated', async () => {
  const { fetch, publish, translate, db } = await start()
  const id = await publish('id')
  const search = async (q: string, lang?: string) => {
    const query = new URLSearchParams({ q, ...(lang && { lang }) })
    return (await fetch(`/api/articles?${query}`)).json.articles.map(
      ({ found_in, lang: shown }: { found_in: string; lang?: string }) => [found_in, shown],
    )
  }
  for (const lang of [undefined, 'en', 'id', 'fr']) expect(await search('danau', lang), lang).toEqual([['id', 'id']])
  // Other hits must not hide it from readers of English.
  const other = await publish()
  await translate(other, 'id')
  expect(await search('danau')).toHaveLength(2)
  await translate(id, 'en')
  expect(await search('lake')).toEqual([['en', 'en']])
  expect(await search('lake', 'fr')).toEqual([['en', 'id']])
  const rows = await db.select().from(articleSearch).where(eq(articleSearch.article_id, id))
  expect(rows.map(({ language, is_fallback }) => [language, is_fallback]).toSorted()).toEqual([
    ['en', true],
    ['id', false],
  ])
  expect((await fetch('/api/search?q=danau')).json.results).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: other, url: paths.article(other) })]),
  )
})

test('a machine translates from the language of the original, into English too', async () => {
  const { editor, requests, work, article } = await startWithMachine()
  const { articleId: id } = (await editor.post('/api/articles', { ...text, status: 'published', language: 'id' })).json
  expect(await article(id, 'en')).toMatchObject({ lang: 'id', machine: 'coming' })
  expect(await article(id, 'id')).not.toHaveProperty('machine')
  await work()
  expect(requests.map(({ source, target }) => [source, target])).toEqual([['id', 'en']])
  expect(await article(id, 'en')).toMatchObject({ lang: 'en', language: 'id', machine: 'shown', languages: ['id'] })

  requests.length = 0
  expect((await editor.post(`/api/articles/${id}/translations/fr/machine`)).status).toBe(200)
  expect(requests.map(({ source, target }) => [source, target])).toEqual([['id', 'fr']])
  expect(await editor.post(`/api/articles/${id}/translations/id/machine`)).toMatchObject({ status: 400 })

  // Read in English after all: its machine translation is not needed any more.
  await editor.put(`/api/articles/${id}`, { ...text, language: 'en' })
  await work()
  expect(await article(id, 'en')).not.toHaveProperty('machine')
})

/** The statements that a request sends to the database. */
async function statementsOf(db: Db, request: () => Promise<unknown>) {
  const query = vi.spyOn(
    (db as unknown as { $client: { query: (statement: { text: string }) => unknown } }).$client,
    'query',
  )
  await request()
  const texts = query.mock.calls.map(([statement]) => statement.text)
  query.mockRestore()
  return texts
}

test('a list takes a statement more where readers may get translations, and none where all is in their language', async () => {
  const { publish, fetch, db, cache } = await start()
  await publish()
  const list = (lang?: string) => () => {
    cache.invalidate()
    return fetch(`/api/articles${lang ? `?lang=${lang}` : ''}`)
  }
  const ofTranslations = async (lang?: string) =>
    (await statementsOf(db, list(lang))).filter((statement) => statement.includes('"article_translations"')).length
  expect([await ofTranslations(), await ofTranslations('en'), await ofTranslations('id')]).toEqual([0, 0, 1])
  await publish('id')
  expect([await ofTranslations(), await ofTranslations('en'), await ofTranslations('id')]).toEqual([1, 1, 1])
})
