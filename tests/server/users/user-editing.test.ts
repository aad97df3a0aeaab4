import { PASSWORD, type TestServer } from '@tests/server/start-server'
import { refused, type Visitor } from '@tests/server/visitor'
import { describe, expect, test } from 'vitest'
import { account, create, isSignedIn, read, remove, save, startAsAdmin } from './user-calls'

const count = async (visitor: Visitor) => (await visitor.request('GET /api/users')).total

const canSignIn = async (host: TestServer, email: string, password: string) =>
  (await host.call('POST /api/auth/login', { body: { email, password } })).status === 200

describe('an account that the admin creates', () => {
  test.each(['admin', 'marketing', 'editor', 'membership', 'user'])('as %s can be used at once', async (role) => {
    const { host, admin } = await startAsAdmin()
    const { password, ...values } = { ...account, role, phone: '1', company: 'C', website: 'https://c.example' }
    const reply = await create(admin, { ...values, password })
    expect(reply).toMatchObject({
      status: 201,
      body: { message: 'User created successfully', user: { ...values, id: expect.any(Number), version: 1 } },
    })
    expect(reply.text).not.toMatch(/password|argon2|secret1/)
    expect(await canSignIn(host, 'ANA@example.com', password)).toBe(true)
  })

  test('requires a name, an e-mail address, a password and a role', async () => {
    const { admin } = await startAsAdmin()
    const required = {
      name: 'Name is required',
      email: 'Email is required',
      password: 'Password is required',
      role: 'Role is required',
    }
    expect(await create(admin, {})).toMatchObject(refused(400, required))
    const spaces = { name: ' ', email: ' ', password: '       ', role: ' ' }
    expect(await create(admin, spaces)).toMatchObject(refused(400, required))
  })

  test.each([
    ['email', 'ana', 'Email is invalid'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['role', 'guest', 'Role is required'],
    ['website', 'javascript:alert(1)', expect.any(String)],
    ['name', 'x'.repeat(400), expect.any(String)],
    ['company', 'x'.repeat(400), expect.any(String)],
  ])('is refused for its %s %s', async (field, value, message) => {
    const { admin } = await startAsAdmin()
    expect(await create(admin, { ...account, [field]: value })).toMatchObject(refused(400, { [field]: message }))
    expect(await count(admin)).toBe(1)
  })

  test('cannot have a registered e-mail address in any case', async () => {
    const { host, admin } = await startAsAdmin()
    await host.make.user({ email: 'Ana@Example.com' })
    const taken = { email: 'This email is already registered' }
    expect(await create(admin, account)).toMatchObject(refused(409, taken))
    expect(await count(admin)).toBe(2)
  })

  test('ignores fields that are not editable', async () => {
    const { host, admin } = await startAsAdmin()
    const rude = { id: 7_777, version: 9, created_at: '2001-01-01T00:00:00.000Z', password_hash: 'x', views: 3 }
    const { user } = (await create(admin, { ...account, ...rude })).body as { user: Record<string, unknown> }
    expect(user).toMatchObject({ name: 'Ana', version: 1 })
    expect(user.id).not.toBe(7_777)
    expect(user.created_at).not.toBe(rude.created_at)
    expect(await canSignIn(host, account.email, account.password)).toBe(true)
  })
})

describe('saving a user', () => {
  test('changes the fields that were sent and keeps the rest', async () => {
    const { host, admin } = await startAsAdmin()
    const { id } = await host.make.user({ phone: '+62 1', company: 'Old' })
    const before = await read(admin, id)
    const values = { name: 'New', email: 'new@example.com', role: 'marketing', company: '', website: null }
    const saved = await save(admin, id, { ...values, id: 7_777, version: 40, created_at: '2001-01-01T00:00:00.000Z' })
    const after = await read(admin, id)
    expect(after).toEqual({
      ...before,
      name: 'New',
      email: 'new@example.com',
      role: 'marketing',
      phone: '+62 1',
      company: null,
      email_confirmed: false,
      version: before.version + 1,
      updated_at: expect.any(String),
    })
    expect(saved).toMatchObject({ status: 200, body: { message: 'User updated successfully', user: after } })
    expect(saved.text).not.toMatch(/password|argon2/)
  })

  test('requires a name, an e-mail address and a role', async () => {
    const { host, admin } = await startAsAdmin()
    const { id } = await host.make.user()
    const required = { name: 'Name is required', email: 'Email is required', role: 'Role is required' }
    expect(await save(admin, id, { name: '   ', email: ' ' })).toMatchObject(refused(400, required))
  })

  test('cannot set another user’s e-mail address, but can change the case of the current one', async () => {
    const { host, admin } = await startAsAdmin()
    const { id, name } = await host.make.user({ email: 'ana@example.com' })
    await host.make.user({ email: 'budi@example.com' })
    const values = { name, role: 'user' }
    const taken = { email: 'This email is already registered' }
    expect(await save(admin, id, { ...values, email: 'BUDI@example.com' })).toMatchObject(refused(409, taken))
    expect((await read(admin, id)).email).toBe('ana@example.com')
    expect((await save(admin, id, { ...values, email: 'ANA@example.com' })).status).toBe(200)
  })

  test('with a blank password leaves password and sessions as they are', async () => {
    const { host, admin } = await startAsAdmin()
    const user = await host.make.user()
    const session = await host.as(user)
    const body = { name: user.name, email: user.email, role: 'user' }
    expect((await save(admin, user.id, { ...body, password: '' })).status).toBe(200)
    expect((await save(admin, user.id, body)).status).toBe(200)
    expect(await isSignedIn(session)).toBe(true)
    expect(await canSignIn(host, user.email, PASSWORD)).toBe(true)
  })

  test('with a password replaces it, and ends the user’s sessions', async () => {
    const { host, admin } = await startAsAdmin()
    const user = await host.make.user()
    const [session, stranger] = [await host.as(user), await host.as(await host.make.user())]
    const body = { name: user.name, email: user.email, role: 'user' }
    const short = { password: 'Password must be at least 6 characters' }
    expect(await save(admin, user.id, { ...body, password: '12345' })).toMatchObject(refused(400, short))
    expect(await isSignedIn(session)).toBe(true)
    expect((await save(admin, user.id, { ...body, password: 'new secret' })).status).toBe(200)
    expect(await isSignedIn(session)).toBe(false)
    expect(await isSignedIn(stranger)).toBe(true)
    expect(await canSignIn(host, user.email, PASSWORD)).toBe(false)
    expect(await canSignIn(host, user.email, 'new secret')).toBe(true)
  })

  test('cannot change one’s own password or address, for which the profile asks for the current password', async () => {
    const { host, self, admin } = await startAsAdmin()
    const body = { name: self.name, email: self.email, role: 'admin' }
    expect(await save(admin, self.id, { ...body, password: 'new secret' })).toMatchObject(
      refused(400, { password: 'Change your own password in your profile' }),
    )
    expect(await save(admin, self.id, { ...body, email: 'new@host.example' })).toMatchObject(
      refused(400, { email: 'Change your own email address in your profile' }),
    )
    expect((await save(admin, self.id, { ...body, name: 'New' })).status).toBe(200)
    expect(await canSignIn(host, self.email, PASSWORD)).toBe(true)
  })

  test('with another address ends the user’s sessions', async () => {
    const { host, admin } = await startAsAdmin()
    const user = await host.make.user()
    const session = await host.as(user)
    const body = { name: user.name, email: 'moved@example.com', role: 'user' }
    expect((await save(admin, user.id, body)).status).toBe(200)
    expect(await isSignedIn(session)).toBe(false)
    expect(await canSignIn(host, 'moved@example.com', PASSWORD)).toBe(true)
  })

  test('with another role ends the user’s sessions', async () => {
    const { host, admin } = await startAsAdmin()
    const user = await host.make.user({ role: 'editor' })
    const session = await host.as(user)
    const body = { name: user.name, email: user.email }
    expect((await save(admin, user.id, { ...body, role: 'editor' })).status).toBe(200)
    expect(await isSignedIn(session)).toBe(true)
    expect((await save(admin, user.id, { ...body, role: 'user' })).status).toBe(200)
    expect(await isSignedIn(session)).toBe(false)
  })

  test('of an outdated version is refused, and the reply has the current state without the password', async () => {
    const { host, admin } = await startAsAdmin()
    const { id, email } = await host.make.user()
    const match = { 'if-match': '"1"' }
    const body = { email, role: 'user' }
    expect((await save(admin, id, { ...body, name: 'First' }, match)).status).toBe(200)
    const late = await save(admin, id, { ...body, name: 'Second', password: 'new secret' }, match)
    expect(late).toMatchObject({
      status: 409,
      body: { message: expect.any(String), current: { id, name: 'First', version: 2 } },
    })
    expect(late.text).not.toMatch(/password|argon2/)
    expect((await read(admin, id)).name).toBe('First')
    expect(await canSignIn(host, email, PASSWORD)).toBe(true)
  })
})

describe('deleting a user', () => {
  test('ends the sessions and keeps articles and ads under the user’s name', async () => {
    const { host, admin } = await startAsAdmin()
    const member = await host.make.user({ role: 'editor', name: 'Maria' })
    const session = await host.as(member)
    const { articleId } = await session.request('POST /api/articles', { body: { title: 'T', excerpt: 'E' } })
    expect(await remove(admin, member.id)).toMatchObject({
      status: 200,
      body: { message: 'User deleted successfully' },
    })
    expect(await isSignedIn(session)).toBe(false)
    expect(await canSignIn(host, member.email, PASSWORD)).toBe(false)
    expect((await admin.call('GET /api/users/:id', { params: { id: member.id } })).status).toBe(404)
    expect(await remove(admin, member.id)).toMatchObject(refused(404))
    const { article } = await admin.request('GET /api/articles/manage/:id', { params: { id: articleId } })
    expect(article.author_name).toBe('Maria')
  })

  test('of an outdated version is refused', async () => {
    const { host, admin } = await startAsAdmin()
    const { id } = await host.make.user()
    expect(await remove(admin, id, { 'if-match': '"9"' })).toMatchObject({ status: 409, body: { current: { id } } })
    expect((await read(admin, id)).id).toBe(id)
    expect((await remove(admin, id, { 'if-match': '"1"' })).status).toBe(200)
  })

  test('is refused for one’s own account', async () => {
    const { host, self, admin } = await startAsAdmin()
    await host.make.user({ role: 'admin' })
    expect(await remove(admin, self.id)).toMatchObject(refused(409))
    expect(await isSignedIn(admin)).toBe(true)
  })
})
