import { PASSWORD, startServer, type TestServer } from '@tests/server/start-server'
import { refused, type Visitor } from '@tests/server/visitor'
import { describe, expect, test } from 'vitest'

const save = (visitor: Visitor, body: Record<string, unknown>, headers?: Record<string, string>) =>
  visitor.call('PUT /api/auth/profile', { body, headers })

async function signedInReader(host: TestServer) {
  const user = await host.make.user({ phone: '+62 1' })
  return { user, own: { name: user.name, email: user.email }, session: await host.as(user) }
}

const canSignIn = async (host: TestServer, email: string, password: string) =>
  (await host.call('POST /api/auth/login', { body: { email, password } })).status === 200

describe('the profile', () => {
  test.each(['admin', 'marketing', 'editor', 'membership', 'user'] as const)(
    'can be changed by a user with the role %s',
    async (role) => {
      const host = await startServer()
      const session = await host.as(await host.make.user({ role }))
      const { email } = await session.request('GET /api/auth/me').then(({ user }) => user)
      const values = { name: 'New', email, phone: '2', company: 'C', website: 'https://c.example' }
      expect(await save(session, values)).toMatchObject({
        status: 200,
        body: { message: 'Profile updated successfully!', user: { ...values, role } },
      })
      expect(await session.request('GET /api/auth/me')).toMatchObject({ user: values })
    },
  )

  test('needs a session', async () => {
    const host = await startServer()
    expect(await save(host, { name: 'New', email: 'new@example.com' })).toMatchObject(refused(401))
  })

  test('keeps fields that were not sent, and clears fields that were sent empty', async () => {
    const host = await startServer()
    const { session, own } = await signedInReader(host)
    await save(session, { ...own, company: 'Homestay' })
    expect(await session.request('GET /api/auth/me')).toMatchObject({ user: { phone: '+62 1', company: 'Homestay' } })
    await save(session, { ...own, phone: '' })
    expect(await session.request('GET /api/auth/me')).toMatchObject({ user: { phone: null, company: 'Homestay' } })
  })

  test('requires a name and an e-mail address', async () => {
    const host = await startServer()
    const { session } = await signedInReader(host)
    const required = { name: 'Name is required', email: 'Email is required' }
    expect(await save(session, { name: ' ' })).toMatchObject(refused(400, required))
  })

  test('cannot use another user’s e-mail address in any case, but can keep the current one', async () => {
    const host = await startServer()
    await host.make.user({ email: 'Taken@example.com' })
    const { session, own } = await signedInReader(host)
    const taken = await save(session, { ...own, email: 'taken@EXAMPLE.com' })
    expect(taken).toMatchObject(refused(409, { email: expect.any(String) }))
    expect((await save(session, { ...own, email: own.email.toUpperCase() })).status).toBe(200)
  })

  test('cannot change the role', async () => {
    const host = await startServer()
    const { session, own } = await signedInReader(host)
    expect((await save(session, { ...own, role: 'admin' })).status).toBe(200)
    expect(await session.request('GET /api/auth/me')).toMatchObject({ user: { role: 'user' } })
  })

  test('refuses a save of an outdated version, and the reply has the current state without passwords', async () => {
    const host = await startServer()
    const { session, own } = await signedInReader(host)
    const { user } = await session.request('GET /api/auth/me')
    const match = { 'if-match': `"${user.version}"` }
    expect((await save(session, { ...own, name: 'First' }, match)).status).toBe(200)
    const late = await save(session, { ...own, name: 'Second' }, match)
    expect(late).toMatchObject({ status: 409, body: { message: expect.any(String), current: { name: 'First' } } })
    expect(late.text).not.toMatch(/password|argon2/)
    expect(await session.request('GET /api/auth/me')).toMatchObject({ user: { name: 'First' } })
  })
})

describe('a new e-mail address', () => {
  test('needs the current password, and replaces the old one only when it is confirmed', async () => {
    const host = await startServer()
    const { session, own } = await signedInReader(host)
    const change = { ...own, email: 'new@example.com' }
    expect(await save(session, change)).toMatchObject(refused(400, { current_password: expect.any(String) }))
    const guess = await save(session, { ...change, current_password: 'a guess' })
    expect(guess).toMatchObject(refused(400, { current_password: expect.any(String) }))
    expect(await save(session, { ...change, current_password: PASSWORD })).toMatchObject({
      status: 200,
      body: { user: { email: own.email, pending_email: 'new@example.com' } },
    })
    expect(await canSignIn(host, own.email, PASSWORD)).toBe(true)
    expect(await canSignIn(host, 'new@example.com', PASSWORD)).toBe(false)
  })

  test('can be given up', async () => {
    const host = await startServer()
    const { session, own } = await signedInReader(host)
    await save(session, { ...own, email: 'new@example.com', current_password: PASSWORD })
    expect((await session.call('DELETE /api/auth/pending-email')).status).toBe(200)
    expect(await session.request('GET /api/auth/me')).toMatchObject({ user: { ...own, pending_email: null } })
  })
})

describe('a new password', () => {
  test('needs the current one', async () => {
    const host = await startServer()
    const { session, own } = await signedInReader(host)
    const without = await save(session, { ...own, password: 'new secret' })
    expect(without).toMatchObject(refused(400, { current_password: expect.any(String) }))
    const wrong = await save(session, { ...own, name: 'New', password: 'new secret', current_password: 'wrong' })
    expect(wrong).toMatchObject(refused(400, { current_password: expect.any(String) }))
    expect(await canSignIn(host, own.email, 'new secret')).toBe(false)
    expect(await session.request('GET /api/auth/me')).toMatchObject({ user: { name: own.name } })
  })

  test('is not one of the most common ones or the name of the magazine, in any case', async () => {
    const host = await startServer()
    const { session, own } = await signedInReader(host)
    for (const password of ['123456', 'Password', 'qwerty', 'Sumatra2026!', 'Eye of Sumatra'])
      expect(await save(session, { ...own, password, current_password: PASSWORD })).toMatchObject(
        refused(400, { password: 'This password is too common. Please choose another one.' }),
      )
  })

  test('has at least six characters', async () => {
    const host = await startServer()
    const { session, own } = await signedInReader(host)
    const short = await save(session, { ...own, password: '12345', current_password: PASSWORD })
    expect(short).toMatchObject(refused(400, { password: expect.stringContaining('at least 6 characters') }))
  })

  test('replaces the old one, keeps this session and ends the others', async () => {
    const host = await startServer()
    const { user, session, own } = await signedInReader(host)
    const other = await host.as(user)
    const stranger = await host.as(await host.make.user())
    const change = { ...own, password: 'new secret', current_password: PASSWORD }
    expect((await save(session, change)).status).toBe(200)
    expect((await session.call('GET /api/auth/me')).status).toBe(200)
    expect((await other.call('GET /api/auth/me')).status).toBe(401)
    expect((await stranger.call('GET /api/auth/me')).status).toBe(200)
    expect(await canSignIn(host, own.email, 'new secret')).toBe(true)
    expect(await canSignIn(host, own.email, PASSWORD)).toBe(false)
  })

  test('changes nothing if it is blank', async () => {
    const host = await startServer()
    const { user, session, own } = await signedInReader(host)
    const other = await host.as(user)
    expect((await save(session, { ...own, password: '' })).status).toBe(200)
    expect((await other.call('GET /api/auth/me')).status).toBe(200)
    expect(await canSignIn(host, own.email, PASSWORD)).toBe(true)
  })
})
