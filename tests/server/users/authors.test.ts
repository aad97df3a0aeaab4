import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

test('the author of a published article is public, without anything else about the account', async () => {
  const { fetch, make } = await startServer()
  const { id } = await make.user({ name: 'Łukasz Café', role: 'editor', bio: 'Walks', phone: '123' })
  expect((await fetch(`/api/authors/${id}`)).status).toBe(404)
  await make.article({ author_id: id, status: 'draft' })
  await make.article({ author_id: id, byline: 'A pen name' })
  expect((await fetch(`/api/authors/${id}`)).status).toBe(404)
  await make.article({ author_id: id })
  const author = { id, name: 'Łukasz Café', slug: 'lukasz-cafe', bio: 'Walks', image_url: null }
  expect((await fetch(`/api/authors/${id}`)).json).toEqual({ author })
})

test('articles link their author, but not under a byline or after the account is deleted', async () => {
  const { fetch, make, as } = await startServer()
  const admin = await as(await make.user({ role: 'admin' }))
  const { id } = await make.user({ name: '佐藤', role: 'editor' })
  const article = await make.article({ author_id: id, title: 'Own' })
  const hidden = await make.article({ author_id: id, title: 'Hidden', byline: 'A pen name' })
  const authorOf = async (articleId: number) => (await fetch(`/api/articles/${articleId}`)).json.article.author
  expect(await authorOf(article.id)).toEqual({ id, slug: 'author', bio: null, image_url: null })
  expect(await authorOf(hidden.id)).toBeNull()
  const { articles } = (await fetch('/api/articles?sort=title')).json
  expect(articles).toMatchObject([{ author: null }, { author: { id, slug: 'author' } }])
  expect((await fetch(`/api/articles?author=${id}`)).json).toMatchObject({ total: 1, articles: [{ title: 'Own' }] })

  await admin.delete(`/api/users/${id}`)
  expect(await authorOf(article.id)).toBeNull()
  expect((await fetch(`/api/authors/${id}`)).status).toBe(404)
})

test('an author whose account is deactivated keeps the page', async () => {
  const { fetch, make, as } = await startServer()
  const admin = await as(await make.user({ role: 'admin' }))
  const { id } = await make.user({ role: 'marketing' })
  await make.article({ author_id: id })
  expect((await admin.put(`/api/users/${id}/active`, { active: false })).status).toBe(200)
  expect((await fetch(`/api/authors/${id}`)).status).toBe(200)
})

test('a changed name or biography is on the page of the author at once', async () => {
  const { fetch, make, as } = await startServer()
  const admin = await as(await make.user({ role: 'admin' }))
  const user = await make.user({ name: 'Sari', role: 'editor' })
  await make.article({ author_id: user.id })
  const read = async () => (await fetch(`/api/authors/${user.id}`)).json.author
  expect(await read()).toMatchObject({ name: 'Sari', slug: 'sari' })
  const own = await as(user)
  const { email } = user
  expect((await own.put('/api/auth/profile', { name: 'Sari Lubis', email })).status).toBe(200)
  expect(await read()).toMatchObject({ name: 'Sari Lubis', slug: 'sari-lubis', bio: null })
  await own.put('/api/auth/profile', { name: 'Sari Lubis', email, bio: 'Lives by the lake' })
  expect(await read()).toMatchObject({ bio: 'Lives by the lake' })
  const bio_texts = [{ language: 'id', text: 'Tinggal di tepi danau' }]
  await own.put('/api/auth/profile', { name: 'Sari Lubis', email, bio: 'Lives by the lake', bio_texts })
  const readIn = async (lang: string) => (await fetch(`/api/authors/${user.id}?lang=${lang}`)).json.author
  expect(await readIn('id')).toMatchObject({ bio: 'Tinggal di tepi danau', bio_lang: 'id' })
  expect(await readIn('ja')).toMatchObject({ bio: 'Lives by the lake', bio_lang: 'en' })
  await admin.put(`/api/users/${user.id}`, { name: 'Sari Toba', email, role: 'editor' })
  expect(await read()).toMatchObject({ name: 'Sari Toba', slug: 'sari-toba' })
})
