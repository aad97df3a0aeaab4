import { rateLimits, users } from '@server/db/schema/core'
import { mails, type SecurityEvent } from '@server/db/schema/mail'
import { countAttempts, totpChecksFor } from '@server/http/attempts'
import { createAccountToken } from '@server/mail/account-tokens'
import { queueMail } from '@server/mail/mails.queries'
import type { CredentialChange } from '@server/people/credentials/credentials-changed'
import { openShell } from '@tests/server/open-shell'
import { PASSWORD, startServer, type TestServer } from '@tests/server/start-server'
import { eq, like } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'

type Client = Awaited<ReturnType<TestServer['as']>>

/** What a change is made with. `session` is that of the user, `admin` that of an admin. */
type Scene = {
  session: Client
  admin: Client
  id: number
  email: string
  password: string
  newPassword: string
  linkFor: (purpose: 'reset-password' | 'invitation') => Promise<string>
  confirm: (session: Client) => Promise<number>
  code: () => Promise<string>
  run: ReturnType<typeof openShell>
}

type Way = {
  /** Makes the change, and returns the status of the answer. */
  change: (scene: Scene) => Promise<number>
  /** The session in which the change is made goes on. */
  keepsSession?: true
  /** What has to be so before. */
  needs?: 'invitation' | 'totp' | 'no totp'
}

const status = async (reply: Promise<{ status: number }>) => (await reply).status
const form = ({ email }: Scene) => ({ name: 'Ana', email, role: 'user' })
const choose = async ({ session, newPassword: password }: Scene, token: string) =>
  status(session.post('/api/auth/reset-password', { token, password }))

/** All ways to change credentials, by what the owner is told. An event that is missing here does not compile. */
const ways: Record<CredentialChange | 'nothing', Record<string, Way>> = {
  'password-changed': {
    'a reset by mail': { change: async (scene) => choose(scene, await scene.linkFor('reset-password')) },
    'the profile': {
      keepsSession: true,
      change: ({ session, email, password: current_password, newPassword: password }) =>
        status(session.put('/api/auth/profile', { name: 'Ana', email, password, current_password })),
    },
    'an admin': {
      change: (scene) =>
        status(scene.admin.put(`/api/users/${scene.id}`, { ...form(scene), password: scene.newPassword })),
    },
    'the shell': {
      change: async ({ run, email, newPassword: password }) => {
        await run('admin password', { email, password })
        return 200
      },
    },
  },
  'email-changed': {
    'a confirmed address': { keepsSession: true, change: ({ confirm, session }) => confirm(session) },
  },
  'email-changed-by-admin': {
    'an address by an admin': {
      change: (scene) =>
        status(scene.admin.put(`/api/users/${scene.id}`, { ...form(scene), email: `moved-${scene.email}` })),
    },
  },
  'totp-enabled': {
    'a second factor': {
      needs: 'no totp',
      keepsSession: true,
      change: async ({ session, code }) => status(session.put('/api/auth/totp', { code: await code() })),
    },
  },
  'totp-disabled': {
    'no second factor': {
      needs: 'totp',
      keepsSession: true,
      change: ({ session, password: current_password }) =>
        status(session.delete('/api/auth/totp', { current_password })),
    },
    'no second factor by an admin': {
      needs: 'totp',
      change: ({ admin, id }) => status(admin.delete(`/api/users/${id}/totp`)),
    },
    'no second factor by the shell': {
      needs: 'totp',
      change: async ({ run, email }) => {
        await run('admin remove-totp', { email })
        return 200
      },
    },
  },
  nothing: {
    'an invitation': { needs: 'invitation', change: async (scene) => choose(scene, await scene.linkFor('invitation')) },
    'a deactivation': {
      change: async ({ admin, id }) => {
        const off = await admin.put(`/api/users/${id}/active`, { active: false })
        const on = await admin.put(`/api/users/${id}/active`, { active: true })
        return Math.max(off.status, on.status)
      },
    },
  },
}

const all = Object.entries(ways).flatMap(([told, byName]) =>
  Object.entries(byName).map(([name, way]) => ({ name, told: told as SecurityEvent | 'nothing', ...way })),
)
type Named = (typeof all)[number]

/** Makes the changes one after the other. After each one, nothing that was proved before it is accepted. */
async function expectNothingLeft(server: Awaited<ReturnType<typeof start>>, changes: readonly Named[]) {
  const { db, as, make, fetch, admin, run, wait } = server
  const invited_at = changes[0]?.needs === 'invitation' ? new Date() : null
  const { id } = await make.user({ name: 'Ana', invited_at })
  const read = async () => {
    const [user] = await db.select().from(users).where(eq(users.id, id))
    if (!user) throw new Error('The user is gone')
    return user
  }
  const linkFor = async (purpose: 'reset-password' | 'invitation') =>
    createAccountToken(db, { purpose, user: await read(), now: wait(0) })
  const confirmLink = async (email: string) => {
    await db.update(users).set({ pending_email: email }).where(eq(users.id, id))
    return createAccountToken(db, { purpose: 'change-email', user: { id, email }, now: wait(0) })
  }
  const setUp = async (session: Client) => {
    const { secret } = (await session.post('/api/auth/totp')).json
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: +wait(60) })
  }
  const counters = async () => {
    const rows = await db.select().from(rateLimits).where(like(rateLimits.key, 'totp-%')).orderBy(rateLimits.key)
    return rows.filter(({ key }) => key === `totp-for:${id}` || key === `totp-at:203.0.113.9 ${id}`)
  }
  const guesses = totpChecksFor(id, { network: '203.0.113.9', isKnown: false, isKnownBySecondFactor: false })
  for (let guess = 0; guess < 4; guess += 1) await countAttempts(db, guesses, wait(0))
  const counted = await counters()
  expect(counted).toHaveLength(2)

  let password = PASSWORD
  const links: { path: string; body: object }[] = []
  for (const [step, { name, told, needs, keepsSession, change }] of changes.entries()) {
    const session = await as({ id })
    const isOn = (await read()).totp_enabled_at !== null
    if (needs === 'totp' && !isOn) await session.put('/api/auth/totp', { code: await setUp(session) })
    if (needs === 'no totp' && isOn) await session.delete('/api/auth/totp', { current_password: password })
    await db.delete(mails)

    const other = await as({ id })
    const code = needs === 'no totp' ? await setUp(session) : ''
    const { email } = await read()
    const stolen = { reset: await linkFor('reset-password'), address: `thief-${id}-${step}@example.com` }
    links.push({ path: '/api/auth/reset-password', body: { token: stolen.reset, password: 'the thief’s' } })
    links.push({ path: '/api/auth/confirm-email', body: { token: await confirmLink(stolen.address) } })
    await db.transaction(async (tx) => {
      await queueMail(tx, { kind: 'reset-password', email: email.toUpperCase() })
      await queueMail(tx, { kind: 'change-email', userId: id, email: stolen.address })
    })

    const newPassword = `${password}!`
    const scene: Scene = {
      session,
      admin,
      id,
      email,
      password,
      newPassword,
      linkFor,
      run,
      code: async () => code,
      confirm: async (by) =>
        status(by.post('/api/auth/confirm-email', { token: await confirmLink(`new-${id}-${step}@example.com`) })),
    }
    expect([name, await change(scene)]).toEqual([name, 200])
    if (told === 'password-changed' || needs === 'invitation') password = newPassword

    const isLive = async (client: Client) => (await client.get('/api/auth/me')).status === 200
    expect([name, await isLive(session), await isLive(other)]).toEqual([name, keepsSession ?? false, false])
    for (const { path, body } of links)
      expect([name, path, (await fetch(path, { method: 'POST', body })).status]).toEqual([name, path, 400])
    expect([name, await read()]).toMatchObject([name, { pending_email: null }])
    const queued = (await db.select().from(mails))
      .map(({ mail }) => mail)
      .filter((mail) => mail.kind !== 'confirm-email')
    expect([name, ...queued]).toMatchObject([
      name,
      ...(told === 'nothing' ? [] : [{ kind: 'security', event: told, email }]),
    ])
    expect([name, await counters()]).toEqual([name, counted])
  }
}

async function start() {
  let now = new Date('2026-11-22T12:00:00Z')
  const server = await startServer({ now: () => now })
  const admin = await server.as(await server.make.user({ role: 'admin' }))
  /** Moves the clock. */
  const wait = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000)
    return now
  }
  return { ...server, admin, wait, run: openShell(server) }
}

// An account is invited once, before all else.
const later = all.filter(({ needs }) => needs !== 'invitation')

describe('after a change of credentials, no session, link or new address from before is accepted, and the owner is told', () => {
  test.each(all)('$name', async (way) => {
    await expectNothingLeft(await start(), [way])
  })

  test.each(all)('$name, and then each of the others', { tags: 'sweep' }, async (first) => {
    const server = await start()
    for (const second of later) await expectNothingLeft(server, [first, second])
  })
})

test('a sign-in with the old password that ends after the change of it starts no session', async () => {
  const { make, as, fetch, withToken } = await startServer()
  const { email, ...user } = await make.user()
  const session = await as(user)
  const body = { email, password: PASSWORD }
  const change = session.put('/api/auth/profile', {
    name: 'Ana',
    email,
    password: 'another one',
    current_password: PASSWORD,
  })
  const signIns = Array.from({ length: 8 }, () => fetch('/api/auth/login', { method: 'POST', body }))
  expect((await change).status).toBe(200)
  const tokens = (await Promise.all(signIns)).flatMap(({ status, json }) => (status === 200 ? [json.token] : []))
  for (const token of tokens) expect((await withToken(token).get('/api/auth/me')).status).toBe(401)
})

test('of changes at the same moment, each is made or refused', async () => {
  const { make, as, fetch, db } = await startServer()
  for (let round = 0; round < 4; round += 1) {
    const { email, ...user } = await make.user({ name: 'Ana' })
    const session = await as(user)
    const now = new Date()
    const token = await createAccountToken(db, { purpose: 'reset-password', user: { ...user, email }, now })
    await db
      .update(users)
      .set({ pending_email: `new-${email}` })
      .where(eq(users.id, user.id))
    const moved = { id: user.id, email: `new-${email}` }
    const address = await createAccountToken(db, { purpose: 'change-email', user: moved, now })
    const change = { name: 'Ana', email, password: 'another one', current_password: PASSWORD }
    const replies = await Promise.all([
      fetch('/api/auth/reset-password', { method: 'POST', body: { token, password: 'a third one' } }),
      fetch('/api/auth/confirm-email', { method: 'POST', body: { token: address } }),
      session.put('/api/auth/profile', change),
    ])
    for (const { status } of replies) expect([200, 400, 401]).toContain(status)
    expect(replies.some(({ status }) => status === 200)).toBe(true)
  }
})
