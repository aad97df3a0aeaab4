import { startServer, type TestServer } from '@tests/server/start-server'
import { refused, type Visitor } from '@tests/server/visitor'
import { describe, expect, test } from 'vitest'

const editor = async (host: TestServer, name: string) => host.as(await host.make.user({ role: 'editor', name }))
const open = async (visitor: Visitor, id: number) =>
  (await visitor.request('POST /api/articles/:id/presence', { params: { id } })).authors.map(({ name }) => name)
const close = (visitor: Visitor, id: number) => visitor.request('DELETE /api/articles/:id/presence', { params: { id } })

describe('the list of people who have an article open', () => {
  test('has the names of the others until they close it', async () => {
    const host = await startServer()
    const [anna, budi, citra] = [await editor(host, 'Anna'), await editor(host, 'Budi'), await editor(host, 'Citra')]
    const [{ id }, other] = [await host.make.article(), await host.make.article()]
    expect(await open(anna, id)).toEqual([])
    expect(await open(anna, id)).toEqual([])
    expect(await open(citra, id)).toEqual(['Anna'])
    expect(await open(budi, id)).toEqual(['Anna', 'Citra'])
    expect(await open(budi, other.id)).toEqual([])
    const { body } = await anna.call('POST /api/articles/:id/presence', { params: { id } })
    expect(body).toEqual({ authors: [{ name: 'Budi' }, { name: 'Citra' }] })

    await close(citra, id)
    expect(await open(anna, id)).toEqual(['Budi'])
    await close(citra, id)
    expect(await open(budi, id)).toEqual(['Anna'])
  })

  test('is for staff only, and a 404 for a missing article', async () => {
    const host = await startServer()
    const { id } = await host.make.article()
    const member = await host.as(await host.make.user({ role: 'membership' }))
    const anna = await editor(host, 'Anna')
    for (const name of ['POST /api/articles/:id/presence', 'DELETE /api/articles/:id/presence'] as const) {
      expect(await member.call(name, { params: { id } })).toMatchObject(refused(403))
      expect(await host.call(name, { params: { id } })).toMatchObject(refused(401))
      expect(await anna.call(name, { params: { id: 999_999 } })).toMatchObject(refused(404))
    }
  })
})
