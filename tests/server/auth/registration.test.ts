import { startServer, type TestServer } from '@tests/server/start-server'
import { refused } from '@tests/server/visitor'
import { describe, expect, test } from 'vitest'

const reader = { name: 'Ana Lake', email: 'ana@example.com', password: 'secret1' }
const member = { ...reader, role: 'membership', phone: '+62 1', company: 'Homestay' }

const register = (host: TestServer, body: Record<string, unknown>) => host.call('POST /api/auth/register', { body })

/** The new user’s view of their account. */
async function signedIn(host: TestServer) {
  const { user } = await host.request('POST /api/auth/login', {
    body: { email: reader.email, password: reader.password },
  })
  return user
}

describe('registering', () => {
  test('creates a user who can sign in', async () => {
    const host = await startServer()
    expect(await register(host, { ...reader, role: 'user' })).toMatchObject({
      status: 201,
      body: { message: 'Registration successful! You can now login.' },
    })
    expect(await signedIn(host)).toMatchObject({ name: 'Ana Lake', email: 'ana@example.com', role: 'user' })
  })

  test('without a role creates an ordinary user', async () => {
    const host = await startServer()
    expect((await register(host, reader)).status).toBe(201)
    expect(await signedIn(host)).toMatchObject({ role: 'user', phone: null, company: null, website: null })
  })

  test('as a member replies that ads can be submitted', async () => {
    const host = await startServer()
    expect(await register(host, { ...member, website: 'https://homestay.example' })).toMatchObject({
      status: 201,
      body: { message: 'Membership registration successful! You can now login and submit ads.' },
    })
    expect(await signedIn(host)).toMatchObject({
      role: 'membership',
      phone: '+62 1',
      company: 'Homestay',
      website: 'https://homestay.example',
    })
  })

  test.each(['admin', 'marketing', 'editor'])('as %s is refused', async (role) => {
    const host = await startServer()
    expect(await register(host, { ...member, role })).toMatchObject(refused(403))
    expect(
      (await host.call('POST /api/auth/login', { body: { email: reader.email, password: reader.password } })).status,
    ).toBe(401)
  })

  test('with an unknown role is refused as malformed', async () => {
    const host = await startServer()
    expect(await register(host, { ...reader, role: 'owner' })).toMatchObject(refused(400, { role: expect.any(String) }))
  })

  test('requires fields that are not blank', async () => {
    const host = await startServer()
    const required = { name: 'Name is required', email: 'Email is required', password: 'Password is required' }
    expect(await register(host, {})).toMatchObject(refused(400, required))
    expect(await register(host, { name: '   ', email: ' ', password: '      ' })).toMatchObject(refused(400, required))
    expect(await register(host, { ...reader, name: ' ' })).toMatchObject({
      status: 400,
      body: { message: 'Name is required' },
    })
  })

  test('has the message of the first invalid field', async () => {
    const host = await startServer()
    expect(await register(host, {})).toMatchObject({ status: 400, body: { message: 'Name is required' } })
  })

  test.each(['ana', 'ana@example', 'ana@ example.com', '@example.com', 'a@b.example\r\nBcc: c@d.example'])(
    'refuses the address %j',
    async (email) => {
      const host = await startServer()
      expect(await register(host, { ...reader, email })).toMatchObject(refused(400, { email: 'Email is invalid' }))
    },
  )

  test('refuses a password of five characters and accepts one of six', async () => {
    const host = await startServer()
    expect(await register(host, { ...reader, password: '12345' })).toMatchObject({
      status: 400,
      body: {
        message: 'Password must be at least 6 characters long',
        errors: { password: 'Password must be at least 6 characters long' },
      },
    })
    expect((await register(host, { ...reader, password: 'lake-7' })).status).toBe(201)
  })

  test.each(['lettersonly', '8675309137', '!?%&/()=', 'пароль озера', '  a b  c  ', '🌋🦧🌴🐅🦏🐘', 'ALL CAPITALS'])(
    'takes a password of any characters: %s',
    async (password) => {
      const host = await startServer()
      expect((await register(host, { ...reader, password })).status).toBe(201)
      const body = { email: reader.email, password }
      expect((await host.call('POST /api/auth/login', { body })).status).toBe(200)
    },
  )

  test('refuses a password of more than 200 characters', async () => {
    const host = await startServer()
    expect((await register(host, { ...reader, password: 'x'.repeat(200) })).status).toBe(201)
    const long = await register(host, { ...reader, email: 'b@example.com', password: 'x'.repeat(201) })
    expect(long).toMatchObject(refused(400, { password: expect.any(String) }))
  })

  test('refuses a registered e-mail address in any case', async () => {
    const host = await startServer()
    await host.make.user({ email: 'Ana@Example.com' })
    const reply = await register(host, reader)
    expect(reply).toMatchObject(refused(409, { email: expect.any(String) }))
  })

  test('as a member requires phone and company, but no website', async () => {
    const host = await startServer()
    const { phone, company, ...bare } = member
    expect(await register(host, { ...bare, phone: ' ' })).toMatchObject(
      refused(400, { phone: 'Phone is required', company: 'Company is required' }),
    )
    expect((await register(host, { ...bare, phone, company, website: '' })).status).toBe(201)
  })

  test.each(['javascript:alert(1)', 'homestay.example', 'ftp://homestay.example'])(
    'refuses the website %s',
    async (website) => {
      const host = await startServer()
      expect(await register(host, { ...member, website })).toMatchObject(refused(400, { website: expect.any(String) }))
    },
  )
})
