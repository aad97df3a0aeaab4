import { rateLimits } from '@server/db/schema/core'
import { deliveries } from '@server/db/schema/mail'
import type { CallName, Contract } from '@shared/contract'
import { startServer } from '@tests/server/start-server'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'

/** The calls that take an Idempotency-Key. */
type Keyed = {
  [Name in CallName & `POST ${string}`]: Contract[Name] extends
    | { access: 'public' }
    | { multipart: true }
    | { repeatable: true }
    | { secret: true }
    ? never
    : Name
}[CallName & `POST ${string}`]

const server = await startServer({ mail: true, closeOn: afterAll })
const { db, make, as } = server
// Only editors decide about changes, only an admin adds users.
const editor = await as(await make.user({ role: 'editor' }))
const admin = await as(await make.user({ role: 'admin' }))
const marketing = await as(await make.user({ role: 'marketing' }))
await make.user()

// No one makes all of these calls in a minute.
beforeEach(async () => void (await db.delete(rateLimits)))

const text = { title: 'Toba', excerpt: 'Deep', content: '<p>Text</p>' }
const place = { name: 'Toba', kind: 'lake', latitude: 2.68, longitude: 98.88, summary: 'A lake', status: 'draft' }
let serial = 0
const unique = (word: string) => {
  serial += 1
  return `${word}-${serial}`
}

type Request = { path: string; body?: object; client?: typeof editor }

/** Restores the first version of a translation of this record. */
async function restoration(record: string, translation: object, base = record): Promise<Request> {
  for (const more of [{}, { status: 'published' }])
    expect((await editor.put(`${record}/translations/id`, { ...translation, ...more })).status).toBe(200)
  const { revisions } = (await editor.get(`${base}/translations/id/revisions`)).json
  return { path: `${record}/translations/id/revisions/${revisions.at(-1).id}/restore` }
}

/** A published article that marketing has changed. */
async function changedArticle() {
  const { articleId } = (await editor.post('/api/articles', { ...text, status: 'published' })).json
  await marketing.put(`/api/articles/${articleId}`, { ...text, title: 'Samosir' })
  return `/api/articles/${articleId}/changes/en`
}

async function sentNewsletter() {
  const { id } = await make.newsletter()
  await editor.post(`/api/newsletters/${id}/send`)
  await db.update(deliveries).set({ status: 'failed' })
  return `/api/newsletters/${id}`
}

const requests: Record<Keyed, () => Promise<Request>> = {
  'POST /api/users': async () => ({
    path: '/api/users',
    client: admin,
    body: { name: 'Ana', email: `${unique('ana')}@example.com`, password: 'rafflesia-arnoldii', role: 'user' },
  }),
  'POST /api/users/:id/invitation': async () => {
    const body = { name: 'Ina', email: `${unique('ina')}@example.com`, role: 'user', invite: true }
    const { user } = (await admin.post('/api/users', body)).json
    return { path: `/api/users/${user.id}/invitation`, client: admin }
  },
  'POST /api/auth/resend-confirmation': async () => ({
    path: '/api/auth/resend-confirmation',
    client: await as(await make.user({ email_confirmed_at: null })),
  }),
  'POST /api/articles': async () => ({ path: '/api/articles', body: { ...text, status: 'published' } }),
  'POST /api/articles/:id/notes': async () => ({
    path: `/api/articles/${(await make.article()).id}/notes`,
    body: { text: 'Who says so?' },
  }),
  'POST /api/articles/:id/changes/:language/accept': async () => ({ path: `${await changedArticle()}/accept` }),
  'POST /api/articles/:id/changes/:language/revert': async () => ({ path: `${await changedArticle()}/revert` }),
  'POST /api/articles/:id/working-copy/publish': async () => {
    const { articleId } = (await editor.post('/api/articles', { ...text, status: 'published' })).json
    await editor.put(`/api/articles/${articleId}/working-copy`, { ...text, title: 'Samosir' })
    return { path: `/api/articles/${articleId}/working-copy/publish` }
  },
  'POST /api/articles/:id/translations/:language/revisions/:revision/restore': async () =>
    restoration(`/api/articles/${(await make.article()).id}`, text),
  'POST /api/categories': async () => ({
    path: '/api/categories',
    body: { name: 'Lakes', slug: unique('lakes') },
  }),
  'POST /api/places': async () => ({ path: '/api/places', body: { ...place, name: unique('Toba') } }),
  'POST /api/places/:id/translations/:language/revisions/:revision/restore': async () =>
    restoration(`/api/places/${(await make.place()).id}`, { name: 'Danau', summary: 'Sebuah danau' }),
  'POST /api/pages': async () => ({ path: '/api/pages', body: { title: unique('Contact'), content: '<p>Text</p>' } }),
  'POST /api/pages/:id/translations/:language/revisions/:revision/restore': async () =>
    restoration(`/api/pages/${(await make.page()).id}`, { title: 'Kontak', content: '<p>Teks</p>' }),
  'POST /api/ads': async () => ({
    path: '/api/ads',
    body: { title: 'Lodge', description: 'Beds', ad_type: 'text' },
  }),
  'POST /api/trash/:id/restore': async () => {
    const { id } = await make.category()
    await editor.delete(`/api/categories/${id}`)
    const { items } = (await editor.get('/api/trash')).json
    return { path: `/api/trash/${items[0].id}/restore`, body: {} }
  },
  'POST /api/newsletters': async () => ({
    path: '/api/newsletters',
    body: { subject: 'News', content: '<p>Text</p>' },
  }),
  'POST /api/newsletters/:id/send': async () => ({ path: `/api/newsletters/${(await make.newsletter()).id}/send` }),
  'POST /api/newsletters/:id/send-to-users': async () => ({
    path: `/api/newsletters/${(await make.newsletter()).id}/send-to-users`,
    body: { userIds: [(await make.user()).id] },
  }),
  'POST /api/newsletters/:id/retry': async () => ({ path: `${await sentNewsletter()}/retry`, body: {} }),
}

/** How many rows each table has, but for those that the mail worker changes meanwhile. */
async function countRows() {
  const { rows } = await db.execute<{ name: string; count: number }>(sql`
    select tablename as name, (xpath('/row/count/text()',
      query_to_xml(format('select count(*) as count from %I', tablename), false, true, '')))[1]::text::int as count
    from pg_tables where schemaname = 'public' and tablename not in ('mails', 'mail_workers', 'account_tokens')`)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

test.each(Object.keys(requests) as Keyed[])('%s is performed once for each key', async (name) => {
  const { path, body, client = editor } = await requests[name]()
  const send = () => client.post(path, body, { 'idempotency-key': name })
  const before = await countRows()
  const replies = await Promise.all([send(), send(), send()])
  const after = await countRows()
  const { status, json } = await send()
  expect([200, 201]).toContain(status)
  for (const reply of replies) expect([reply.status, reply.json]).toEqual([status, json])
  expect(await countRows()).toEqual(after)
  expect((after.idempotency_keys ?? 0) - (before.idempotency_keys ?? 0)).toBe(1)
  expect((after.audit_entries ?? 0) - (before.audit_entries ?? 0)).toBeLessThanOrEqual(1)
})
