import { messages } from '@shared/messages'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

async function startAsEditor() {
  const server = await startServer()
  return { ...server, editor: await server.as(await server.make.user({ role: 'editor' })) }
}

test('readers see a changed category at once, despite the cache', async () => {
  const { fetch, make, editor } = await startAsEditor()
  const names = async () => (await fetch('/api/categories')).json.categories.map(({ name }: { name: string }) => name)
  expect(await names()).toEqual([])
  const { id } = (await editor.post('/api/categories', { name: 'Lakes', slug: 'lakes' })).json.category
  expect(await names()).toEqual(['Lakes'])
  const article = await make.article({ category_ids: [id] })
  const onArticle = async () => (await fetch(`/api/articles/${article.id}`)).json.article.category_names
  const inList = async () => (await fetch('/api/articles')).json.articles[0].category_names
  expect([await onArticle(), await inList()]).toEqual([['Lakes'], ['Lakes']])
  await editor.put(`/api/categories/${id}`, { name: 'Waters', slug: 'lakes' })
  expect([await names(), await onArticle(), await inList()]).toEqual([['Waters'], ['Waters'], ['Waters']])
  await editor.delete(`/api/categories/${id}`)
  expect([await names(), await onArticle(), await inList()]).toEqual([[], [], []])
})

test('a refused change keeps the cache', async () => {
  const { cache, make, editor } = await startAsEditor()
  const { id } = await make.category({ slug: 'lakes' })
  const { generation } = cache
  await editor.post('/api/categories', { name: 'Lakes', slug: 'lakes' })
  await editor.delete(`/api/categories/${id}`, undefined, { 'if-match': '"9"' })
  expect(cache.generation).toBe(generation)
})

test.each([
  ...['-', '-a', 'a-', 'a--b'].map((slug) => [slug, messages.slugInvalid]),
  // The API would take these for an id, and for the managed list.
  ...['1', '2026', 'manage'].map((slug) => [slug, messages.slugReserved]),
])('a category may not get the slug %s, but keeps it if it has it', async (slug, message) => {
  const { make, fetch, editor } = await startAsEditor()
  const refusal = { status: 400, json: { errors: { slug: message } } }
  expect(await editor.post('/api/categories', { name: 'Lakes', slug })).toMatchObject(refusal)

  const lakes = await make.category({ name: 'Lakes', slug: 'lakes' })
  expect(await editor.put(`/api/categories/${lakes.id}`, { name: 'Lakes', slug })).toMatchObject(refusal)

  const { id } = await make.category({ name: 'Old', slug })
  expect((await editor.put(`/api/categories/${id}`, { name: 'New', slug })).status).toBe(200)
  const { categories } = (await fetch('/api/categories')).json
  expect(categories.map(({ name, slug }: typeof lakes) => [name, slug])).toEqual([
    ['Lakes', 'lakes'],
    ['New', slug],
  ])
  expect((await fetch(`/api/categories?slug=${slug}`)).json.categories).toMatchObject([{ id, slug }])
})

test('of two concurrent categories with the same slug, one is created', async () => {
  const { editor } = await startAsEditor()
  const create = () => editor.post('/api/categories', { name: 'Lakes', slug: 'lakes' })
  const replies = await Promise.all([create(), create()])
  expect(replies.map((reply) => reply.status).sort()).toEqual([201, 409])
})
