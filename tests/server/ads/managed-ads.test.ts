import { refused, type Visitor } from '@tests/server/visitor'
import { describe, expect, test } from 'vitest'
import { startAs, text } from './ad-calls'

const titles = async (visitor: Visitor, query: Record<string, unknown> = {}) => {
  const { ads, total } = await visitor.request('GET /api/ads/manage', { query })
  return { titles: ads.map((ad) => ad.title), total }
}

describe('the managed list of ads', () => {
  test.each(['admin', 'marketing', 'editor'] as const)('shows every status of every advertiser to %s', async (role) => {
    const { host, session } = await startAs(role)
    const { id } = await host.make.user({ role: 'membership' })
    await host.make.ad({ title: 'A', status: 'pending', advertiser_id: id, advertiser_email: 'maria@example.com' })
    await host.make.ad({ title: 'B', status: 'rejected', rejection_reason: 'Blurred' })
    for (const status of ['approved', 'published'] as const) await host.make.ad({ title: status, status })
    expect(await titles(session)).toEqual({ titles: ['published', 'approved', 'B', 'A'], total: 4 })
    const { ads } = await session.request('GET /api/ads/manage')
    expect(ads[3]).toMatchObject({ advertiser_id: id, advertiser_email: 'maria@example.com', views: 0, version: 1 })
    expect(ads[2]).toMatchObject({ rejection_reason: 'Blurred' })
  })

  test('is refused to members, readers and visitors', async () => {
    const { host, session } = await startAs('membership')
    const reader = await host.as(await host.make.user())
    expect(await host.call('GET /api/ads/manage')).toMatchObject(refused(401))
    expect(await session.call('GET /api/ads/manage')).toMatchObject(refused(403))
    expect(await reader.call('GET /api/ads/manage')).toMatchObject(refused(403))
  })

  test('can be filtered by status and type, and searched by title and advertiser', async () => {
    const { host, session } = await startAs('marketing')
    await host.make.ad({ title: 'Toba film', ad_type: 'video', status: 'pending', advertiser_name: 'Maria' })
    await host.make.ad({ title: 'Kerinci text', ad_type: 'text', status: 'pending', advertiser_name: 'Sinaga' })
    await host.make.ad({ title: 'Toba picture', ad_type: 'image', status: 'published', advertiser_name: 'Sinaga' })
    expect(await titles(session, { status: 'pending' })).toEqual({ titles: ['Kerinci text', 'Toba film'], total: 2 })
    expect(await titles(session, { ad_type: 'image' })).toEqual({ titles: ['Toba picture'], total: 1 })
    expect(await titles(session, { q: 'TOBA' })).toEqual({ titles: ['Toba picture', 'Toba film'], total: 2 })
    expect(await titles(session, { q: 'sinaga', status: 'pending' })).toEqual({ titles: ['Kerinci text'], total: 1 })
    expect(await titles(session, { q: 'nothing' })).toEqual({ titles: [], total: 0 })
  })

  test('has pages, and counts all ads', async () => {
    const { host, session } = await startAs('editor')
    for (const title of ['A', 'B', 'C', 'D', 'E']) await host.make.ad({ title })
    expect(await titles(session, { page: 1, perPage: 2 })).toEqual({ titles: ['E', 'D'], total: 5 })
    expect(await titles(session, { page: 3, perPage: 2 })).toEqual({ titles: ['A'], total: 5 })
    expect(await titles(session, { page: 4, perPage: 2 })).toEqual({ titles: [], total: 5 })
  })

  // Written out by hand: statuses and types sort in workflow order, names alphabetically.
  test.each([
    ['created_at', 'A B C D'],
    ['id', 'A B C D'],
    ['title', 'A B C D'],
    ['views', 'D A C B'],
    ['status', 'C B D A'],
    ['ad_type', 'B D A C'],
    ['advertiser_name', 'B A D C'],
  ])('can be sorted by %s in both directions', async (sort, expected) => {
    const { host, session } = await startAs('admin')
    const rows = [
      { title: 'A', views: 2, status: 'published', ad_type: 'text', advertiser_name: 'Bona' },
      { title: 'B', views: 9, status: 'approved', ad_type: 'image', advertiser_name: 'Ana' },
      { title: 'C', views: 3, status: 'pending', ad_type: 'video', advertiser_name: 'Dewi' },
      { title: 'D', views: 1, status: 'rejected', ad_type: 'image', advertiser_name: 'Citra' },
    ] as const
    for (const row of rows) await host.make.ad(row)
    const ascending = expected.split(' ')
    expect((await titles(session, { sort, order: 'asc' })).titles).toEqual(ascending)
    expect((await titles(session, { sort, order: 'desc' })).titles).toEqual(ascending.toReversed())
  })

  test('can be sorted by the last change', async () => {
    const { host, session } = await startAs('editor')
    const { id } = await host.make.ad({ title: 'Old', ad_type: 'text' })
    await host.make.ad({ title: 'New' })
    await session.request('PUT /api/ads/:id', { params: { id }, body: { ...text, title: 'Changed' } })
    expect((await titles(session, { sort: 'updated_at', order: 'desc' })).titles).toEqual(['Changed', 'New'])
  })

  test('refuses unknown parameters', async () => {
    const { session } = await startAs('admin')
    for (const query of [
      { sort: 'advertiser_email' },
      { sort: 'link' },
      { order: 'up' },
      { page: 0 },
      { page: 'two' },
      { perPage: 101 },
      { perPage: 0 },
      { status: 'draft' },
      { ad_type: 'audio' },
    ])
      for (const call of ['GET /api/ads/manage', 'GET /api/ads/my-ads'] as const)
        expect(await session.call(call, { query })).toMatchObject(
          refused(400, { [Object.keys(query)[0] as string]: expect.any(String) }),
        )
    expect((await session.call('GET /api/ads/manage', { query: { perPage: 100 } })).status).toBe(200)
  })
})
