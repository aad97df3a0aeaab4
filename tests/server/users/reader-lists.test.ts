import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

async function start() {
  const server = await startServer()
  const { make, as } = server
  const reader = await as(await make.user({ role: 'user' }))
  const other = await as(await make.user({ role: 'user' }))
  return { ...server, reader, other }
}

const ifMatch = (version: number) => ({ 'if-match': `"${version}"` })

test('a reader’s trip is theirs alone, and a device that is behind learns what the other has saved', async () => {
  const { reader, other, fetch } = await start()
  const none = { stops: '', start: null, version: 0, updated_at: null }
  expect((await reader.get('/api/auth/me/trip')).json).toEqual({ trip: none })
  const plan = { stops: 'lake-toba,12;samosir', start: '2027-02-27' }
  const { status, json } = await reader.put('/api/auth/me/trip', plan, ifMatch(0))
  expect([status, json.trip]).toEqual([200, { ...plan, version: 1, updated_at: expect.any(String) }])
  const late = await reader.put('/api/auth/me/trip', { stops: 'ketambe', start: null }, ifMatch(0))
  expect([late.status, late.json.current]).toEqual([409, json.trip])
  expect((await reader.get('/api/auth/me/trip')).json.trip).toEqual(json.trip)
  expect((await reader.put('/api/auth/me/trip', { stops: '', start: null }, ifMatch(1))).json.trip.version).toBe(2)
  expect((await other.get('/api/auth/me/trip')).json).toEqual({ trip: none })
  expect((await fetch('/api/auth/me/trip')).status).toBe(401)
})

test('two first saves at once do not overwrite each other', async () => {
  const { reader } = await start()
  const save = (stops: string) => reader.put('/api/auth/me/trip', { stops, start: null }, ifMatch(0))
  const replies = await Promise.all([save('a'), save('b')])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
})

test.each([
  [{ stops: 'Lake Toba', start: null }, 'stops'],
  [{ stops: 'a;', start: null }, 'stops'],
  [{ stops: 'a', start: 'soon' }, 'start'],
  [{ start: null }, 'stops'],
])('the trip %j is refused', async (body, field) => {
  const { reader } = await start()
  const { status, json } = await reader.put('/api/auth/me/trip', body)
  expect([status, Object.keys(json.errors)]).toEqual([400, [field]])
})

test('the list of what was saved has titles and addresses in its languages, without what is no longer published', async () => {
  const { reader, make, as } = await start()
  const editor = await as(await make.user({ role: 'editor' }))
  const place = await make.place({ name: 'Lake Toba', slug: 'lake-toba' })
  await editor.put(`/api/places/${place.id}/translations/id`, { name: 'Danau Toba', summary: 'S' })
  const article = await make.article({ title: 'Around the lake' })
  const draft = await make.article({ title: 'Secret', status: 'draft' })
  const items = [
    { kind: 'places', id: place.id, language: 'id' },
    { kind: 'articles', id: article.id, language: 'fr' },
    { kind: 'articles', id: article.id, language: 'fr' },
    { kind: 'articles', id: draft.id, language: 'en' },
  ]
  const { status, json, text } = await reader.put('/api/auth/me/saved', { items }, ifMatch(0))
  expect(status).toBe(200)
  expect(json.saved).toEqual({
    items: [
      { ...items[0], title: 'Danau Toba', path: '/id/places/lake-toba' },
      { ...items[1], title: 'Around the lake', path: `/fr/articles/${article.id}` },
    ],
    version: 1,
    updated_at: expect.any(String),
  })
  expect(text).not.toContain('Secret')
  const late = await reader.put('/api/auth/me/saved', { items: [] }, ifMatch(0))
  expect([late.status, late.json.current]).toEqual([409, json.saved])
  expect((await reader.put('/api/auth/me/saved', { items: [{ kind: 'pages', id: 1, language: 'en' }] })).status).toBe(
    400,
  )
})
