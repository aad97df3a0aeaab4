import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const text = { title: 'Toba', excerpt: 'Deep', content: '<p>Text</p>' }

async function start() {
  let time = Date.UTC(2026, 4, 1)
  const server = await startServer({ now: () => new Date(time) })
  const editor = await server.as(await server.make.user({ role: 'editor' }))
  const admin = await server.as(await server.make.user({ role: 'admin', name: 'Ada' }))
  const marketing = await server.as(await server.make.user({ role: 'marketing', name: 'Mara' }))
  const list = async (query = '') => (await editor.get(`/api/changes${query}`)).json
  const pass = () => {
    time += 1000
  }
  return { ...server, editor, admin, marketing, list, pass }
}

test('a place that marketing edits is listed for editors, until one of them accepts it', async () => {
  const { editor, admin, marketing, list, make, pass } = await start()
  const { id, kind, latitude, longitude, summary } = await make.place()
  const input = { kind, latitude, longitude, summary }
  await marketing.put(`/api/places/${id}`, { ...input, name: 'Danau Toba' })
  const first = await list()
  expect(first).toEqual({
    changes: [
      { kind: 'places', record_id: id, title: 'Danau Toba', by: 'Mara', at: '2026-05-01T00:00:00.000Z', state: 'live' },
    ],
    total: 1,
  })
  expect((await admin.get('/api/changes')).json).toEqual(first)
  expect((await marketing.get('/api/changes')).status).toBe(403)

  pass()
  await marketing.put(`/api/places/${id}`, { ...input, name: 'Toba' })
  const seen = { kind: 'places', record_id: id, at: first.changes[0].at }
  expect((await admin.post('/api/changes/accept', seen)).status).toBe(403)
  expect((await editor.post('/api/changes/accept', seen)).status).toBe(409)
  const { at } = (await list()).changes[0]
  expect((await editor.post('/api/changes/accept', { ...seen, at })).status).toBe(200)
  expect(await list()).toEqual({ changes: [], total: 0 })
  expect((await editor.post('/api/changes/accept', seen)).status).toBe(404)
})

test('a save by an editor settles the changes before it, and a save that changes nothing is none', async () => {
  const { editor, marketing, list, make } = await start()
  const { id, name, slug, description } = await make.category()
  await marketing.put(`/api/categories/${id}`, { name, slug, description })
  expect((await list()).total).toBe(0)
  await marketing.put(`/api/categories/${id}`, { name: 'Lakes', slug })
  expect((await list()).changes).toMatchObject([{ kind: 'categories', record_id: id, title: 'Lakes' }])
  await editor.put(`/api/categories/${id}`, { name: 'Crater lakes', slug })
  expect((await list()).total).toBe(0)
})

test('what waits for a decision is listed with what went live, by kind, and in pages', async () => {
  const { marketing, list, make } = await start()
  const { id } = await make.article()
  await make.ad({ status: 'pending', title: 'Homestay' })
  await marketing.post('/api/articles', { ...text, status: 'review' })
  await marketing.put(`/api/articles/${id}/translations/fr`, { ...text, title: 'Lac', status: 'review' })
  await marketing.put(`/api/articles/${id}`, { ...text, title: 'Changed' })
  expect((await list('?sort=title')).changes).toMatchObject([
    { kind: 'articles', record_id: id, title: 'Changed', by: 'Mara', state: 'live', version: 2 },
    { kind: 'articles', record_id: id, language: 'fr', title: 'Changed', by: 'Mara', state: 'waiting' },
    { kind: 'ads', title: 'Homestay', by: 'Advertiser', state: 'waiting' },
    { kind: 'articles', title: 'Toba', by: 'Mara', state: 'waiting' },
  ])
  expect((await list('?waiting=false')).total).toBe(1)
  expect((await list('?kind=ads')).total).toBe(1)
  expect((await list('?q=homest')).total).toBe(1)
  const page = await list('?sort=title&perPage=1&page=2')
  expect([page.total, page.changes[0].language]).toEqual([4, 'fr'])
})

test('a published translation of an ad goes back to review when marketing changes it', async () => {
  const { editor, marketing, list, make, fetch } = await start()
  const { id } = await make.ad({ title: 'Homestay' })
  const path = `/api/ads/${id}/translations/fr`
  const french = { title: 'Chambres', description: 'Trois' }
  await editor.put(path, { ...french, status: 'published' })
  const shown = async () => (await fetch('/api/ads/published?lang=fr')).json.ads[0].title

  expect((await marketing.put(path, { ...french, status: 'published' })).json.translation.status).toBe('published')
  expect(await shown()).toBe('Chambres')
  const changed = await marketing.put(path, { ...french, title: 'ARNAQUE' })
  expect(changed.json.translation.status).toBe('review')
  expect(await shown()).toBe('Homestay')
  expect((await list()).changes).toMatchObject([
    { kind: 'ads', record_id: id, language: 'fr', by: 'Mara', state: 'waiting' },
  ])
  expect((await editor.put(path, { ...french, status: 'published' })).json.translation.status).toBe('published')
  expect(await shown()).toBe('Chambres')
})

test('what only editors publish comes back from the trash unpublished when others restore it', async () => {
  const { editor, admin, list, make, fetch } = await start()
  const article = await make.article({ title: 'Toba', publish_at: new Date(Date.UTC(2026, 5, 1)) })
  const ad = await make.ad({ title: 'Homestay' })
  const category = await make.category({ name: 'Lakes' })
  for (const [kind, { id }] of Object.entries({ articles: article, ads: ad, categories: category }))
    expect((await editor.delete(`/api/${kind}/${id}`)).status).toBe(200)

  const { items } = (await admin.get('/api/trash?sort=title')).json
  const needs = []
  for (const { id } of items) needs.push((await admin.post(`/api/trash/${id}/restore`)).json.needs_review)
  expect(needs).toEqual([true, undefined, true])
  expect((await admin.get(`/api/articles/manage/${article.id}`)).json.article).toMatchObject({
    status: 'draft',
    publish_at: null,
  })
  expect((await admin.get(`/api/ads/${ad.id}`)).json.ad.status).toBe('approved')
  expect((await fetch('/api/articles')).json.total).toBe(0)
  expect((await list('?waiting=false')).changes).toMatchObject([
    { kind: 'categories', record_id: category.id, by: 'Ada', state: 'live' },
  ])
})

test('the name of a deleted author is not kept in the list', async () => {
  const { admin, list, make } = await start()
  const author = await make.user({ name: 'Rina Sari', role: 'marketing' })
  await make.article({ author_id: author.id, author_name: 'Rina Sari' })
  await admin.put(`/api/users/${author.id}`, { name: 'Rina Dewi', email: author.email, role: 'marketing' })
  expect((await list()).changes).toMatchObject([{ kind: 'users', title: 'Rina Dewi', by: 'Ada', state: 'live' }])
  expect((await admin.delete(`/api/users/${author.id}`)).status).toBe(200)
  expect((await list()).changes).toMatchObject([{ kind: 'users', title: '', state: 'removed' }])
})
