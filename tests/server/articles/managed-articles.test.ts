import { startServer } from '@tests/server/start-server'
import { refused, type Visitor } from '@tests/server/visitor'
import { describe, expect, test } from 'vitest'

const titles = async (visitor: Visitor, query: Record<string, unknown> = {}) => {
  const { articles, total } = await visitor.request('GET /api/articles/manage', { query })
  return { titles: articles.map((article) => article.title), total }
}

describe('the managed list of articles', () => {
  test.each(['admin', 'marketing', 'editor'] as const)('shows every status to %s', async (role) => {
    const host = await startServer()
    const session = await host.as(await host.make.user({ role }))
    for (const status of ['draft', 'review', 'published'] as const) await host.make.article({ title: status, status })
    expect(await titles(session)).toEqual({ titles: ['published', 'review', 'draft'], total: 3 })
  })

  test('is refused to members, readers and visitors', async () => {
    const host = await startServer()
    const { id } = await host.make.article()
    const refusedTo = async (visitor: Visitor, status: number) => {
      expect(await visitor.call('GET /api/articles/manage')).toMatchObject(refused(status))
      expect(await visitor.call('GET /api/articles/manage/:id', { params: { id } })).toMatchObject(refused(status))
    }
    await refusedTo(host, 401)
    await refusedTo(await host.as(await host.make.user({ role: 'membership' })), 403)
    await refusedTo(await host.as(await host.make.user({ role: 'user' })), 403)
  })

  test('can be filtered, searched, sorted and paged', async () => {
    const host = await startServer()
    const session = await host.as(await host.make.user({ role: 'marketing' }))
    const lakes = await host.make.category({ slug: 'lakes' })
    await host.make.article({ title: 'Toba', status: 'review', category_ids: [lakes.id] })
    await host.make.article({ title: 'Kerinci', status: 'draft', slug: 'kerinci' })
    await host.make.article({ title: 'Maninjau', status: 'draft', category_ids: [lakes.id] })
    expect(await titles(session, { status: 'draft' })).toEqual({ titles: ['Maninjau', 'Kerinci'], total: 2 })
    expect(await titles(session, { slug: 'kerinci' })).toEqual({ titles: ['Kerinci'], total: 1 })
    expect(await titles(session, { category: 'lakes', q: 'tob' })).toEqual({ titles: ['Toba'], total: 1 })
    expect(await titles(session, { sort: 'title', order: 'asc', page: 2, perPage: 2 })).toEqual({
      titles: ['Toba'],
      total: 3,
    })
  })

  test('sorts statuses in workflow order', async () => {
    const host = await startServer()
    const session = await host.as(await host.make.user({ role: 'editor' }))
    for (const status of ['published', 'draft', 'review'] as const) await host.make.article({ title: status, status })
    expect((await titles(session, { sort: 'status' })).titles).toEqual(['draft', 'review', 'published'])
  })

  test('refuses unknown parameters', async () => {
    const host = await startServer()
    const session = await host.as(await host.make.user({ role: 'admin' }))
    for (const query of [{ sort: 'slug' }, { order: 'up' }, { page: 0 }, { perPage: 101 }, { status: 'gone' }])
      expect(await session.call('GET /api/articles/manage', { query })).toMatchObject(
        refused(400, { [Object.keys(query)[0] as string]: expect.any(String) }),
      )
  })

  test('has single articles with their category ids and document', async () => {
    const host = await startServer()
    const session = await host.as(await host.make.user({ role: 'marketing' }))
    const { id: lakes } = await host.make.category({ name: 'Lakes' })
    const { id } = await host.make.article({ status: 'draft', content: '<p>Deep</p>', category_ids: [lakes] })
    const { article } = await session.request('GET /api/articles/manage/:id', { params: { id } })
    expect(article).toMatchObject({
      id,
      status: 'draft',
      content: '<p>Deep</p>',
      blocks: null,
      category_ids: [lakes],
      category_names: ['Lakes'],
    })
    for (const absent of ['999', 'toba', '0'])
      expect(await session.call('GET /api/articles/manage/:id', { params: { id: absent } })).toMatchObject(refused(404))
  })
})
