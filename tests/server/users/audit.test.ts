import { rateLimits } from '@server/db/schema/core'
import { type CallName, contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { PASSWORD, startServer, type TestServer } from '@tests/server/start-server'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'

async function startWithAdmin(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(options)
  const admin = await server.make.user({ role: 'admin', name: 'Ada' })
  const client = await server.as(admin)
  const entries = async (query = '') => (await client.get(`/api/audit${query}`)).json.entries
  return { ...server, admin, client, entries }
}

const login = ({ fetch }: Pick<TestServer, 'fetch'>, email: string, password: string) =>
  fetch('/api/auth/login', { method: 'POST', body: { email, password } })

test('a changing call is recorded: who, what, which record, when, from where', async () => {
  const now = new Date('2026-11-22T10:00:00Z')
  const { admin, client, entries } = await startWithAdmin({ now: () => now })

  await client.post('/api/categories', { name: 'Lakes', slug: 'lakes' })
  const { json } = await client.get('/api/categories/manage')
  const id = String(json.categories[0].id)
  await client.put(`/api/categories/${id}`, { name: 'Crater lakes', slug: 'lakes' })
  await client.delete(`/api/categories/${id}`)

  const common = {
    actor_id: admin.id,
    actor_name: 'Ada',
    actor_role: 'admin',
    created_at: now.toISOString(),
    outcome: 'done',
    record_kind: 'categories',
    record_id: id,
    network: '127.0.0.1',
    times: 1,
  }
  expect(await entries()).toMatchObject([
    { ...common, call: 'DELETE /api/categories/:id', record_title: 'Crater lakes' },
    { ...common, call: 'PUT /api/categories/:id', record_title: 'Crater lakes' },
    { ...common, call: 'POST /api/categories', record_title: 'Lakes' },
  ])
})

test('reads, refused changes and view counters are not recorded', async () => {
  const { client, entries, fetch, make } = await startWithAdmin()
  const { id } = await make.article()
  await client.get('/api/users')
  expect((await client.post('/api/categories', { name: '' })).status).toBe(400)
  expect((await client.delete('/api/articles/99999')).status).toBe(404)
  await fetch(`/api/articles/${id}/view`, { method: 'POST' })
  await client.post(`/api/articles/${id}/presence`)

  expect(await entries()).toEqual([])
})

test('a repeated call with the same Idempotency-Key is recorded once', async () => {
  const { client, entries } = await startWithAdmin()
  for (const _ of [1, 2])
    await client.post('/api/categories', { name: 'Lakes', slug: 'lakes' }, { 'idempotency-key': 'once' })
  expect(await entries()).toHaveLength(1)
})

test('sign-ins and refused ones are recorded with the account, and repetitions are counted', async () => {
  const server = await startWithAdmin()
  const reader = await server.make.user({ name: 'Rita', email: 'rita@example.com' })
  await login(server, 'RITA@example.com', 'wrong')
  await login(server, 'rita@example.com', 'wrong again')
  await login(server, 'rita@example.com', PASSWORD)
  await login(server, 'my secret password', 'typed into the wrong field')

  const call = 'POST /api/auth/login'
  expect(await server.entries()).toMatchObject([
    { call, outcome: 'failed', actor_id: null, record_id: null, record_title: null },
    { call, outcome: 'done', actor_id: reader.id, actor_name: 'Rita', record_id: String(reader.id) },
    { call, outcome: 'failed', actor_id: null, record_id: String(reader.id), record_title: 'Rita', times: 2 },
  ])
})

test('wrong codes of the second factor and refusals after too many attempts are recorded like wrong passwords', async () => {
  const server = await startWithAdmin()
  const editor = await server.make.user({ email: 'edda@example.com', role: 'editor' })
  const session = await server.as(editor)
  const { secret } = (await session.post('/api/auth/totp')).json
  await session.put('/api/auth/totp', { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() })
  const before = (await server.entries()).length
  for (let time = 0; time < 6; time += 1)
    await server.fetch('/api/auth/login', {
      method: 'POST',
      body: { email: 'edda@example.com', password: PASSWORD, totp: '000000' },
    })

  const entries = await server.entries()
  expect(entries).toHaveLength(before + 1)
  expect(entries[0]).toMatchObject({ outcome: 'failed', actor_id: null, record_id: String(editor.id), times: 6 })
})

test('changes of roles and statuses are recorded with their values, others without', { tags: 'sweep' }, async () => {
  const { client, entries, make, as } = await startWithAdmin()
  const user = await make.user({ name: 'Uli', email: 'uli@example.com' })
  const { name } = user
  const body = { name, email: 'new@example.com', role: 'editor', password: 'a new secret' }
  expect((await client.put(`/api/users/${user.id}`, body)).status).toBe(200)
  const article = await make.article({ status: 'review' })
  const editor = await as(await make.user({ role: 'editor' }))
  await editor.put(`/api/articles/${article.id}/status`, { status: 'published' })

  const [published, promoted] = await entries()
  expect(published.changes).toEqual([{ field: 'status', from: 'review', to: 'published' }])
  expect(promoted.changes).toEqual([
    { field: 'role', from: 'user', to: 'editor' },
    { field: 'email' },
    { field: 'password' },
  ])
})

test('no entry contains what was typed: passwords, addresses, texts', async () => {
  const server = await startWithAdmin()
  const { client, db, make, fetch, as } = server
  const user = await make.user({ email: 'sender@example.com' })
  await login(server, 'sender@example.com', 'typed-secret-1')
  await fetch('/api/auth/forgot-password', { method: 'POST', body: { email: 'typed-secret-2@example.com' } })
  const register = { name: 'N', email: 'typed-secret-3@example.com', password: 'typed-secret-4' }
  await fetch('/api/auth/register', { method: 'POST', body: register })
  const profile = { name: 'typed-secret-5', email: 'sender@example.com', password: 'typed-secret-6' }
  await (await as(user)).put('/api/auth/profile', { ...profile, current_password: PASSWORD })
  await client.post('/api/users', {
    name: 'typed-secret-7',
    email: 'x@example.com',
    password: 'typed-secret-8',
    role: 'user',
  })

  const { rows } = await db.execute('select * from audit_entries')
  expect(rows).toHaveLength(5)
  expect(JSON.stringify(rows)).not.toContain('typed-secret')
})

test('autosaves of a draft within ten minutes are one entry', { tags: 'sweep' }, async () => {
  const { make, as, entries } = await startWithAdmin()
  const article = await make.article({ status: 'draft' })
  const editor = await as(await make.user({ role: 'editor' }))
  for (const title of ['One', 'Two', 'Three'])
    await editor.put(`/api/articles/${article.id}?autosave=1`, { title, excerpt: 'E' })
  expect(await entries()).toMatchObject([{ call: 'PUT /api/articles/:id', times: 3 }])
})

test('the log is paged, sorted, searched and filtered', async () => {
  let now = new Date('2026-11-20T16:59:00Z')
  const { client, admin, make, entries } = await startWithAdmin({ now: () => now })
  await client.post('/api/categories', { name: 'Lakes', slug: 'lakes' })
  now = new Date('2026-11-20T17:01:00Z')
  const added = await client.post('/api/users', {
    name: 'Zoë',
    email: 'z@example.com',
    password: 'secret12',
    role: 'user',
  })
  const titles = async (query: string) =>
    (await entries(query)).map((entry: { record_title: string | null }) => entry.record_title)

  expect(await titles('')).toEqual(['Zoë', 'Lakes'])
  expect(await titles('?sort=record_kind&order=asc')).toEqual(['Lakes', 'Zoë'])
  expect(await titles('?page=2&perPage=1')).toEqual(['Lakes'])
  expect(await titles('?q=zo%C3%AB')).toEqual(['Zoë'])
  expect(await titles('?record_kind=categories')).toEqual(['Lakes'])
  expect(await titles('?since=2026-11-21')).toEqual(['Zoë'])
  expect(await titles('?until=2026-11-20')).toEqual(['Lakes'])
  expect(await titles('?outcome=failed')).toEqual([])
  expect(await titles(`?actor_id=${admin.id}&call=POST%20/api/users`)).toEqual(['Zoë'])
  expect(await titles(`?record_id=${added.json.user.id}&record_kind=users`)).toEqual(['Zoë'])
  expect((await client.get('/api/audit')).json.total).toBe(2)

  for (const [query, field] of [
    ['sort=network', 'sort'],
    ['order=up', 'order'],
    ['since=yesterday', 'since'],
    ['outcome=maybe', 'outcome'],
  ] as const) {
    const { status, json } = await client.get(`/api/audit?${query}`)
    expect([query, status, Object.keys(json.errors)]).toEqual([query, 400, [field]])
  }
  await make.user()
})

test('without its entry, a change is not made; a refusal is one all the same, and counts', async () => {
  const complaints: string[] = []
  const { client, fetch, db } = await startWithAdmin({ onError: (line) => complaints.push(line) })
  await db.execute('alter table audit_entries rename to audit_entries_away')
  try {
    expect((await client.post('/api/categories', { name: 'Lakes', slug: 'lakes' })).status).toBe(500)
    const body = { email: 'ana@example.com', password: 'wrong' }
    expect((await fetch('/api/auth/login', { method: 'POST', body })).status).toBe(401)
  } finally {
    await db.execute('alter table audit_entries_away rename to audit_entries')
  }
  expect((await client.get('/api/categories/manage')).json.total).toBe(0)
  expect(complaints.join()).toContain('could not write the audit log')
  const counters = await db.select().from(rateLimits)
  expect(counters.map(({ key }) => key)).toContainEqual(expect.stringMatching(/^login-at:.* ana@example\.com$/))
})

/** The changing calls that the log leaves out, written out by hand. */
const unrecorded: CallName[] = [
  'DELETE /api/articles/:id/presence',
  'POST /api/ads/:id/click',
  'POST /api/ads/:id/translations/:language/machine',
  'POST /api/ads/:id/view',
  'POST /api/ads/check',
  'POST /api/articles/:id/keep',
  'POST /api/articles/:id/presence',
  'POST /api/articles/:id/read',
  'POST /api/articles/:id/share',
  'POST /api/articles/:id/translations/:language/machine',
  'POST /api/articles/:id/view',
  'POST /api/articles/drafts',
  'POST /api/articles/link/check',
  'POST /api/articles/link/names',
  'POST /api/bounces',
  'POST /api/categories/:id/translations/:language/machine',
  'POST /api/newsletters/:id/translations/:language/machine',
  'POST /api/newsletters/preview',
  'POST /api/newsletters/subscribe',
  'POST /api/pages/:id/translations/:language/machine',
  'POST /api/places/:id/translations/:language/machine',
  'POST /api/series/:id/translations/:language/machine',
  'POST /api/settings/translations/:language/machine',
  'POST /api/statistics/searches',
  'PUT /api/auth/me/saved',
  'PUT /api/auth/me/trip',
]

test('every changing call of the contract is recorded but for those that only count, preview, suggest or report', () => {
  const rows = Object.entries(contract) as [CallName, ContractRow][]
  const left = rows.filter(([name, row]) => !name.startsWith('GET ') && row.audit === false).map(([name]) => name)
  expect(left.toSorted()).toEqual(unrecorded)
})

test('equal changes within a minute are one entry, also at the same moment; different ones stay apart', async () => {
  let now = new Date('2026-11-22T10:00:00Z')
  const { entries, make, as } = await startWithAdmin({ now: () => now })
  const editor = await as(await make.user({ role: 'editor', name: 'Edda' }))
  const other = await as(await make.user({ role: 'editor', name: 'Eko' }))
  const { id } = await make.article({ status: 'draft' })
  const save = (by = editor, title = 'A title') => by.put(`/api/articles/${id}`, { title, excerpt: 'In short' })
  const setStatus = (status: string) => editor.put(`/api/articles/${id}/status`, { status })

  await Promise.all(Array.from({ length: 5 }, (_, index) => save(editor, `Title ${index}`)))
  now = new Date('2026-11-22T10:00:30Z')
  await save()
  await save(other)
  await setStatus('published')
  await setStatus('draft')
  await setStatus('published')
  now = new Date('2026-11-22T10:01:01Z')
  await save()

  const seen = (await entries('?sort=id&order=asc')).map(
    ({ actor_name, call, times, created_at, last_at, changes }: Record<string, unknown>) =>
      [actor_name, call, times, created_at, last_at, JSON.stringify(changes)].join(' '),
  )
  const status = (from: string, to: string) => JSON.stringify([{ field: 'status', from, to }])
  const [begin, middle, end] = ['00:00', '00:30', '01:01'].map((time) => `2026-11-22T10:${time}.000Z`)
  expect(seen).toEqual([
    `Edda PUT /api/articles/:id 6 ${begin} ${middle} []`,
    `Eko PUT /api/articles/:id 1 ${middle} ${middle} []`,
    `Edda PUT /api/articles/:id/status 2 ${middle} ${middle} ${status('draft', 'published')}`,
    `Edda PUT /api/articles/:id/status 1 ${middle} ${middle} ${status('published', 'draft')}`,
    `Edda PUT /api/articles/:id 1 ${end} ${end} []`,
  ])
})
