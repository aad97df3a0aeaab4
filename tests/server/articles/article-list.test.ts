import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

async function start() {
  const server = await startServer()
  const user = await server.make.user({ role: 'editor', name: 'Edo' })
  const editor = await server.as(user)
  const titles = async (query: string) => {
    const { articles, total } = (await editor.get(`/api/articles/manage?sort=title&${query}`)).json
    expect(total).toBe(articles.length)
    return articles.map(({ title }: { title: string }) => title).join()
  }
  return { ...server, user, editor, titles }
}

test('the search ignores accents and case, and reads the text and the author, but no markup', async () => {
  const { make, titles } = await start()
  await make.article({ title: 'Crème brûlée', excerpt: 'Ein Überblick' })
  await make.article({ title: 'Plain', content: '<p class="intro">Danau <strong>Mańinjau</strong> &amp; Toba</p>' })
  await make.article({ title: 'Third', author_name: 'José Álvarez' })
  await make.article({ title: '日本語 ガイド' })
  expect(await titles('q=creme')).toBe('Crème brûlée')
  expect(await titles('q=BRÛLEE')).toBe('Crème brûlée')
  expect(await titles('q=uberblick')).toBe('Crème brûlée')
  expect(await titles('q=maninjau')).toBe('Plain')
  expect(await titles(`q=${encodeURIComponent('& toba')}`)).toBe('Plain')
  expect(await titles('q=jose')).toBe('Third')
  expect(await titles(`q=${encodeURIComponent('ガイド')}`)).toBe('日本語 ガイド')
  for (const absent of ['strong', 'intro', '%25', '_']) expect(await titles(`q=${absent}`)).toBe('')
})

test('a save is found by its new text at once', async () => {
  const { editor, titles } = await start()
  const input = { title: 'Toba', excerpt: 'Deep', content: '<p>Before</p>' }
  const { articleId } = (await editor.post('/api/articles', input)).json
  expect(await titles('q=before')).toBe('Toba')
  await editor.put(`/api/articles/${articleId}`, { ...input, content: '<p>Áfter</p>' })
  expect([await titles('q=before'), await titles('q=after')]).toEqual(['', 'Toba'])
})

test('is filtered by author', async () => {
  const { make, titles, user, editor } = await start()
  const reader = await make.user({ name: 'Ana', role: 'user' })
  await make.user({ name: 'Without articles', role: 'user' })
  await make.article({ title: 'Mine', author_id: user.id })
  await make.article({ title: 'Hers', author_id: reader.id })
  await make.article({ title: 'Without an account' })
  expect(await titles(`author_id=${user.id}`)).toBe('Mine')
  expect(await titles(`author_id=${reader.id}`)).toBe('Hers')
  expect((await editor.get('/api/articles/manage?author_id=me')).json.errors).toHaveProperty('author_id')
  expect((await editor.get('/api/articles/authors')).json).toEqual({
    authors: [
      { id: reader.id, name: 'Ana' },
      { id: user.id, name: 'Edo' },
    ],
    total: 2,
  })
})

test('is filtered by the magazine’s day: of the publication, or of the begin of a draft', async () => {
  const { make, titles, editor } = await start()
  const on = (day: string, time: string) => new Date(`${day}T${time}Z`)
  // In Jakarta, days begin at 17:00.
  await make.article({ title: 'A', created_at: on('2026-01-01', '12:00'), published_at: on('2026-03-10', '16:59') })
  await make.article({ title: 'B', created_at: on('2026-03-10', '17:00'), status: 'draft' })
  await make.article({ title: 'C', created_at: on('2026-03-11', '17:00') })
  expect(await titles('since=2026-03-11')).toBe('B,C')
  expect(await titles('until=2026-03-11')).toBe('A,B')
  expect(await titles('since=2026-03-11&until=2026-03-11')).toBe('B')
  for (const query of ['since=yesterday', 'until=2026-02-30'])
    expect((await editor.get(`/api/articles/manage?${query}`)).status).toBe(400)
})

test('is filtered by language and the state of the translation', async () => {
  const { editor, titles } = await start()
  const create = async (title: string) => {
    const input = { title, excerpt: 'An “excerpt” \\ with\ttabs', content: '<p>Text – ünd “quotes”</p>' }
    return (await editor.post('/api/articles', { ...input, status: 'published' })).json.articleId as number
  }
  const translate = (id: number, language: string, status: string) =>
    editor.put(`/api/articles/${id}/translations/${language}`, {
      title: 'T',
      excerpt: 'E',
      content: '<p>T</p>',
      status,
    })
  const [a, b, c] = [await create('A'), await create('B'), await create('C')]
  await create('D')
  await translate(a, 'id', 'published')
  await translate(b, 'id', 'draft')
  await translate(b, 'fr', 'published')
  await translate(c, 'id', 'published')
  await editor.put(`/api/articles/${c}`, { title: 'C', excerpt: 'Another', content: '<p>Text</p>' })

  expect(await titles('language=id')).toBe('A,B,C')
  expect(await titles('language=id&translation=missing')).toBe('D')
  expect(await titles('language=fr&translation=missing')).toBe('A,C,D')
  expect(await titles('language=id&translation=published')).toBe('A,C')
  expect(await titles('language=id&translation=outdated')).toBe('C')
  expect(await titles('translation=draft')).toBe('B')
  expect(await titles('translation=missing')).toBe('D')
  for (const query of ['original_language=xx', 'language=xx', 'translation=old'])
    expect((await editor.get(`/api/articles/manage?${query}`)).status).toBe(400)
})
