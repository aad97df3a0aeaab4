import { ads } from '@server/db/schema/ads'
import { startServer, type TestServer } from '@tests/server/start-server'
import { refused } from '@tests/server/visitor'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

/** How often an ad was seen: the call that counts a view does not return it. */
const viewsOf = async ({ db }: TestServer, { id }: { id: number }) =>
  (await db.select().from(ads).where(eq(ads.id, id)))[0]?.views

describe('the ads that readers see', () => {
  test('are the published ones, newest first', async () => {
    const host = await startServer()
    await host.make.ad({ title: 'Old' })
    await host.make.ad({ title: 'New' })
    for (const status of ['pending', 'approved', 'rejected'] as const) await host.make.ad({ status })
    const { ads, total } = await host.request('GET /api/ads/published')
    expect(ads.map((ad) => ad.title)).toEqual(['New', 'Old'])
    expect(total).toBe(2)
  })

  test('have no fields of the advertiser or the review, not even for staff', async () => {
    const host = await startServer()
    await host.make.ad({
      advertiser_email: 'maria@homestay.example',
      rejection_reason: 'A left-over reason',
      views: 4711,
    })
    const admin = await host.as(await host.make.user({ role: 'admin' }))
    for (const visitor of [host, admin]) {
      const reply = await visitor.call('GET /api/ads/published')
      expect(reply).toMatchObject({ status: 200, body: { total: 1 } })
      const [ad] = (reply.body as { ads: object[] }).ads
      expect(Object.keys(ad ?? {}).sort()).toEqual([
        'ad_type',
        'advertiser_name',
        'created_at',
        'description',
        'id',
        'image_url',
        'link',
        'place_ids',
        'status',
        'title',
      ])
      expect(reply.text).not.toMatch(/maria@|left-over|4711/)
    }
  })
})

describe('a click on an ad', () => {
  test('counts once per visit if the ad is published, apart from the views', async () => {
    const host = await startServer()
    const admin = await host.as(await host.make.user({ role: 'admin' }))
    const clicked = await host.make.ad()
    const pending = await host.make.ad({ status: 'pending' })
    const click = (id: number) => host.call('POST /api/ads/:id/click', { params: { id } })
    for (const _ of [1, 2]) expect((await click(clicked.id)).status).toBe(200)
    expect(await click(pending.id)).toMatchObject(refused(404))
    expect(await click(999)).toMatchObject(refused(404))
    const read = async ({ id }: { id: number }) => (await admin.request('GET /api/ads/:id', { params: { id } })).ad
    expect(await read(clicked)).toMatchObject({ clicks: 1, views: 0 })
    expect(await read(pending)).toMatchObject({ clicks: 0 })
  })
})

describe('a view of an ad', () => {
  test('counts once per visit if the ad is published', async () => {
    const host = await startServer()
    const [seen, other] = [await host.make.ad(), await host.make.ad()]
    for (const _ of [1, 2])
      expect((await host.call('POST /api/ads/:id/view', { params: { id: seen.id } })).status).toBe(200)
    expect(await viewsOf(host, seen)).toBe(1)
    expect(await viewsOf(host, other)).toBe(0)
  })

  test.each(['pending', 'approved', 'rejected'] as const)('is a 404 if the ad is %s', async (status) => {
    const host = await startServer()
    const ad = await host.make.ad({ status })
    expect(await host.call('POST /api/ads/:id/view', { params: { id: ad.id } })).toMatchObject(refused(404))
    expect(await viewsOf(host, ad)).toBe(0)
  })

  test.each(['999', 'first', '0'])('is a 404 for the id %s', async (id) => {
    const host = await startServer()
    expect(await host.call('POST /api/ads/:id/view', { params: { id } })).toMatchObject(refused(404))
  })
})
