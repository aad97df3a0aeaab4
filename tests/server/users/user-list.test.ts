import { startServer } from '@tests/server/start-server'
import { refused, type Visitor } from '@tests/server/visitor'
import { describe, expect, test } from 'vitest'
import { account, create, read, remove, save, startAsAdmin } from './user-calls'

const names = async (visitor: Visitor, query: Record<string, unknown> = {}) => {
  const { users, total } = await visitor.request('GET /api/users', { query })
  return { names: users.map((user) => user.name), total }
}

describe('users', () => {
  test.each([
    ['visitors', undefined],
    ['marketing', 'marketing'],
    ['editors', 'editor'],
    ['members', 'membership'],
    ['readers', 'user'],
  ] as const)('are refused to %s', async (_, role) => {
    const host = await startServer()
    const { id } = await host.make.user({ role: 'editor', name: 'Before' })
    const session = role ? await host.as(await host.make.user({ role })) : host
    const refusal = refused(role ? 403 : 401)
    expect(await session.call('GET /api/users')).toMatchObject(refusal)
    expect(await session.call('GET /api/users/:id', { params: { id } })).toMatchObject(refusal)
    expect(await create(session, account)).toMatchObject(refusal)
    expect(await save(session, id, account)).toMatchObject(refusal)
    expect(await remove(session, id)).toMatchObject(refusal)
    const admin = await host.as(await host.make.user({ role: 'admin' }))
    expect(await read(admin, id)).toMatchObject({ name: 'Before' })
    expect((await names(admin, { q: account.email })).total).toBe(0)
  })

  test('are listed for admins, newest first, without passwords', async () => {
    const { host, admin } = await startAsAdmin()
    await host.make.user({ name: 'Ana', company: 'Homestay' })
    const reply = await admin.call('GET /api/users')
    expect(reply).toMatchObject({
      status: 200,
      body: { users: [{ name: 'Ana', company: 'Homestay', role: 'user', version: 1 }, { name: 'Zainal' }], total: 2 },
    })
    expect(reply.text).not.toMatch(/password|argon2/)
  })

  test('can be searched by name, e-mail address and company, and filtered by role', async () => {
    const { host, admin } = await startAsAdmin()
    await host.make.user({ name: 'Ana', email: 'a@lake.example', role: 'membership', company: 'Toba Boats' })
    await host.make.user({ name: 'Budi Toba', email: 'b@x.example' })
    await host.make.user({ name: 'Citra', email: 'c@toba.example', role: 'editor' })
    await host.make.user({ name: '100%_', email: 'd@x.example' })
    expect(await names(admin, { q: 'tOBa' })).toEqual({ names: ['Citra', 'Budi Toba', 'Ana'], total: 3 })
    expect(await names(admin, { q: 'toba', role: 'membership' })).toEqual({ names: ['Ana'], total: 1 })
    expect(await names(admin, { role: 'editor' })).toEqual({ names: ['Citra'], total: 1 })
    expect(await names(admin, { q: '100%' })).toEqual({ names: ['100%_'], total: 1 })
    // The empty company must not match the word “null”.
    expect(await names(admin, { q: 'null' })).toEqual({ names: [], total: 0 })
  })

  test.each([
    ['created_at', ['Citra', 'Ana', 'Budi']],
    ['updated_at', ['Citra', 'Ana', 'Budi']],
    ['id', ['Citra', 'Ana', 'Budi']],
    ['name', ['Ana', 'Budi', 'Citra']],
    ['email', ['Budi', 'Ana', 'Citra']],
    ['role', ['Budi', 'Citra', 'Ana']],
    ['company', ['Ana', 'Citra', 'Budi']],
  ] as const)('are sorted by %s', async (sort, expected) => {
    const { host, admin } = await startAsAdmin()
    await host.make.user({ name: 'Citra', email: 'z@sort.example', role: 'membership', company: 'Beta' })
    await host.make.user({ name: 'Ana', email: 'm@sort.example', role: 'user', company: 'Alpha' })
    await host.make.user({ name: 'Budi', email: 'a@sort.example', role: 'editor' })
    const query = { q: '@sort.example', sort }
    expect((await names(admin, query)).names).toEqual(expected)
    expect((await names(admin, { ...query, order: 'desc' })).names).toEqual(expected.toReversed())
  })

  test('have pages that do not overlap, and the total number', async () => {
    const { host, admin } = await startAsAdmin()
    for (const name of ['Ana', 'Ana', 'Budi', 'Citra']) await host.make.user({ name })
    const query = { sort: 'name', order: 'asc', perPage: 2 }
    const pages = await Promise.all([1, 2, 3, 4].map((page) => names(admin, { ...query, page })))
    expect(pages.map((page) => page.names)).toEqual([['Ana', 'Ana'], ['Budi', 'Citra'], ['Zainal'], []])
    expect(pages.map((page) => page.total)).toEqual([5, 5, 5, 5])
  })

  test('refuse unknown parameters', async () => {
    const { admin } = await startAsAdmin()
    const queries = [
      { sort: 'password_hash' },
      { sort: 'phone' },
      { order: 'up' },
      { page: 0 },
      { perPage: 101 },
      { perPage: 'x' },
      { role: 'guest' },
    ]
    for (const query of queries)
      expect(await admin.call('GET /api/users', { query })).toMatchObject(
        refused(400, { [Object.keys(query)[0] as string]: expect.any(String) }),
      )
  })

  test('that do not exist are a 404', async () => {
    const { admin } = await startAsAdmin()
    for (const id of [99_999, 0, 'ana', 2_147_483_648]) {
      const params = { id }
      expect(await admin.call('GET /api/users/:id', { params })).toMatchObject(refused(404))
      expect(await admin.call('PUT /api/users/:id', { params, body: account })).toMatchObject(refused(404))
      expect(await admin.call('DELETE /api/users/:id', { params })).toMatchObject(refused(404))
    }
  })
})
