import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

test('readers get the byline in place of the name of the account, in lists and articles', async () => {
  const { as, make, fetch } = await startServer()
  const editor = await as(await make.user({ role: 'editor', name: 'Yusuf Harahap' }))
  const input = { title: 'Crater lake', excerpt: 'A walk', status: 'published', byline: '  Dewi & friends ' }
  const { articleId: id } = (await editor.post('/api/articles', input)).json

  const managed = (await editor.get(`/api/articles/manage/${id}`)).json.article
  expect(managed).toMatchObject({ author_name: 'Yusuf Harahap', byline: 'Dewi & friends' })
  for (const article of [
    (await fetch('/api/articles')).json.articles[0],
    (await fetch(`/api/articles/${id}`)).json.article,
  ]) {
    expect(article.author_name).toBe('Dewi & friends')
    expect(article).not.toHaveProperty('byline')
  }

  await editor.put(`/api/articles/${id}`, { ...input, byline: ' ' })
  expect((await fetch(`/api/articles/${id}`)).json.article.author_name).toBe('Yusuf Harahap')
  const tooLong = await editor.put(`/api/articles/${id}`, { ...input, byline: 'x'.repeat(201) })
  expect([tooLong.status, tooLong.json.errors]).toEqual([400, { byline: 'At most 200 characters' }])
})
