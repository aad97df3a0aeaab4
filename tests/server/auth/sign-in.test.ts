import { PASSWORD, startServer, type TestServer } from '@tests/server/start-server'
import { refused } from '@tests/server/visitor'
import { describe, expect, test } from 'vitest'

const login = (host: TestServer, email: string, password: string) =>
  host.call('POST /api/auth/login', { body: { email, password } })

describe('signing in', () => {
  test('returns a token and the user without the password', async () => {
    const host = await startServer()
    const user = await host.make.user({ name: 'Ana', role: 'editor' })
    const reply = await login(host, user.email, PASSWORD)
    expect(reply).toMatchObject({
      status: 200,
      body: { token: expect.stringMatching(/./), user: { id: user.id, name: 'Ana', role: 'editor' } },
    })
    expect(reply.text).not.toMatch(/password|argon2/)
  })

  test('replies to a wrong password and an unknown e-mail address with the same message', async () => {
    const host = await startServer()
    const user = await host.make.user()
    const wrong = await login(host, user.email, 'not the password')
    const unknown = await login(host, 'nobody@example.com', PASSWORD)
    expect(wrong).toMatchObject(refused(401))
    expect(unknown.status).toBe(401)
    expect(unknown.body).toEqual(wrong.body)
  })

  test('requires fields that are not blank', async () => {
    const host = await startServer()
    const both = { email: 'Email is required', password: 'Password is required' }
    expect(await host.call('POST /api/auth/login', { body: {} })).toMatchObject(refused(400, both))
    expect(await login(host, '   ', '')).toMatchObject(refused(400, both))
    expect(await host.call('POST /api/auth/login')).toMatchObject(refused(400))
  })

  test('ignores case and surrounding spaces in e-mail addresses', async () => {
    const host = await startServer()
    await host.make.user({ email: 'Ana.Lake@Example.com' })
    expect(await login(host, ' ana.lake@EXAMPLE.com ', PASSWORD)).toMatchObject({
      status: 200,
      body: { user: { email: 'Ana.Lake@Example.com' } },
    })
  })

  test('respects case and spaces in passwords', async () => {
    const host = await startServer()
    const user = await host.make.user()
    expect((await login(host, user.email, PASSWORD.toUpperCase())).status).toBe(401)
    expect((await login(host, user.email, `${PASSWORD} `)).status).toBe(401)
  })
})

describe('a session', () => {
  test('identifies its user', async () => {
    const host = await startServer()
    const user = await host.make.user({ role: 'membership', phone: '1', company: 'Homestay' })
    const reply = await (await host.as(user)).call('GET /api/auth/me')
    expect(reply).toMatchObject({
      status: 200,
      body: { user: { id: user.id, email: user.email, role: 'membership', company: 'Homestay', website: null } },
    })
    expect(reply.text).not.toMatch(/password|argon2/)
  })

  test('that is invalid or has ended is a 401', async () => {
    const host = await startServer()
    expect(await host.call('GET /api/auth/me')).toMatchObject(refused(401))
    expect(await host.withToken('no-such-token').call('GET /api/auth/me')).toMatchObject(refused(401))
    expect(await host.call('GET /api/auth/me', { headers: { authorization: 'Basic YTpi' } })).toMatchObject(
      refused(401),
    )
  })

  test('that has ended does not block public calls', async () => {
    const host = await startServer()
    await host.make.article()
    expect(await host.withToken('no-such-token').call('GET /api/articles')).toMatchObject({
      status: 200,
      body: { total: 1 },
    })
  })

  test('starts at sign-in and ends at sign-out, without affecting other sessions', async () => {
    const host = await startServer()
    const user = await host.make.user()
    const { token } = await host.request('POST /api/auth/login', {
      body: { email: user.email, password: PASSWORD },
    })
    const other = await host.as(user)
    const session = host.withToken(token)
    expect(await session.request('GET /api/auth/me')).toMatchObject({ user: { id: user.id } })
    expect(await session.call('POST /api/auth/logout')).toMatchObject({
      status: 200,
      body: { message: expect.any(String) },
    })
    expect((await session.call('GET /api/auth/me')).status).toBe(401)
    expect((await session.call('POST /api/auth/logout')).status).toBe(401)
    expect((await other.call('GET /api/auth/me')).status).toBe(200)
  })
})
