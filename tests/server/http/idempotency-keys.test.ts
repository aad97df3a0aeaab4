import { describe, expect, test } from 'vitest'
import { refused, type Start, type Visitor } from '@tests/conformance/host'

const lakes = { name: 'Lakes', slug: 'lakes' }

const create = (visitor: Visitor, key: string, body: Record<string, unknown>) =>
  visitor.call('POST /api/categories', { body, headers: { 'idempotency-key': key } })

const total = async (visitor: Visitor) => (await visitor.request('GET /api/categories/manage')).total

export function scenarios(start: Start) {
  const startAsEditor = async () => {
    const host = await start()
    return { host, editor: await host.as(await host.make.user({ role: 'editor' })) }
  }

  describe('a POST with an Idempotency-Key', () => {
    test('gets the first reply again when it is repeated, without any effect', async () => {
      const { editor } = await startAsEditor()
      const first = await create(editor, 'a', lakes)
      expect(first.status).toBe(201)
      const again = await create(editor, 'a', lakes)
      expect(again).toMatchObject({ status: 201, body: first.body })
      expect(await total(editor)).toBe(1)
    })

    test('runs once per user and key', async () => {
      const { host, editor } = await startAsEditor()
      const other = await host.as(await host.make.user({ role: 'editor' }))
      const statuses = [
        (await create(editor, 'a', lakes)).status,
        (await create(editor, 'b', { ...lakes, slug: 'b' })).status,
        (await create(other, 'a', { ...lakes, slug: 'c' })).status,
      ]
      expect(statuses).toEqual([201, 201, 201])
      expect(await total(editor)).toBe(3)
    })

    test('counts as repeated in another session of the same user', async () => {
      const host = await start()
      const user = await host.make.user({ role: 'editor' })
      const first = await create(await host.as(user), 'a', lakes)
      expect((await create(await host.as(user), 'a', lakes)).body).toEqual(first.body)
    })

    test('is refused if the key belonged to another request', async () => {
      const { editor } = await startAsEditor()
      await create(editor, 'a', lakes)
      expect(await create(editor, 'a', { ...lakes, name: 'Peaks', slug: 'peaks' })).toMatchObject(refused(422))
      const headers = { 'idempotency-key': 'a' }
      expect(await editor.call('POST /api/articles', { body: { title: 'T', excerpt: 'E' }, headers })).toMatchObject(
        refused(422),
      )
      expect(await total(editor)).toBe(1)
    })

    test('can be corrected and sent again after a failure', async () => {
      const { host, editor } = await startAsEditor()
      await host.make.category({ slug: 'lakes' })
      expect(await create(editor, 'a', { ...lakes, name: ' ' })).toMatchObject(refused(400))
      expect(await create(editor, 'a', lakes)).toMatchObject(refused(409, { slug: expect.any(String) }))
      expect((await create(editor, 'a', { ...lakes, slug: 'waters' })).status).toBe(201)
    })

    test('is refused if the key is malformed', async () => {
      const { editor } = await startAsEditor()
      for (const key of ['', 'x'.repeat(201), 'caf\u00e9'])
        expect(await create(editor, key, lakes)).toMatchObject(refused(400))
      expect(await total(editor)).toBe(0)
      expect((await create(editor, 'x'.repeat(200), lakes)).status).toBe(201)
    })

    test('needs the same permission as without a key', async () => {
      const { host, editor } = await startAsEditor()
      const reader = await host.as(await host.make.user())
      await create(editor, 'a', lakes)
      expect(await create(host, 'a', lakes)).toMatchObject(refused(401))
      expect(await create(reader, 'a', lakes)).toMatchObject(refused(403))
    })
  })
}
