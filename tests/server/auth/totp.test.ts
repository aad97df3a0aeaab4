import { recoveryCodes } from '@server/db/schema/accounts'
import { idempotencyKeys } from '@server/db/schema/core'
import { mails } from '@server/db/schema/mail'
import { PASSWORD, startServer } from '@tests/server/start-server'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'

const START = new Date('2026-11-22T12:00:00Z')

/** A server with an editor whose second factor is on. */
async function startWithTotp(options: Parameters<typeof startServer>[0] = {}) {
  let now = START
  const server = await startServer({ now: () => now, ...options })
  const user = await server.make.user({ role: 'editor' })
  const session = await server.as(user)
  const setup = (await session.post('/api/auth/totp')).json
  const codeAt = (time: Date) => new TOTP({ secret: Secret.fromBase32(setup.secret) }).generate({ timestamp: +time })
  const confirmed = await session.put('/api/auth/totp', { code: codeAt(now) })
  expect(confirmed.status).toBe(200)
  return {
    ...server,
    user,
    session,
    setup,
    codeAt,
    code: () => codeAt(now),
    wait: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000)
      return now
    },
    signIn: (totp?: string, from = '203.0.113.7', password = PASSWORD) =>
      server.fetch('/api/auth/login', { method: 'POST', body: { email: user.email, password, totp }, from }),
  }
}

test('signing in takes the password and the code', async () => {
  const { signIn, wait, code } = await startWithTotp()
  wait(30)
  expect(await signIn(code(), undefined, 'wrong')).toMatchObject({ status: 401, json: { code: 'unauthenticated' } })
  expect(await signIn()).toMatchObject({
    status: 401,
    json: { code: 'totp_required', message: 'Enter the code from your authenticator app' },
  })
  expect(await signIn('000000')).toMatchObject({ status: 401, json: { code: 'totp_invalid' } })
  const spaced = code().replace(/^.../, '$& ')
  expect(await signIn(spaced)).toMatchObject({ status: 200, json: { user: { totp: true, totp_required: false } } })
})

test('a code works once, and only in its time', async () => {
  const { signIn, wait, code, codeAt } = await startWithTotp()
  // The code that confirmed the set-up is used up as well.
  expect((await signIn(code())).status).toBe(401)
  const now = wait(60)
  const [first, again] = await Promise.all([signIn(codeAt(now)), signIn(codeAt(now))])
  expect([first.status, again.status].sort()).toEqual([200, 401])
  // An older one than that is refused too.
  expect((await signIn(codeAt(new Date(now.getTime() - 30_000)))).status).toBe(401)
  wait(300)
  expect((await signIn(codeAt(now))).status).toBe(401)
  expect((await signIn(code())).status).toBe(200)
})

test('a clock that is set back does not void the codes of its owner', async () => {
  const { signIn, wait, code } = await startWithTotp()
  wait(86_400 * 400)
  expect((await signIn(code())).status).toBe(200)
  wait(-86_400 * 399)
  expect((await signIn(code())).status).toBe(200)
})

test('each of ten recovery codes works once, however it is typed', async () => {
  const { setup, signIn, db } = await startWithTotp()
  const [code, other] = setup.recovery_codes as string[]
  expect(new Set(setup.recovery_codes).size).toBe(10)
  // 24 characters of five bits: too many to guess, even with a copy of the fast hashes.
  expect(code).toMatch(/^(?:[a-z2-7]{4}-){5}[a-z2-7]{4}$/)
  expect(JSON.stringify(await db.select().from(recoveryCodes))).not.toContain(code?.slice(0, 4))
  expect((await signIn(code?.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
  expect((await signIn(code)).status).toBe(401)
  expect((await signIn(other)).status).toBe(200)
})

test('wrong codes are throttled by network and altogether, except where the user has signed in before', async () => {
  const { signIn, wait, code } = await startWithTotp()
  wait(30)
  expect((await signIn(code(), '198.51.100.7')).status).toBe(200)
  const statuses: number[] = []
  for (let time = 0; time < 6; time += 1) statuses.push((await signIn('000000', '203.0.113.1')).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  for (const network of [2, 3]) for (let time = 0; time < 5; time += 1) await signIn('000000', `203.0.113.${network}`)
  wait(30)
  expect((await signIn(code(), '203.0.113.4')).status).toBe(429)
  expect((await signIn(code(), '198.51.100.7')).status).toBe(200)
  wait(30)
  // The set-up was confirmed from here.
  expect((await signIn(code(), '127.0.0.1')).status).toBe(200)
})

test('a set-up is confirmed with a code of the app, and its secret is never shown again', async () => {
  const { make, as, fetch, db } = await startServer()
  const user = await make.user({ role: 'editor' })
  const session = await as(user)
  expect((await session.put('/api/auth/totp', { code: '123456' })).status).toBe(400)
  const { secret, uri, recovery_codes } = (await session.post('/api/auth/totp', undefined, { 'idempotency-key': 'a' }))
    .json
  expect(uri).toContain(`secret=${secret}`)
  expect(uri).toMatch(/^otpauth:\/\/totp\/Eye%20of%20Sumatra:/)
  expect(await db.select().from(idempotencyKeys)).toEqual([])
  expect((await session.put('/api/auth/totp', { code: recovery_codes[0] })).json).toMatchObject({
    errors: { code: 'This code is wrong or has already been used' },
  })
  const body = { email: user.email, password: PASSWORD }
  expect((await fetch('/api/auth/login', { method: 'POST', body })).status).toBe(200)

  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  expect((await session.put('/api/auth/totp', { code })).status).toBe(200)
  expect((await session.post('/api/auth/totp')).status).toBe(409)
  const replies = [await session.get('/api/auth/me'), await session.get('/api/auth/sessions')]
  for (const { text } of replies) expect(text).not.toContain(secret)
  expect((await db.select().from(mails)).map(({ mail }) => mail)).toMatchObject([
    { kind: 'security', event: 'totp-enabled', email: user.email },
  ])
})

test('users switch it off with their password, and admins for them', async () => {
  const { session, user, signIn, make, as, wait } = await startWithTotp()
  expect((await session.delete('/api/auth/totp', { current_password: 'wrong' })).json).toMatchObject({
    errors: { current_password: 'Current password is wrong' },
  })
  expect((await session.delete('/api/auth/totp')).status).toBe(400)
  expect((await session.delete('/api/auth/totp', { current_password: PASSWORD })).status).toBe(200)
  expect((await signIn()).status).toBe(200)

  const { secret } = (await session.post('/api/auth/totp')).json
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: +wait(60) })
  expect((await session.put('/api/auth/totp', { code })).status).toBe(200)
  const boss = await make.user({ role: 'admin' })
  const admin = await as(boss)
  expect((await admin.delete(`/api/users/${boss.id}/totp`)).status).toBe(409)
  expect((await admin.delete('/api/users/999/totp')).status).toBe(404)
  expect((await admin.delete(`/api/users/${user.id}/totp`)).status).toBe(200)
  expect((await session.get('/api/auth/me')).status).toBe(401)
  expect((await signIn()).status).toBe(200)
})

test('where it is required, staff without it can only set it up', async () => {
  const { make, as } = await startServer({ env: { REQUIRE_TOTP: 'admin,editor' } })
  const editor = await as(await make.user({ role: 'editor' }))
  const draft = await make.article({ status: 'draft' })
  expect((await editor.get('/api/auth/me')).json.user).toMatchObject({ totp: false, totp_required: true })
  expect(await editor.get('/api/articles/manage')).toMatchObject({
    status: 403,
    json: { code: 'totp_setup_required', message: 'Set up your second factor first' },
  })
  // On public pages they are a visitor.
  expect((await editor.get('/api/articles')).status).toBe(200)
  expect((await editor.get(`/api/articles/${draft.id}`)).status).toBe(404)
  const { secret } = (await editor.post('/api/auth/totp')).json
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  expect((await editor.put('/api/auth/totp', { code })).status).toBe(200)
  expect((await editor.get('/api/articles/manage')).status).toBe(200)

  const marketing = await as(await make.user({ role: 'marketing' }))
  expect((await marketing.get('/api/articles/manage')).status).toBe(200)
})
