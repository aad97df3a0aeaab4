import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

async function startWithAuthors() {
  const server = await startServer()
  const [ana, budi] = [
    await server.make.user({ name: 'Ana', role: 'editor' }),
    await server.make.user({ name: 'Budi', role: 'marketing' }),
  ]
  const article = await server.make.article({ status: 'published', author_id: ana.id, author_name: 'Ana' })
  const editor = await server.as(ana)
  const assign = (ids: number[], as = editor) => as.put(`/api/articles/${article.id}/authors`, { authors: ids })
  return { ...server, ana, budi, article, editor, assign }
}

test('readers see all authors in their order, and find the article on the page of each', async () => {
  const { article, ana, budi, editor, assign, fetch } = await startWithAuthors()
  expect((await assign([ana.id, budi.id])).status).toBe(200)
  const shown = (await editor.get(`/api/articles/${article.id}`)).json.article
  expect(shown.authors).toEqual([
    { id: ana.id, name: 'Ana', slug: 'ana' },
    { id: budi.id, name: 'Budi', slug: 'budi' },
  ])
  for (const author of [ana, budi]) {
    const { json } = await fetch(`/api/articles?author=${author.id}`)
    expect(json.articles.map(({ id }: { id: number }) => id)).toEqual([article.id])
    expect((await fetch(`/api/authors/${author.id}`)).status).toBe(200)
  }
  // The first is the main one, and a save of an open form still works.
  await assign([budi.id, ana.id])
  const managed = (await editor.get(`/api/articles/manage/${article.id}`)).json.article
  expect(managed).toMatchObject({ author_id: budi.id, author_name: 'Budi', version: shown.version })
})

test('a byline names nobody else, and a name outlives its account', async () => {
  const { article, ana, budi, editor, assign, as, make } = await startWithAuthors()
  await assign([ana.id, budi.id])
  const admin = await as(await make.user({ role: 'admin' }))
  expect((await admin.delete(`/api/users/${budi.id}`)).status).toBe(200)
  const { authors } = (await editor.get(`/api/articles/${article.id}`)).json.article
  expect(authors.at(-1)).toEqual({ id: null, name: 'Budi', slug: null })
  const { title, excerpt } = (await editor.get(`/api/articles/manage/${article.id}`)).json.article
  await editor.put(`/api/articles/${article.id}`, { title, excerpt, byline: 'The desk' })
  const shown = (await editor.get(`/api/articles/${article.id}`)).json.article
  expect(shown).toMatchObject({ author_name: 'The desk', author: null })
  expect(shown.authors).toBeUndefined()
})

test('only those who may assign an author choose them, among accounts that exist', async () => {
  const { ana, budi, assign, as } = await startWithAuthors()
  expect((await assign([ana.id], await as(budi))).status).toBe(403)
  expect((await assign([999_999])).status).toBe(400)
  expect((await assign([])).status).toBe(400)
})
