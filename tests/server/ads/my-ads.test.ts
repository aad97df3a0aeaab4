import { startServer } from '@tests/server/start-server'
import { refused } from '@tests/server/visitor'
import { describe, expect, test } from 'vitest'
import { readReply, save, startAsMember, text } from './ad-calls'

const statuses = ['pending', 'approved', 'rejected', 'published'] as const

describe('my ads', () => {
  test('are the member’s ads only', async () => {
    const { host, user, member } = await startAsMember()
    const other = await host.make.user({ role: 'membership' })
    await host.make.ad({ title: 'Foreign', advertiser_id: other.id })
    await host.make.ad({ title: 'No one’s', advertiser_email: user.email, advertiser_name: user.name })
    for (const status of statuses) await host.make.ad({ title: status, status, advertiser_id: user.id })
    const list = async (query: Record<string, unknown> = {}) => {
      const { ads, total } = await member.request('GET /api/ads/my-ads', { query })
      return { titles: ads.map((ad) => ad.title), total }
    }
    expect(await list()).toEqual({ titles: ['published', 'rejected', 'approved', 'pending'], total: 4 })
    expect(await list({ status: 'rejected' })).toEqual({ titles: ['rejected'], total: 1 })
    expect(await list({ q: 'p', sort: 'title', page: 2, perPage: 1 })).toEqual({ titles: ['published'], total: 2 })
    expect(await list({ q: 'foreign' })).toEqual({ titles: [], total: 0 })
  })

  test.each(['admin', 'marketing', 'editor'] as const)('are the ads of the user for %s, too', async (role) => {
    const host = await startServer()
    const user = await host.make.user({ role })
    await host.make.ad({ title: 'Foreign' })
    await host.make.ad({ title: 'Own', advertiser_id: user.id })
    const { ads, total } = await (await host.as(user)).request('GET /api/ads/my-ads')
    expect({ titles: ads.map((ad) => ad.title), total }).toEqual({ titles: ['Own'], total: 1 })
  })

  test('are refused to readers and visitors', async () => {
    const host = await startServer()
    expect(await host.call('GET /api/ads/my-ads')).toMatchObject(refused(401))
    const reader = await host.as(await host.make.user())
    expect(await reader.call('GET /api/ads/my-ads')).toMatchObject(refused(403))
  })
})

describe('a member', () => {
  test.each([
    ['pending', 200],
    ['approved', 403],
    ['rejected', 403],
    ['published', 403],
  ] as const)('saving their own ad that is %s: %i', async (status, expected) => {
    const { host, user, member } = await startAsMember()
    const { id } = await host.make.ad({ title: 'Before', status, advertiser_id: user.id })
    expect((await save(member, id, { ...text, status: 'published' })).status).toBe(expected)
    expect(await readReply(member, id)).toMatchObject({
      status: 200,
      body: { ad: { status, title: expected === 200 ? text.title : 'Before' } },
    })
  })

  test('cannot save an ad that was reviewed in the meantime', async () => {
    const { host, user, member } = await startAsMember()
    const { id } = await host.make.ad({ status: 'pending', advertiser_id: user.id })
    const marketing = await host.as(await host.make.user({ role: 'marketing' }))
    await marketing.request('PUT /api/ads/:id/status', { params: { id }, body: { status: 'approved' } })
    // 403, not 409: saving again would not help.
    expect(await save(member, id, text, { 'if-match': '"1"' })).toMatchObject(refused(403))
  })

  test.each(statuses)('can delete their own ad that is %s', async (status) => {
    const { host, user, member } = await startAsMember()
    const { id } = await host.make.ad({ status, advertiser_id: user.id })
    const remove = () => member.call('DELETE /api/ads/:id', { params: { id } })
    expect(await remove()).toMatchObject({ status: 200, body: { message: expect.any(String) } })
    expect(await remove()).toMatchObject(refused(404))
    expect((await member.request('GET /api/ads/my-ads')).total).toBe(0)
    expect((await host.request('GET /api/ads/published')).total).toBe(0)
  })

  test.each(statuses)('gets a 404 for another advertiser’s ad that is %s', async (status) => {
    const { host, user, member } = await startAsMember()
    const other = await host.make.user({ role: 'membership' })
    const editor = await host.as(await host.make.user({ role: 'editor' }))
    for (const advertiser_id of [other.id, null]) {
      const { id } = await host.make.ad({ title: 'Foreign', status, advertiser_id, advertiser_email: user.email })
      const outdated = { 'if-match': '"9"' }
      expect(await readReply(member, id)).toMatchObject(refused(404))
      expect(await save(member, id, text)).toMatchObject(refused(404))
      expect((await save(member, id, text, outdated)).text).not.toContain('Foreign')
      expect(await member.call('DELETE /api/ads/:id', { params: { id } })).toMatchObject(refused(404))
      expect(await readReply(editor, id)).toMatchObject({ status: 200, body: { ad: { title: 'Foreign', status } } })
    }
  })
})
