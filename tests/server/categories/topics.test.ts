import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

async function startAsEditor() {
  const server = await startServer()
  return { ...server, editor: await server.as(await server.make.user({ role: 'editor' })) }
}

test('readers get a topic by its slug in any letter case, with its description', async () => {
  const { fetch, make } = await startAsEditor()
  await make.category({ name: 'Peaks', slug: 'peaks' })
  const { id } = await make.category({ name: 'Lakes', slug: 'lakes', description: 'Water in calderas' })
  const lakes = { id, name: 'Lakes', slug: 'lakes', description: 'Water in calderas', languages: ['en'] }
  for (const slug of ['lakes', 'LAKES'])
    expect((await fetch(`/api/categories?slug=${slug}`)).json).toEqual({ categories: [lakes], total: 1 })
  expect((await fetch('/api/categories?slug=rivers')).json).toEqual({ categories: [], total: 0 })
})

test('articles name their topics in the language of the reader', async () => {
  const { fetch, make, editor } = await startAsEditor()
  const { id } = await make.category({ name: 'Lakes', slug: 'lakes', description: 'Water' })
  const article = await make.article({ category_ids: [id] })
  const translation = { name: 'Danau', description: 'Air' }
  expect((await editor.put(`/api/categories/${id}/translations/id`, translation)).status).toBe(200)

  const danau = { id, name: 'Danau', slug: 'lakes', lang: 'id' }
  const shown = { topics: [danau], category_names: ['Danau'] }
  expect((await fetch('/api/articles?lang=id')).json.articles).toMatchObject([shown])
  expect((await fetch(`/api/articles/${article.id}?lang=id`)).json.article).toMatchObject(shown)
  expect((await fetch('/api/categories?slug=lakes&lang=id')).json.categories).toEqual([
    { ...danau, description: 'Air', languages: ['en', 'id'] },
  ])
  const original = { topics: [{ id, name: 'Lakes', slug: 'lakes', lang: 'en' }], category_names: ['Lakes'] }
  expect((await fetch(`/api/articles/${article.id}?lang=ja`)).json.article).toMatchObject(original)
  expect((await fetch('/api/articles?q=danau&lang=id')).json).toMatchObject({ total: 1, articles: [shown] })
})

test('the translation of a category is outdated after the category has changed, and can be deleted', async () => {
  const { make, editor, fetch } = await startAsEditor()
  const { id } = await make.category({ name: 'Lakes', slug: 'lakes' })
  const address = `/api/categories/${id}/translations`
  await editor.put(`${address}/id`, { name: 'Danau' })
  await editor.put(`/api/categories/${id}`, { name: 'Waters', slug: 'lakes' })
  const { translations } = (await editor.get(address)).json
  expect(translations).toMatchObject([{ language: 'id', name: 'Danau', description: null, outdated: true, version: 1 }])
  const stale = await editor.put(`${address}/id`, { name: 'Air' }, { 'if-match': '"2"' })
  expect(stale.status).toBe(409)
  expect((await editor.put(`${address}/id`, { name: 'Perairan' })).json.translation).toMatchObject({
    outdated: false,
    version: 2,
  })
  expect((await editor.put(`${address}/id`, { name: ' ' })).json.errors).toHaveProperty('name')
  expect((await editor.put(`${address}/en`, { name: 'Lakes' })).status).toBe(404)
  expect((await editor.put('/api/categories/999/translations/id', { name: 'Danau' })).status).toBe(404)
  expect((await editor.delete(`${address}/id`)).status).toBe(200)
  expect((await editor.delete(`${address}/id`)).status).toBe(404)
  expect((await fetch('/api/categories?lang=id')).json.categories).toMatchObject([{ name: 'Waters', lang: 'en' }])
})

test('related are articles by shared places, then by the number of shared topics, then by language, distance and age', async () => {
  const { fetch, make, editor } = await startAsEditor()
  const [lakes, peaks, coasts] = [await make.category(), await make.category(), await make.category()]
  const toba = await make.place({ latitude: 2.68, longitude: 98.88 })
  const sibayak = await make.place({ latitude: 3.23, longitude: 98.52 })
  const kerinci = await make.place({ latitude: -1.7, longitude: 101.26 })
  const write = async (title: string, fields: object = {}) =>
    (await editor.post('/api/articles', { title, excerpt: title, status: 'published', ...fields })).json.articleId
  await write('Same place', { places: [toba.id] })
  await write('Same place and topic', { places: [toba.id], category_ids: [lakes.id] })
  await write('Two topics', { category_ids: [lakes.id, peaks.id], places: [kerinci.id] })
  const translated = await write('One topic, far, translated', { category_ids: [lakes.id], places: [kerinci.id] })
  await write('One topic, near', { category_ids: [lakes.id, coasts.id], places: [sibayak.id] })
  await write('One topic, far', { category_ids: [lakes.id], places: [kerinci.id] })
  await write('Newer of one topic', { category_ids: [peaks.id] })
  await write('Draft', { places: [toba.id], status: 'draft' })
  const id = await write('The article', { places: [toba.id], category_ids: [lakes.id, peaks.id] })
  await write('Old news')
  await write('News', { category_ids: [coasts.id] })
  const danau = { title: 'Danau', excerpt: 'Sebuah danau', content: '<p>Danau</p>', status: 'published' }
  await editor.put(`/api/articles/${translated}/translations/id`, danau)

  const titles = async (path: string) => (await fetch(path)).json.articles.map(({ title }: { title: string }) => title)
  const related = `/api/articles/${id}/related`
  const inOrder = [
    'Same place and topic',
    'Same place',
    'Two topics',
    'One topic, near',
    'One topic, far',
    'One topic, far, translated',
    'Newer of one topic',
    'News',
    'Old news',
  ]
  expect(await titles(`${related}?limit=12`)).toEqual(inOrder)
  expect(await titles(related)).toEqual(inOrder.slice(0, 3))
  expect((await titles(`${related}?limit=4&lang=id`))[3]).toBe('Danau')
  expect((await fetch(`${related}?limit=13`)).status).toBe(400)
  expect((await fetch('/api/articles/999/related')).status).toBe(404)
})

test('related articles have translated titles', async () => {
  const { fetch, make, editor } = await startAsEditor()
  const [one, other] = [await make.article(), await make.article()]
  const danau = { title: 'Danau Toba', excerpt: 'Sebuah danau', content: '<p>Danau</p>', status: 'published' }
  await editor.put(`/api/articles/${other.id}/translations/id`, danau)
  const { articles } = (await fetch(`/api/articles/${one.id}/related?lang=id`)).json
  expect(articles).toMatchObject([{ id: other.id, title: 'Danau Toba', lang: 'id' }])
})

test('the topics that have articles are listed by name, with their number and the newest article in the language of the reader', async () => {
  const { fetch, make, editor } = await startAsEditor()
  const [peaks, lakes] = [await make.category({ name: 'Peaks' }), await make.category({ name: 'Lakes' })]
  await make.category({ name: 'Empty' })
  await make.article({ title: 'Kerinci', category_ids: [peaks.id] })
  await make.article({ title: 'Old lake', category_ids: [lakes.id], published_at: new Date('2020-01-01') })
  const { id } = await make.article({ title: 'Toba', category_ids: [lakes.id] })
  await make.article({ title: 'Draft', category_ids: [lakes.id], status: 'draft' })
  expect((await fetch('/api/topics')).json.topics).toMatchObject([
    { name: 'Lakes', total: 2, newest: { title: 'Toba' } },
    { name: 'Peaks', total: 1, newest: { title: 'Kerinci' } },
  ])
  await editor.put(`/api/categories/${lakes.id}/translations/id`, { name: 'Danau' })
  const danau = { title: 'Danau Toba', excerpt: 'Sebuah danau', content: '<p>Danau</p>', status: 'published' }
  await editor.put(`/api/articles/${id}/translations/id`, danau)
  expect((await fetch('/api/topics?lang=id')).json.topics).toMatchObject([
    { name: 'Danau', lang: 'id', newest: { title: 'Danau Toba', lang: 'id' } },
    { name: 'Peaks', lang: 'en' },
  ])
})
