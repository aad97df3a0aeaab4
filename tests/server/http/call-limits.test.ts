import { readFileSync } from 'node:fs'
import { auditEntries } from '@server/db/schema/audit'
import { rateLimits, users } from '@server/db/schema/core'
import { callsOf, limitOf } from '@server/http/attempts'
import { type AccountRow, LIMITS, type LimitRow, type RoleRow } from '@server/http/front-door/limits'
import { callUrl } from '@shared/client'
import { contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { meets, type Needs } from '@shared/permissions'
import { ROLES, type Role } from '@shared/roles'
import { smallest } from '@tests/hostile/schemas'
import { startServer } from '@tests/server/start-server'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { $ZodType } from 'zod/v4/core'

const calls = Object.entries<ContractRow>(contract).map(([name, row]) => ({ name, row, limit: limitOf(name, row) }))

const BY_ADDRESS = 'limits by network and by the address that was entered, in its service'
const TOKEN = 'takes the token of a mail, and changes one thing once'
const VISITS = 'one visit of a network counts once a day'
const NOTHING = 'changes nothing'
const END = 'a session can always be ended'

/** Calls other than reads and deletions that count towards no limit before they are performed, with the reason. */
const REASONS: Record<string, string> = {
  'POST /api/auth/login': BY_ADDRESS,
  'POST /api/auth/forgot-password': BY_ADDRESS,
  'POST /api/newsletters/subscribe': BY_ADDRESS,
  'POST /api/auth/reset-password': TOKEN,
  'POST /api/auth/confirm-email': TOKEN,
  'POST /api/newsletters/confirm': TOKEN,
  'POST /api/unsubscribe/:token': TOKEN,
  'POST /api/unsubscribe/:token/topics': TOKEN,
  'POST /api/unsubscribe/:token/undo': TOKEN,
  'POST /api/articles/:id/view': VISITS,
  'POST /api/articles/:id/read': VISITS,
  'POST /api/articles/:id/keep': VISITS,
  'POST /api/articles/:id/share': VISITS,
  'POST /api/statistics/searches': VISITS,
  'POST /api/ads/:id/view': VISITS,
  'POST /api/ads/:id/click': VISITS,
  'POST /api/bounces': 'signed with the secret of the mail provider',
  'POST /api/auth/logout': END,
  'POST /api/articles/:id/presence': 'open editors send it by themselves, and it replaces itself',
  'POST /api/articles/link/check': 'its service counts the calls that open addresses',
  'POST /api/articles/link/names': NOTHING,
  'POST /api/newsletters/preview': NOTHING,
  ...Object.fromEntries(
    calls.flatMap(({ name }) => (/\/translations\/:language\/machine$/.test(name) ? [[name, NOTHING]] : [])),
  ),
}

test('every call that changes something has a limit, or a reason to have none', () => {
  const unlimited = calls.filter(({ name, limit }) => !limit && !/^(?:GET|DELETE) /.test(name))
  expect(unlimited.map(({ name }) => name).sort()).toEqual(Object.keys(REASONS).sort())
})

/** The first role that may make the call. */
const roleFor = ({ access }: ContractRow): Role | undefined =>
  access === 'public' ? undefined : ROLES.find((role) => access === 'session' || meets(role, access as Needs))

/** Of calls whose fields depend on each other. */
const BODIES: Record<string, unknown> = {
  'POST /api/ads': { title: 'Lodge', description: 'Beds', ad_type: 'text' },
  'POST /api/users': { name: 'Ana', email: 'ana@example.com', role: 'user', password: 'secret1' },
  'PUT /api/ads/:id': { title: 'Lodge', description: 'Beds', ad_type: 'text' },
}

const REFUSAL = JSON.stringify({
  code: 'rate_limited',
  message: 'You have done this too often for now. You can do it again in 40 seconds.',
})

test('a call whose limit is used up is refused with the time of the next one, and performs nothing', async () => {
  const now = new Date('2026-11-26T08:00:00Z')
  const { db, fetch, as, make } = await startServer({ now: () => now })
  const accounts = new Map(await Promise.all(ROLES.map(async (role) => [role, await make.user({ role })] as const)))
  const tokens = new Map<Role, string>()
  for (const [role, account] of accounts) tokens.set(role, (await as(account)).token)
  const limited = calls.flatMap(({ limit, ...call }) => (limit ? [{ ...call, limit }] : []))
  expect(limited.length).toBeGreaterThan(50)
  const others: string[] = []
  for (const { name, row, limit } of limited) {
    const role = roleFor(row)
    const account = (role && accounts.get(role)) ?? null
    const { key, max } = callsOf(limit, account, '127.0.0.1')
    const full = { key, count: max, resets_at: new Date(now.getTime() + 40_000) }
    await db.insert(rateLimits).values(full).onConflictDoUpdate({ target: rateLimits.key, set: full })
    const [params, query, sample] = [row.params, row.query, row.body].map(
      (schema) => schema && smallest(schema as $ZodType),
    )
    const { method, path } = callUrl(name, { params, query } as Parameters<typeof callUrl>[1])
    const headers: Record<string, string> = account ? { authorization: `Bearer ${tokens.get(account.role)}` } : {}
    const body = BODIES[name] ?? sample
    const { status, text, headers: answered } = await fetch(path, { method: method as 'POST', body, headers })
    if (status !== 429 || text !== REFUSAL || answered['retry-after'] !== '40')
      others.push(`${name}: ${status} ${text}`)
  }
  expect(others).toEqual([])
  expect(await db.select().from(auditEntries)).toEqual([])
})

test('a profile can be saved sixty times in a minute, and the audit log has one entry for it', async () => {
  const now = new Date('2026-11-26T08:00:00Z')
  const { db, as, make } = await startServer({ now: () => now })
  const reader = await make.user({ name: 'Rita' })
  const session = await as(reader)
  const save = (company: string) => session.put('/api/auth/profile', { name: 'Rita', email: reader.email, company })
  const statuses: number[] = []
  for (let time = 1; time <= 100; time += 1) statuses.push((await save(`Company ${time}`)).status)
  expect(statuses).toEqual([...Array(60).fill(200), ...Array(40).fill(429)])
  const [saved] = await db.select().from(users).where(eq(users.id, reader.id))
  expect(saved?.company).toBe('Company 60')
  expect(await db.select().from(auditEntries)).toMatchObject([{ call: 'PUT /api/auth/profile', times: 60 }])
  // What ends sessions stays possible, and other accounts save.
  expect((await session.delete('/api/auth/sessions')).status).toBe(200)
  const other = await make.user()
  expect((await (await as(other)).put('/api/auth/profile', { name: 'Budi', email: other.email })).status).toBe(200)
})

test('registrations count by network, also those of someone who has signed in', async () => {
  const now = new Date('2026-11-26T08:00:00Z')
  const { db, fetch, as, make } = await startServer({ now: () => now })
  const { token } = await as(await make.user())
  const { key, max } = callsOf('registrations', null, '203.0.113.1')
  await db.insert(rateLimits).values({ key, count: max, resets_at: new Date(now.getTime() + 60_000) })
  const register = (from: string) =>
    fetch('/api/auth/register', {
      method: 'POST',
      from,
      headers: { authorization: `Bearer ${token}` },
      body: { name: 'Ana', email: 'ana@example.com', password: 'nepenthes' },
    })
  expect((await register('203.0.113.1')).status).toBe(429)
  expect((await register('203.0.113.2')).status).toBe(201)
})

test('staff may upload a thousand files a day, members and readers a hundred', () => {
  const uploads = (role: Role) => callsOf('uploads', { id: 1, role }, '')
  expect(ROLES.map((role) => uploads(role).max)).toEqual([1000, 1000, 1000, 100, 100])
  expect(uploads('editor').minutes).toBe(24 * 60)
})

test('an admin may send twenty invitations in an hour, however they are sent', async () => {
  const now = new Date('2026-11-26T08:00:00Z')
  const { as, make } = await startServer({ now: () => now })
  const admin = await as(await make.user({ role: 'admin' }))
  const invite = (name: string) =>
    admin.post('/api/users', { name, email: `${name}@example.com`, role: 'editor', invite: true })
  for (let time = 1; time <= 20; time += 1) expect((await invite(`guest${time}`)).status).toBe(201)
  const refused = await invite('late')
  expect([refused.status, refused.json.code]).toEqual([429, 'rate_limited'])
  const { users: found } = (await admin.get('/api/users?q=guest1@')).json
  const [guest] = found
  expect((await admin.post(`/api/users/${guest.id}/invitation`)).status).toBe(429)
  const moved = { name: 'guest1', email: 'moved@example.com', role: 'editor' }
  expect((await admin.put(`/api/users/${guest.id}`, moved)).status).toBe(429)
  expect((await admin.get('/api/users?q=late@')).json.total).toBe(0)
  // An account with a password needs no invitation.
  const account = { name: 'With password', email: 'password@example.com', role: 'editor', password: 'a new secret' }
  expect((await admin.post('/api/users', account)).status).toBe(201)
})

const PERIODS: Record<number, string> = { 1: '1 minute', 60: '1 hour', 1440: '1 day' }
const periodOf = (minutes: number) => PERIODS[minutes] ?? `${minutes} minutes`
const within = ({ max, minutes }: LimitRow) => `${max.toLocaleString('en')} in ${periodOf(minutes)}`

function textOf(row: LimitRow | AccountRow | RoleRow) {
  if ('staff' in row) return `${within(row.members)}; staff ${within(row.staff)}`
  if ('max' in row) return within(row)
  return `${row.here} from one network, ${row.everywhere} in all, in ${periodOf(row.minutes)}`
}

test('docs/security.md lists all limits, with their numbers', () => {
  const documented = readFileSync('docs/security.md', 'utf8').matchAll(/^\| `(\w+)` \| .+ \| (.+) \|$/gm)
  const rows = [...documented].map(([, name, text]) => [name, text])
  const limits = Object.entries(LIMITS).map(([name, row]) => [name, textOf(row)])
  expect(rows.sort()).toEqual(expect.arrayContaining(limits))
})
