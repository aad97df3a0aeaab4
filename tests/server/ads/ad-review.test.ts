import type { AdStatus } from '@shared/statuses'
import { startServer } from '@tests/server/start-server'
import { refused, type Visitor } from '@tests/server/visitor'
import { describe, expect, test } from 'vitest'
import { read } from './ad-calls'

const review = (visitor: Visitor, id: number, body: Record<string, unknown>, headers?: Record<string, string>) =>
  visitor.call('PUT /api/ads/:id/status', { params: { id }, body, headers })

const statuses = ['pending', 'approved', 'rejected', 'published'] as const

/** Written out by hand: a row for each current status, a column for each new one. */
const byStaff: Record<AdStatus, [pending: number, approved: number, rejected: number, published: number]> = {
  pending: [200, 200, 200, 403],
  approved: [200, 200, 200, 403],
  rejected: [200, 200, 200, 403],
  // Published to published is no change, so it is allowed.
  published: [403, 403, 403, 200],
}
const byEditor: typeof byStaff = {
  pending: [200, 200, 200, 200],
  approved: [200, 200, 200, 200],
  rejected: [200, 200, 200, 200],
  published: [200, 200, 200, 200],
}
const byOthers: typeof byStaff = {
  pending: [403, 403, 403, 403],
  approved: [403, 403, 403, 403],
  rejected: [403, 403, 403, 403],
  published: [403, 403, 403, 403],
}

describe('the status of an ad', () => {
  test.each([
    ['admin', byStaff],
    ['marketing', byStaff],
    ['editor', byEditor],
    ['membership', byOthers],
    ['user', byOthers],
  ] as const)('as %s may change it', async (role, allowed) => {
    const host = await startServer()
    const user = await host.make.user({ role })
    const session = await host.as(user)
    const observer = await host.as(await host.make.user({ role: 'admin' }))
    for (const from of statuses)
      for (const [column, to] of statuses.entries()) {
        // The ad belongs to the reviewer, which must make no difference.
        const { id } = await host.make.ad({ status: from, advertiser_id: user.id })
        const reply = await review(session, id, { status: to })
        expect(reply.status, `${from} to ${to}`).toBe(allowed[from][column])
        expect((await read(observer, id)).status).toBe(reply.status === 200 ? to : from)
      }
  })

  test('is not for visitors', async () => {
    const host = await startServer()
    const { id } = await host.make.ad()
    expect(await review(host, id, { status: 'rejected' })).toMatchObject(refused(401))
  })

  test('is in the reply, and increases the version', async () => {
    const host = await startServer()
    const session = await host.as(await host.make.user({ role: 'marketing' }))
    const { id } = await host.make.ad({ status: 'pending' })
    expect(await review(session, id, { status: 'approved' })).toMatchObject({
      status: 200,
      body: { message: expect.any(String), ad: { id, status: 'approved', version: 2 } },
    })
    // The same status again is no change, so the version stays.
    expect(await review(session, id, { status: 'approved' })).toMatchObject({ body: { ad: { version: 2 } } })
  })

  test('decides what readers see', async () => {
    const host = await startServer()
    const session = await host.as(await host.make.user({ role: 'editor' }))
    const { id } = await host.make.ad({ status: 'approved' })
    const total = async () => (await host.request('GET /api/ads/published')).total
    expect(await total()).toBe(0)
    await review(session, id, { status: 'published' })
    expect(await total()).toBe(1)
    await review(session, id, { status: 'pending' })
    expect(await total()).toBe(0)
  })

  test('is one of four', async () => {
    const host = await startServer()
    const session = await host.as(await host.make.user({ role: 'editor' }))
    const { id } = await host.make.ad()
    for (const body of [{}, { status: 'draft' }, { status: null }, { status: 'Published' }])
      expect(await review(session, id, body)).toMatchObject(refused(400, { status: expect.any(String) }))
  })

  test('changes nothing else', async () => {
    const host = await startServer()
    const session = await host.as(await host.make.user({ role: 'editor' }))
    const { id } = await host.make.ad({ status: 'pending', title: 'Before', views: 3 })
    await review(session, id, { status: 'approved', title: 'After', views: 4711, advertiser_id: 1, version: 9 })
    expect(await read(session, id)).toMatchObject({ title: 'Before', views: 3, advertiser_id: null, version: 2 })
  })

  test('of an outdated version is refused, and the reply has the current state', async () => {
    const host = await startServer()
    const session = await host.as(await host.make.user({ role: 'editor' }))
    const { id } = await host.make.ad({ status: 'pending' })
    const match = { 'if-match': '"1"' }
    expect((await review(session, id, { status: 'approved' }, match)).status).toBe(200)
    expect(await review(session, id, { status: 'rejected' }, match)).toMatchObject({
      status: 409,
      body: { current: { id, status: 'approved', version: 2 } },
    })
    expect((await read(session, id)).status).toBe('approved')
  })
})

describe('the reason of a rejection', () => {
  const startReview = async () => {
    const host = await startServer()
    const member = await host.make.user({ role: 'membership' })
    const { id } = await host.make.ad({ status: 'pending', advertiser_id: member.id })
    return { id, member: await host.as(member), staff: await host.as(await host.make.user({ role: 'marketing' })) }
  }

  test('reaches the advertiser', async () => {
    const { id, member, staff } = await startReview()
    const reason = 'The picture is blurred.'
    expect(await review(staff, id, { status: 'rejected', reason: ` ${reason} ` })).toMatchObject({
      status: 200,
      body: { ad: { status: 'rejected', rejection_reason: reason } },
    })
    expect(await read(member, id)).toMatchObject({ status: 'rejected', rejection_reason: reason })
    const { ads } = await member.request('GET /api/ads/my-ads')
    expect(ads).toMatchObject([{ id, rejection_reason: reason }])
  })

  test('is cleared when the ad is no longer rejected', async () => {
    const { id, staff } = await startReview()
    await review(staff, id, { status: 'rejected', reason: 'Blurred' })
    await review(staff, id, { status: 'rejected' })
    expect((await read(staff, id)).rejection_reason).toBe('Blurred')
    await review(staff, id, { status: 'rejected', reason: 'Too dark' })
    expect((await read(staff, id)).rejection_reason).toBe('Too dark')
    await review(staff, id, { status: 'pending' })
    expect((await read(staff, id)).rejection_reason).toBeNull()
    await review(staff, id, { status: 'rejected' })
    expect((await read(staff, id)).rejection_reason).toBeNull()
  })

  test('is stored for rejections only', async () => {
    const { id, staff } = await startReview()
    await review(staff, id, { status: 'approved', reason: 'Very nice' })
    expect(await read(staff, id)).toMatchObject({ status: 'approved', rejection_reason: null })
  })

  test('has at most 1,000 characters', async () => {
    const { id, staff } = await startReview()
    for (const reason of ['x'.repeat(1001), 7, ['Blurred']])
      expect(await review(staff, id, { status: 'rejected', reason })).toMatchObject(
        refused(400, { reason: expect.any(String) }),
      )
    expect((await review(staff, id, { status: 'rejected', reason: 'x'.repeat(1000) })).status).toBe(200)
  })
})
