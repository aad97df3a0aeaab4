import { ads } from '@server/db/schema/ads'
import { auditEntries } from '@server/db/schema/audit'
import { activity, articles, rateLimits } from '@server/db/schema/core'
import { workingCopies } from '@server/db/schema/desk'
import { bounces, deliveries, mails, newsletters } from '@server/db/schema/mail'
import { readerSaved } from '@server/db/schema/readers'
import { OwnData } from '@shared/entities/own-data'
import { canvas, sendUpload } from '@tests/server/send-upload'
import { PASSWORD, startServer, type TestServer } from '@tests/server/start-server'
import { removeForGood } from '@tests/server/users/user-calls'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

const EMAIL = 'rita.reader@example.com'
const NAME = 'Rita Reader'

/** A member who has left something in every table that may hold personal data. */
async function startWithRita() {
  const server = await startServer()
  const { db, make, fetch, as } = server
  const rita = await make.user({
    name: NAME,
    email: EMAIL,
    role: 'membership',
    phone: '+62 1',
    pending_email: 'new@example.com',
  })
  const client = await as(rita)
  const login = (password: string) => fetch('/api/auth/login', { method: 'POST', body: { email: EMAIL, password } })
  await client.put('/api/auth/me/trip', { stops: 'rita-s-secret-lake', start: null })
  await client.put('/api/auth/me/saved', { items: [{ kind: 'places', id: 1, language: 'en' }] })
  await login('wrong')
  await login(PASSWORD)
  await fetch('/api/auth/forgot-password', { method: 'POST', body: { email: EMAIL } })
  await client.post('/api/ads', { title: 'Lodge', description: 'Beds', ad_type: 'text' })
  const { ad } = (await client.post('/api/ads', { title: 'Old lodge', description: 'Beds', ad_type: 'text' })).json
  await client.delete(`/api/ads/${ad.id}`)
  const now = new Date()
  const article = await make.article({ author_id: rita.id, author_name: NAME, title: 'Her article' })
  await db.insert(activity).values([
    { kind: 'user_registered', subject_id: rita.id, subject_title: NAME },
    { kind: 'ad_approved', subject_id: 1, subject_title: 'Old', actor_name: NAME },
    { kind: 'ad_approved', subject_id: 2, subject_title: 'Other', actor_name: NAME, actor_id: 4711 },
  ])
  const state = {
    title: 'Her next text',
    excerpt: '',
    content: '<p>Next</p>',
    blocks: null,
    image_url: null,
    category_ids: [],
    revised: false,
  }
  const saved = { article_version: 1, author_id: rita.id, author_name: NAME, created_at: now, updated_at: now }
  await db.insert(workingCopies).values({ article_id: article.id, state, ...saved })
  const newsletter = await make.newsletter({ sent_at: now, scheduled_user_ids: [rita.id, 4711] })
  const copy = { newsletter_id: newsletter.id, next_attempt_at: now, created_at: now, updated_at: now }
  await db.insert(deliveries).values([
    { ...copy, email: EMAIL, name: NAME, user_id: rita.id, status: 'sent' },
    { ...copy, email: 'other@example.com', name: 'Other', user_id: 4711, status: 'sent' },
  ])
  const deleted = await make.newsletter({ subject: 'Deleted', sent_at: now })
  await db
    .insert(deliveries)
    .values({ ...copy, newsletter_id: deleted.id, email: EMAIL, name: NAME, user_id: rita.id, status: 'sent' })
  await (await as(await make.user({ role: 'editor' }))).delete(`/api/newsletters/${deleted.id}`)
  await db.insert(bounces).values({ email: EMAIL, failures: 1, updated_at: now })
  await db
    .insert(mails)
    .values([
      { mail: { kind: 'confirm-email', userId: rita.id } },
      { mail: { kind: 'new-ad', userId: 4711, adId: 1, title: 'Lodge', advertiser: NAME } },
      { mail: { kind: 'new-ad', userId: 4711, adId: ad.id, title: 'Old lodge', advertiser: NAME } },
      { mail: { kind: 'confirm-email', userId: 4711 } },
    ])
  return { ...server, rita, client, article, newsletter }
}

/** The tables in which a text occurs. */
async function tablesWith({ db }: Pick<TestServer, 'db'>, text: string) {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = current_schema() order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const hit = await db.execute(
      sql`select 1 from ${sql.identifier(name)} as row where row::text ilike ${`%${text}%`} limit 1`,
    )
    if (hit.rows.length > 0) found.push(name)
  }
  return found
}

test('users export what is stored about them, without secrets', async () => {
  const { client, rita, article } = await startWithRita()
  const { status, json, text } = await client.get('/api/auth/export')
  expect(status).toBe(200)
  expect(json).toMatchObject({
    account: { id: rita.id, name: NAME, email: EMAIL, phone: '+62 1', role: 'membership' },
    ads: [{ title: 'Lodge', advertiser_email: EMAIL }],
    trash: {
      ads: [{ title: 'Old lodge', advertiser_email: EMAIL }],
      deliveries: [{ email: EMAIL, subject: 'Deleted' }],
    },
    articles: [{ title: 'Her article', content: '<p>Text</p>' }],
    working_copies: [{ article_id: article.id, title: 'Her next text', content: '<p>Next</p>' }],
    deliveries: [{ email: EMAIL, status: 'sent', subject: expect.any(String) }],
    networks: [{ network: '127.0.0.1' }],
    trip: { stops: 'rita-s-secret-lake', start: null },
    saved: [{ kind: 'places', id: 1, language: 'en' }],
    activity: [{ kind: 'user_registered' }],
  })
  expect(json.sessions).toHaveLength(2)
  const calls = json.audit.map((entry: { call: string; outcome: string }) => `${entry.call} ${entry.outcome}`)
  expect(calls).toEqual(
    expect.arrayContaining(['POST /api/auth/login failed', 'POST /api/auth/login done', 'POST /api/ads done']),
  )
  expect(text).not.toMatch(/password_hash|token_hash|argon2/)
})

test('staff export the translations of all kinds that they have saved, also of what is in the trash', async () => {
  const { as, make } = await startServer()
  const editor = await as(await make.user({ role: 'editor' }))
  const [place, newsletter] = [await make.place({ name: 'Toba' }), await make.newsletter()]
  await editor.put(`/api/places/${place.id}/translations/id`, { name: 'Danau Toba', summary: 'S' })
  const version = { subject: 'Mei', content: '<p>M</p>' }
  await editor.put(`/api/newsletters/${newsletter.id}/translations/id`, version)
  const ofPlace = { kind: 'places', record_id: place.id, language: 'id', title: 'Danau Toba' }
  const ofNewsletter = { kind: 'newsletters', record_id: newsletter.id, language: 'id', title: 'Mei' }
  const read = async () => (await editor.get('/api/auth/export')).json
  expect(await read()).toMatchObject({
    other_translations: [ofPlace, ofNewsletter],
    other_translation_versions: [ofPlace],
    trash: { other_translations: [] },
  })
  await editor.delete(`/api/places/${place.id}`)
  await editor.delete(`/api/newsletters/${newsletter.id}`)
  expect(await read()).toMatchObject({
    other_translations: [],
    other_translation_versions: [],
    trash: { other_translations: [ofPlace, ofNewsletter], other_translation_versions: [ofPlace] },
  })
})

test('an admin exports the data of any user, others of none but themselves', async () => {
  const { as, make, client, rita } = await startWithRita()
  const admin = await as(await make.user({ role: 'admin' }))
  expect((await admin.get(`/api/users/${rita.id}/export`)).json.account.email).toBe(EMAIL)
  expect((await admin.get('/api/users/99999/export')).status).toBe(404)
  expect((await client.get(`/api/users/${rita.id}/export`)).status).toBe(403)
})

test('exports are recorded in the audit log', async () => {
  const { as, make, client, rita, db } = await startWithRita()
  const admin = await make.user({ role: 'admin' })
  await client.get('/api/auth/export')
  await (await as(admin)).get(`/api/users/${rita.id}/export`)
  const rows = await db.select().from(auditEntries).orderBy(auditEntries.id)
  expect(rows.slice(-2)).toMatchObject([
    { call: 'GET /api/auth/export', actor_id: rita.id, record_id: String(rita.id) },
    { call: 'GET /api/users/:id/export', actor_id: admin.id, record_id: String(rita.id) },
  ])
})

test.each(['the user', 'an admin'])(
  'an account deleted by %s leaves no name or address but that on articles',
  async (by) => {
    const server = await startWithRita()
    const { as, make, client, rita, db, article, newsletter, fetch } = server
    const admin = await as(await make.user({ role: 'admin' }))
    expect(await tablesWith(server, EMAIL)).toEqual(
      expect.arrayContaining(['ads', 'bounces', 'deliveries', 'trash_rows', 'users']),
    )

    const reply =
      by === 'an admin'
        ? await removeForGood(admin, rita.id)
        : await client.delete('/api/auth/me', { current_password: PASSWORD })
    expect(reply.status).toBe(200)

    // The message about the deletion, which goes with its sending.
    expect(await tablesWith(server, EMAIL)).toEqual(['mails'])
    expect(await tablesWith(server, 'new@example.com')).toEqual([])
    expect(await tablesWith(server, '+62 1')).toEqual([])
    expect(await tablesWith(server, 'rita-s-secret-lake')).toEqual([])
    expect(await db.select().from(readerSaved)).toEqual([])
    // The activity is that of another user with the same name.
    expect(await tablesWith(server, NAME)).toEqual(['activity', 'articles', 'working_copies'])
    expect((await client.get('/api/auth/me')).status).toBe(401)

    expect(await db.select().from(articles)).toMatchObject([{ id: article.id, author_id: null, author_name: NAME }])
    expect(await db.select().from(ads)).toMatchObject([{ title: 'Lodge', advertiser_name: '', advertiser_id: null }])
    expect(await db.select().from(mails)).toMatchObject([
      { mail: { userId: 4711, kind: 'confirm-email' } },
      { mail: { kind: 'account-deleted', email: EMAIL, language: 'en' } },
    ])
    expect(await db.select().from(newsletters)).toMatchObject([{ scheduled_user_ids: [4711] }])
    const copies = (await admin.get(`/api/newsletters/${newsletter.id}/deliveries`)).json
    expect(copies).toMatchObject({ total: 2, sent: 2, deliveries: [{ email: '' }, { email: 'other@example.com' }] })
    const feed = await db.select().from(activity).orderBy(activity.id)
    expect(feed.map(({ actor_name }) => actor_name)).toEqual([null, NAME])
    const keys = (await db.select().from(rateLimits)).map(({ key }) => key)
    expect(keys.filter((key) => key.includes(EMAIL) || key.endsWith(`:${rita.id}`))).toEqual([])

    const { entries } = (await admin.get('/api/audit?sort=id')).json
    const own = entries.filter((entry: { actor_id: number | null }) => entry.actor_id === rita.id)
    expect(own.length).toBeGreaterThan(1)
    const deletion = by === 'an admin' ? [] : own.splice(-1)
    for (const entry of own) expect(entry).toMatchObject({ actor_name: null, network: null })
    if (by === 'the user') expect(deletion).toMatchObject([{ call: 'DELETE /api/auth/me', actor_name: null }])
    expect(
      (await fetch('/api/auth/login', { method: 'POST', body: { email: EMAIL, password: PASSWORD } })).status,
    ).toBe(401)
  },
)

test('deleting one’s account needs the current password, and is limited like other checks of it', async () => {
  const { make, as, db } = await startServer()
  const user = await make.user()
  const client = await as(user)
  expect((await client.delete('/api/auth/me', {})).json.errors).toHaveProperty('current_password')
  const wrong = await client.delete('/api/auth/me', { current_password: 'wrong' })
  expect([wrong.status, Object.keys(wrong.json.errors)]).toEqual([400, ['current_password']])
  for (let tries = 0; tries < 10; tries += 1) await client.delete('/api/auth/me', { current_password: 'wrong' })
  expect((await client.delete('/api/auth/me', { current_password: PASSWORD })).status).toBe(429)
  expect((await client.get('/api/auth/me')).status).toBe(200)
  expect(await db.select().from(ads)).toEqual([])
})

test('no part of an export names another person, their address or their network, in the trash or not', async () => {
  const server = await startWithRita()
  const { make, as, fetch, rita, db, article, newsletter } = server
  const other = { phone: 'canary-62', company: 'Canary Ltd', password_hash: (await make.user()).password_hash }
  const admin = await make.user({ ...other, name: 'Kestrel Canary', email: 'kestrel@canary.example', role: 'admin' })
  const editor = await make.user({ ...other, name: 'Kestrel Canary II', email: 'ii@canary.example', role: 'editor' })
  const [byAdmin, byEditor] = [await as(admin), await as(editor)]
  const from = '198.51.100.77'
  const far = async ({ token }: { token: string }, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const { status } = await fetch(path, { method, body, from, headers: { authorization: `Bearer ${token}` } })
    expect([method, path, status]).toEqual([method, path, method === 'POST' ? 201 : 200])
  }

  await fetch('/api/auth/login', { method: 'POST', body: { email: EMAIL, password: 'a guess' }, from })
  await far(byAdmin, 'PUT', `/api/users/${rita.id}`, { name: NAME, email: EMAIL, role: 'editor' })
  const me = await as(rita)
  await sendUpload(server, await canvas(20, 20).png().toBuffer(), { token: me.token })
  const place = await make.place()
  await me.put(`/api/places/${place.id}/translations/id`, { name: 'Danau', summary: 'S' })
  // What she has written is noted on, changed, translated, rejected and deleted by others.
  const version = { title: 'Versi', excerpt: 'E', content: '<p>T</p>' }
  const path = `/api/articles/${article.id}`
  await me.post(`${path}/notes`, { text: 'Mine' })
  await me.put(`${path}/translations/id`, version)
  await me.put(path, { ...version, title: 'Her second title' })
  await far(byEditor, 'POST', `${path}/notes`, { text: 'Theirs' })
  await far(byEditor, 'PUT', `${path}/translations/ms`, version)
  await far(byEditor, 'PUT', path, { ...version, title: 'Their title' })
  const [ad] = await db.select().from(ads)
  await far(byEditor, 'PUT', `/api/ads/${ad?.id}/status`, { status: 'rejected', reason: 'Too dark' })
  for (const canary of ['canary', from])
    expect(await tablesWith(server, canary)).toEqual(expect.arrayContaining(['audit_entries']))

  const parts = new Map<string, unknown>()
  const read = async () => {
    for (const reply of [await me.get('/api/auth/export'), await byAdmin.get(`/api/users/${rita.id}/export`)]) {
      expect(reply.status).toBe(200)
      expect(reply.text).not.toMatch(/canary|198\.51\.100/i)
      for (const [name, part] of Object.entries({ ...reply.json, ...reply.json.trash }))
        if (!Array.isArray(part) || part.length > 0) parts.set(name, part)
    }
  }
  await read()
  const [file] = (await me.get('/api/media')).json.media
  for (const each of [path, `/api/ads/${ad?.id}`, `/api/places/${place.id}`, `/api/media/${file.id}`])
    await far(byEditor, 'DELETE', each)
  await far(byEditor, 'DELETE', `/api/newsletters/${newsletter.id}`)
  await read()
  // None was empty all the time.
  expect([...parts.keys()].toSorted()).toEqual(Object.keys(OwnData.shape).toSorted())
})
