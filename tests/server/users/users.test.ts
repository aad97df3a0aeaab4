import { ads } from '@server/db/schema/ads'
import { activity, articles, users } from '@server/db/schema/core'
import { startServer } from '@tests/server/start-server'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { account, removeForGood } from './user-calls'

async function startAsAdmin() {
  const server = await startServer()
  const self = await server.make.user({ role: 'admin' })
  return { ...server, self, admin: await server.as(self) }
}

test('passwords are stored as argon2id hashes', async () => {
  const { db, admin } = await startAsAdmin()
  const hashOf = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0]?.password_hash
  const { id } = (await admin.post('/api/users', account)).json.user
  const first = await hashOf(id)
  expect(first).toMatch(/^\$argon2id\$/)
  await admin.put(`/api/users/${id}`, { ...account, password: '' })
  expect(await hashOf(id)).toBe(first)
  await admin.put(`/api/users/${id}`, { ...account, password: 'another secret' })
  expect(await hashOf(id)).toMatch(/^\$argon2id\$/)
  expect(await hashOf(id)).not.toBe(first)
})

test('no reply contains a password or its hash', async () => {
  const { admin } = await startAsAdmin()
  const created = await admin.post('/api/users', account)
  const path = `/api/users/${created.json.user.id}`
  const replies = [
    created,
    await admin.get('/api/users'),
    await admin.get(path),
    await admin.put(path, { ...account, password: 'another secret' }),
    await admin.put(path, account, { 'if-match': '"1"' }),
    await admin.post('/api/users', account),
    await admin.get('/api/newsletters/subscribers'),
    await admin.delete(path, undefined, { 'if-match': '"1"' }),
  ]
  expect(replies.map((reply) => reply.status)).toEqual([201, 200, 200, 200, 409, 409, 200, 409])
  for (const { text } of replies) expect(text).not.toMatch(/password|argon2|secret/)
})

test('an account created by the admin appears in the activity feed like a registration', async () => {
  const { db, admin } = await startAsAdmin()
  const { id } = (await admin.post('/api/users', account)).json.user
  expect(await db.select().from(activity)).toMatchObject([
    { kind: 'user_registered', subject_id: id, subject_title: 'Ana' },
  ])
  await admin.post('/api/users', account)
  expect(await db.select().from(activity)).toHaveLength(1)
})

test('a refused save ends no session', async () => {
  const { make, as, admin } = await startAsAdmin()
  const { email } = await make.user()
  const user = await make.user()
  const session = await as(user)
  const reply = await admin.put(`/api/users/${user.id}`, { ...account, email, password: 'another secret' })
  expect(reply.status).toBe(409)
  expect((await session.get('/api/auth/me')).status).toBe(200)
})

test('erasing a user keeps their name on their articles, and removes it from their ads', async () => {
  const { db, make, admin } = await startAsAdmin()
  const { id, name, email } = await make.user({ role: 'membership', name: 'Maria' })
  await make.article({ author_id: id, author_name: name })
  await make.ad({ advertiser_id: id, advertiser_name: name, advertiser_email: email })
  expect((await removeForGood(admin, id)).status).toBe(200)
  expect(await db.select().from(articles)).toMatchObject([{ author_id: null, author_name: 'Maria' }])
  expect(await db.select().from(ads)).toMatchObject([
    { advertiser_id: null, advertiser_name: '', advertiser_email: '' },
  ])
})

test('of two concurrent accounts with one e-mail address, one is created', async () => {
  const { db, admin } = await startAsAdmin()
  const replies = await Promise.all([
    admin.post('/api/users', account),
    admin.post('/api/users', { ...account, email: 'ANA@example.com' }),
  ])
  expect(replies.map((reply) => reply.status).sort()).toEqual([201, 409])
  expect(await db.select().from(users)).toHaveLength(2)
})
