import { startServer } from '@tests/server/start-server'
import { refused, type Visitor } from '@tests/server/visitor'
import { describe, expect, test } from 'vitest'

const lakes = { name: 'Lakes', slug: 'lakes', description: 'Deep and shallow' }

const create = (visitor: Visitor, body: Record<string, unknown>) => visitor.call('POST /api/categories', { body })

const save = (visitor: Visitor, id: number, body: Record<string, unknown>, headers?: Record<string, string>) =>
  visitor.call('PUT /api/categories/:id', { params: { id }, body, headers })

const remove = (visitor: Visitor, id: number, headers?: Record<string, string>) =>
  visitor.call('DELETE /api/categories/:id', { params: { id }, headers })

const read = async (visitor: Visitor, id: number) =>
  (await visitor.request('GET /api/categories/:id', { params: { id } })).category

const slugs = async (visitor: Visitor, query: Record<string, unknown> = {}) => {
  const { categories, total } = await visitor.request('GET /api/categories/manage', { query })
  return { slugs: categories.map((category) => category.slug), total }
}

const publicNames = async (visitor: Visitor) =>
  (await visitor.request('GET /api/categories')).categories.map((category) => category.name)

const startAs = async (role: 'admin' | 'marketing' | 'editor' = 'editor') => {
  const host = await startServer()
  return { host, staff: await host.as(await host.make.user({ role })) }
}

describe('the categories', () => {
  test('are listed by name for everyone', async () => {
    const host = await startServer()
    const peaks = await host.make.category({ name: 'Peaks', slug: 'peaks' })
    const lakes = await host.make.category({ name: 'Lakes', slug: 'lakes' })
    expect(await host.call('GET /api/categories')).toMatchObject({
      status: 200,
      body: {
        categories: [
          { id: lakes.id, name: 'Lakes', slug: 'lakes' },
          { id: peaks.id, name: 'Peaks', slug: 'peaks' },
        ],
        total: 2,
      },
    })
  })

  test('are an empty list if there are none', async () => {
    const host = await startServer()
    expect(await host.request('GET /api/categories')).toEqual({ categories: [], total: 0 })
  })
})

describe('managing the categories', () => {
  test.each(['admin', 'marketing', 'editor'] as const)('is open to %s', async (role) => {
    const { host, staff } = await startAs(role)
    const created = await create(staff, lakes)
    expect(created).toMatchObject({ status: 201, body: { category: { ...lakes, version: 1 } } })
    const { id } = (created.body as { category: { id: number } }).category
    expect(await read(staff, id)).toMatchObject(lakes)
    expect(await publicNames(host)).toEqual(['Lakes'])
    const saved = await save(staff, id, { ...lakes, name: 'Waters' })
    expect(saved).toMatchObject({ status: 200, body: { category: { ...lakes, name: 'Waters', version: 2 } } })
    expect(await publicNames(host)).toEqual(['Waters'])
    expect(await remove(staff, id)).toMatchObject({ status: 200, body: { message: expect.stringMatching(/./) } })
    expect(await publicNames(host)).toEqual([])
  })

  test.each([undefined, 'membership', 'user'] as const)('is refused to %s', async (role) => {
    const host = await startServer()
    const { id } = await host.make.category({ name: 'Before' })
    const session = role ? await host.as(await host.make.user({ role })) : host
    const refusal = refused(role ? 403 : 401)
    expect(await session.call('GET /api/categories/manage')).toMatchObject(refusal)
    expect(await session.call('GET /api/categories/:id', { params: { id } })).toMatchObject(refusal)
    expect(await create(session, lakes)).toMatchObject(refusal)
    expect(await save(session, id, lakes)).toMatchObject(refusal)
    expect(await remove(session, id)).toMatchObject(refusal)
    expect(await publicNames(host)).toEqual(['Before'])
  })

  test('searches name and slug', async () => {
    const { host, staff } = await startAs()
    await host.make.category({ name: 'Lakes', slug: 'waters' })
    await host.make.category({ name: 'Water', slug: 'falls' })
    await host.make.category({ name: 'Peaks', slug: 'peaks' })
    expect(await slugs(staff)).toEqual({ slugs: ['peaks', 'falls', 'waters'], total: 3 })
    expect(await slugs(staff, { q: 'WATER' })).toEqual({ slugs: ['falls', 'waters'], total: 2 })
    expect(await slugs(staff, { q: '%' })).toEqual({ slugs: [], total: 0 })
  })

  test.each([
    ['created_at', ['c', 'a', 'b']],
    ['id', ['c', 'a', 'b']],
    ['slug', ['a', 'b', 'c']],
    ['name', ['b', 'c', 'a']],
  ] as const)('sorts by %s', async (sort, expected) => {
    const { host, staff } = await startAs()
    await host.make.category({ name: 'Middle', slug: 'c' })
    await host.make.category({ name: 'Nine', slug: 'a' })
    await host.make.category({ name: 'Able', slug: 'b' })
    expect((await slugs(staff, { sort })).slugs).toEqual(expected)
    expect((await slugs(staff, { sort, order: 'desc' })).slugs).toEqual(expected.toReversed())
    expect(await slugs(staff, { sort, page: 2, perPage: 2 })).toEqual({ slugs: expected.slice(2), total: 3 })
  })

  test('refuses unknown parameters', async () => {
    const { staff } = await startAs()
    for (const query of [{ sort: 'description' }, { order: 'up' }, { page: 0 }, { perPage: 101 }])
      expect(await staff.call('GET /api/categories/manage', { query })).toMatchObject(
        refused(400, { [Object.keys(query)[0] as string]: expect.any(String) }),
      )
  })

  test('is a 404 for missing categories', async () => {
    const { staff } = await startAs()
    for (const id of [99_999, 0, 'lakes']) {
      const params = { id }
      expect(await staff.call('GET /api/categories/:id', { params })).toMatchObject(refused(404))
      expect(await staff.call('PUT /api/categories/:id', { params, body: lakes })).toMatchObject(refused(404))
      expect(await staff.call('DELETE /api/categories/:id', { params })).toMatchObject(refused(404))
    }
  })
})

describe('a category', () => {
  test('has a name and a slug', async () => {
    const { host, staff } = await startAs()
    const { id } = await host.make.category()
    const required = { name: 'Name is required', slug: 'Slug is required' }
    expect(await create(staff, {})).toMatchObject(refused(400, required))
    expect(await create(staff, { name: '  ', slug: ' ' })).toMatchObject(refused(400, required))
    expect(await save(staff, id, { name: '  ' })).toMatchObject(refused(400, required))
  })

  test.each([
    ['slug', 'Danau Toba', 'Use only lowercase letters, digits and hyphens'],
    ['slug', 'x'.repeat(400), expect.any(String)],
    ['name', 'x'.repeat(400), expect.any(String)],
    ['description', 'x'.repeat(2001), expect.any(String)],
  ])('is refused for its %s %s', async (field, value, message) => {
    const { staff } = await startAs()
    expect(await create(staff, { ...lakes, [field]: value })).toMatchObject(refused(400, { [field]: message }))
  })

  test('has a unique slug', async () => {
    const { host, staff } = await startAs()
    await host.make.category({ slug: 'lakes' })
    const { id } = await host.make.category({ name: 'Peaks', slug: 'peaks' })
    const taken = { slug: 'This slug is already taken' }
    expect(await create(staff, lakes)).toMatchObject(refused(409, taken))
    expect(await save(staff, id, lakes)).toMatchObject(refused(409, taken))
    expect(await read(staff, id)).toMatchObject({ name: 'Peaks', slug: 'peaks' })
    expect((await save(staff, id, { name: 'High peaks', slug: 'peaks' })).status).toBe(200)
  })

  test('has an optional description, which a save without it keeps', async () => {
    const { staff } = await startAs()
    const { category } = await staff.request('POST /api/categories', { body: { name: 'A', slug: 'a' } })
    expect(category.description).toBeNull()
    await save(staff, category.id, { ...lakes, slug: 'a' })
    await save(staff, category.id, { name: 'A', slug: 'a' })
    expect(await read(staff, category.id)).toMatchObject({ name: 'A', description: lakes.description })
    await save(staff, category.id, { name: 'A', slug: 'a', description: ' ' })
    expect((await read(staff, category.id)).description).toBeNull()
  })

  test('ignores fields that are not editable', async () => {
    const { staff } = await startAs()
    const rude = { id: 7_777, version: 9, created_at: '2001-01-01T00:00:00.000Z' }
    const { category } = await staff.request('POST /api/categories', { body: { ...lakes, ...rude } })
    expect(category).toMatchObject({ ...lakes, version: 1 })
    expect(category.id).not.toBe(rude.id)
    expect(category.created_at).not.toBe(rude.created_at)
    await save(staff, category.id, { ...lakes, ...rude })
    expect(await read(staff, category.id)).toEqual({ ...category, version: 2 })
  })

  test('is not saved or deleted with an outdated version', async () => {
    const { host, staff } = await startAs()
    const { id } = await host.make.category()
    const match = { 'if-match': '"1"' }
    expect((await save(staff, id, lakes, match)).status).toBe(200)
    const outdated = {
      status: 409,
      body: { message: expect.any(String), current: { id, name: 'Lakes', version: 2 } },
    }
    expect(await save(staff, id, { ...lakes, name: 'Late' }, match)).toMatchObject(outdated)
    expect(await remove(staff, id, match)).toMatchObject(outdated)
    expect(await publicNames(host)).toEqual(['Lakes'])
  })
})
