import { startServer } from '@tests/server/start-server'
import { refused, type Visitor } from '@tests/server/visitor'
import { describe, expect, test } from 'vitest'

const subscribers = async (visitor: Visitor, query: Record<string, unknown> = {}) => {
  const { subscribers, total } = await visitor.request('GET /api/newsletters/subscribers', { query })
  return { names: subscribers.map((subscriber) => subscriber.name), total }
}

const startAs = async () => {
  const host = await startServer()
  const editor = await host.make.user({ role: 'editor', name: 'Yusuf', email: 'yusuf@host.example' })
  return { host, staff: await host.as(editor) }
}

describe('the subscribers', () => {
  test('are the registered users, with only the fields needed for mailing', async () => {
    const { host, staff } = await startAs()
    const { id } = await host.make.user({ name: 'Ana', email: 'ana@x.example', role: 'membership', phone: '+62 1' })
    const { subscribers } = await staff.request('GET /api/newsletters/subscribers')
    expect(subscribers).toMatchObject([{ id, name: 'Ana' }, { name: 'Yusuf' }])
    expect(subscribers[0]).toEqual({
      id,
      name: 'Ana',
      email: 'ana@x.example',
      role: 'membership',
      confirmed: true,
      language: 'en',
      created_at: expect.any(String),
    })
  })

  test('are not those who have unsubscribed', async () => {
    const { host, staff } = await startAs()
    await host.make.user({ name: 'Gone', unsubscribed_at: new Date() })
    await host.make.user({ name: 'Ana' })
    expect(await subscribers(staff)).toEqual({ names: ['Ana', 'Yusuf'], total: 2 })
  })

  test('are searched, filtered, sorted and paged', async () => {
    const { host, staff } = await startAs()
    await host.make.user({ name: 'Citra', email: 'z@lake.example', role: 'membership' })
    await host.make.user({ name: 'Ana', email: 'm@lake.example' })
    await host.make.user({ name: 'Lake Budi', email: 'a@x.example', company: 'Lake' })
    expect(await subscribers(staff, { q: 'LAKE', sort: 'name' })).toEqual({
      names: ['Ana', 'Citra', 'Lake Budi'],
      total: 3,
    })
    expect(await subscribers(staff, { role: 'membership' })).toEqual({ names: ['Citra'], total: 1 })
    expect((await subscribers(staff, { sort: 'email' })).names).toEqual(['Lake Budi', 'Ana', 'Yusuf', 'Citra'])
    for (const sort of ['created_at', 'id'])
      expect((await subscribers(staff, { sort })).names).toEqual(['Yusuf', 'Citra', 'Ana', 'Lake Budi'])
    expect(await subscribers(staff, { sort: 'name', page: 2, perPage: 3 })).toEqual({ names: ['Yusuf'], total: 4 })
  })

  test('are not listed with unknown parameters', async () => {
    const { staff } = await startAs()
    for (const query of [{ sort: 'role' }, { perPage: 101 }, { role: 'guest' }])
      expect(await staff.call('GET /api/newsletters/subscribers', { query })).toMatchObject(
        refused(400, { [Object.keys(query)[0] as string]: expect.any(String) }),
      )
  })
})
