import { expect, test } from 'vitest'
import { startServer } from './start-server'

async function startAsEditor() {
  const server = await startServer()
  return { ...server, editor: await server.as(await server.make.user({ role: 'editor' })) }
}

test('readers see a change of the categories at once, although their reads are kept', async () => {
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

test('a refused change does not drop what is kept for readers', async () => {
  const { cache, make, editor } = await startAsEditor()
  const { id } = await make.category({ slug: 'lakes' })
  const { generation } = cache
  await editor.post('/api/categories', { name: 'Lakes', slug: 'lakes' })
  await editor.delete(`/api/categories/${id}`, undefined, { 'if-match': '"9"' })
  expect(cache.generation).toBe(generation)
})

test('of two categories with one slug at the same moment, one is made', async () => {
  const { editor } = await startAsEditor()
  const create = () => editor.post('/api/categories', { name: 'Lakes', slug: 'lakes' })
  const replies = await Promise.all([create(), create()])
  expect(replies.map((reply) => reply.status).sort()).toEqual([201, 409])
})
