import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { auditEntries } from '@server/db/schema/audit'
import { createAccountToken } from '@server/mail/account-tokens'
import { purge } from '@server/people/retention/purge'
import { isStaff, ROLES, STAFF_ROLES } from '@shared/roles'
import { PASSWORD, startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'
import { removeForGood } from './user-calls'

type Entry = typeof auditEntries.$inferSelect

/** An account that has done something in each way that the log records, and to which others have done something. */
async function startWithTrail(role: (typeof ROLES)[number]) {
  let now = new Date('2026-11-22T12:00:00Z')
  const server = await startServer({ now: () => now })
  const { db, make, as, fetch } = server
  const boss = await as(await make.user({ role: 'admin', name: 'Boss' }))
  const person = await make.user({ role, name: 'Tracy Trail' })
  const post = (path: string, body: object, from: string) => fetch(path, { method: 'POST', body, from })
  await post('/api/auth/login', { email: person.email, password: 'a guess' }, '192.0.2.1')
  const token = await createAccountToken(db, { purpose: 'reset-password', user: person, now })
  await post('/api/auth/reset-password', { token, password: PASSWORD }, '203.0.113.5')
  const signedIn = await post('/api/auth/login', { email: person.email, password: PASSWORD }, '203.0.113.6')
  const client = server.withToken(signedIn.json.token)
  const profile = { name: 'Tracy Trail', email: person.email }
  const headers = { authorization: `Bearer ${client.token}` }
  await fetch('/api/auth/profile', { method: 'PUT', body: profile, headers, from: '203.0.113.7' })
  await boss.put(`/api/users/${person.id}`, { ...profile, company: 'Homestay', role })
  return {
    ...server,
    boss,
    person,
    client,
    entries: () => db.select().from(auditEntries).orderBy(auditEntries.id),
    wait: (days: number) => {
      now = new Date(now.getTime() + days * 86_400_000)
      return now
    },
  }
}

const calls = (entries: Entry[]) => entries.map(({ call, outcome }) => `${call} ${outcome}`)

test.each(ROLES)('the erasure of an account with the role %s leaves the trail of staff and of others', async (role) => {
  const { boss, person, entries } = await startWithTrail(role)
  const before = await entries()
  expect(calls(before)).toEqual([
    'POST /api/auth/login failed',
    'POST /api/auth/reset-password done',
    'POST /api/auth/login done',
    'PUT /api/auth/profile done',
    'PUT /api/users/:id done',
  ])
  const own = before.filter(({ actor_id }) => actor_id === person.id)
  expect(own.map(({ network }) => network)).toEqual(['203.0.113.5', '203.0.113.6', '203.0.113.7'])
  expect((await removeForGood(boss, person.id)).status).toBe(200)

  const expected = before.map((entry) => (own.includes(entry) && !isStaff(role) ? { ...entry, network: null } : entry))
  expect((await entries()).slice(0, before.length)).toEqual(expected)
  const listed = (await boss.get(`/api/audit?actor_id=${person.id}`)).json.entries as Entry[]
  const name = isStaff(role) ? 'Tracy Trail' : null
  expect(listed.map(({ actor_name }) => actor_name)).toEqual([name, name, name])
  expect((await boss.get('/api/audit?q=tracy')).json.total).toBe(isStaff(role) ? 3 : 0)
})

test('the names of staff are removed with the networks, and found until then', async () => {
  const { boss, client, person, entries, db, storage, wait } = await startWithTrail('editor')
  await boss.delete(`/api/users/${person.id}`)
  expect((await client.get('/api/auth/me')).status).toBe(401)
  const purged = async (days: number) => {
    const now = wait(days)
    await purge({ db, storage, now: () => now })
    return (await entries()).map(({ actor_name, network }) => actor_name ?? network)
  }
  expect(await purged(89)).toContain('Tracy Trail')
  expect(await purged(2)).toEqual([null, null, null, null, null, null])
})

test.each(STAFF_ROLES)('a user with the role %s cannot delete their own account', async (role) => {
  const { client, boss, person, entries } = await startWithTrail(role)
  const before = await entries()
  const reply = await client.delete('/api/auth/me', { current_password: PASSWORD })
  expect([reply.status, reply.json]).toMatchObject([
    403,
    { code: 'forbidden', message: 'Only another administrator can delete an account with staff rights' },
  ])
  if (role === 'admin') expect((await client.delete(`/api/users/${person.id}`)).status).toBe(409)
  expect((await boss.get(`/api/users/${person.id}`)).status).toBe(200)
  expect(await entries()).toEqual(before)
})

test('who has been staff does not erase that part of the trail by deleting the account as a reader', async () => {
  const { boss, person, fetch, entries, withToken } = await startWithTrail('editor')
  const { email } = person
  await boss.put(`/api/users/${person.id}`, { name: 'Tracy Trail', email, role: 'user' })
  const asStaff = (await entries()).filter(({ actor_role }) => actor_role === 'editor')
  expect(asStaff).toHaveLength(3)
  const { token } = (await fetch('/api/auth/login', { method: 'POST', body: { email, password: PASSWORD } })).json
  const deleted = await withToken(token).delete('/api/auth/me', { current_password: PASSWORD })
  expect(deleted.status).toBe(200)
  expect((await entries()).filter(({ actor_role }) => actor_role === 'editor')).toEqual(asStaff)
})

test('entries are changed by the counting of equal ones, the retention and the erasure only', () => {
  const isChange = /\.(?:update|delete)\(auditEntries\)|(?:update|delete from|truncate) "?audit_entries/i
  const changing = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && isChange.test(readFileSync(join('src/server', file), 'utf8')))
    .toSorted()
  expect(changing).toEqual(['people/audit/record.ts', 'people/retention/retention.ts', 'people/users/erasure.ts'])
})
