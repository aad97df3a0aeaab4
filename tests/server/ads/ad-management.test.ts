import { startServer } from '@tests/server/start-server'
import { refused } from '@tests/server/visitor'
import { describe, expect, test } from 'vitest'
import { read, remove, save, startAs, text } from './ad-calls'

describe('one ad', () => {
  test.each(['admin', 'marketing', 'editor'] as const)('is shown to %s, whatever its status', async (role) => {
    const { host, session } = await startAs(role)
    for (const status of ['pending', 'approved', 'rejected', 'published'] as const) {
      const { id } = await host.make.ad({ status })
      expect(await read(session, id)).toMatchObject({ id, status })
    }
  })

  test('is not for readers and visitors, even if it is published', async () => {
    const { host, session } = await startAs('user')
    const { id } = await host.make.ad()
    expect(await host.call('GET /api/ads/:id', { params: { id } })).toMatchObject(refused(401))
    expect(await session.call('GET /api/ads/:id', { params: { id } })).toMatchObject(refused(403))
  })

  test.each(['999', 'first', '0', '9999999999'])('is a 404 for the id %s', async (id) => {
    const { session } = await startAs('editor')
    const params = { id }
    expect(await session.call('GET /api/ads/:id', { params })).toMatchObject(refused(404))
    expect(await session.call('PUT /api/ads/:id', { params, body: text })).toMatchObject(refused(404))
    const body = { status: 'approved' }
    expect(await session.call('PUT /api/ads/:id/status', { params, body })).toMatchObject(refused(404))
    expect(await session.call('DELETE /api/ads/:id', { params })).toMatchObject(refused(404))
  })
})

describe('saving an ad', () => {
  test.each(['admin', 'marketing', 'editor'] as const)('is open to %s, and changes what was sent', async (role) => {
    const { host, session } = await startAs(role)
    const { id } = await host.make.ad({ status: 'rejected', rejection_reason: 'Blurred', advertiser_name: 'Maria' })
    const body = { ...text, ad_type: 'image', link: 'https://boat.example', image_url: '/uploads/boat.webp' }
    const saved = await save(session, id, body)
    expect(saved).toMatchObject({ status: 200, body: { message: 'Advertisement updated successfully!' } })
    const after = await read(session, id)
    expect(after).toMatchObject({
      ...body,
      status: 'rejected',
      rejection_reason: 'Blurred',
      advertiser_name: 'Maria',
      version: 2,
    })
    expect(saved.body).toMatchObject({ ad: after })
  })

  test('keeps fields that were not sent, and clears fields that were sent empty', async () => {
    const { host, session } = await startAs('editor')
    const kept = { link: 'https://boat.example', image_url: 'https://pictures.example/boat.webp' }
    const { id } = await host.make.ad({ ad_type: 'text', ...kept })
    await save(session, id, text)
    expect(await read(session, id)).toMatchObject({ ...text, ...kept })
    await save(session, id, { ...text, link: '', image_url: null })
    expect(await read(session, id)).toMatchObject({ ...text, link: null, image_url: null })
  })

  test('sets the editable fields only', async () => {
    const { host, session } = await startAs('editor')
    const { id: other } = await host.make.user({ role: 'membership' })
    const { id } = await host.make.ad({ status: 'pending', advertiser_id: other, advertiser_name: 'Maria' })
    const before = await read(session, id)
    await save(session, id, {
      ...text,
      id: 999,
      status: 'published',
      views: 4711,
      version: 9,
      rejection_reason: 'No',
      advertiser_id: 1,
      advertiser_name: 'X',
      advertiser_email: 'x@example.com',
      created_at: '2000-01-01T00:00:00Z',
      updated_at: '2000-01-01T00:00:00Z',
    })
    const after = await read(session, id)
    expect(after).toEqual({
      ...before,
      ...text,
      version: before.version + 1,
      updated_at: after.updated_at,
    })
    expect(after.updated_at > '2020').toBe(true)
  })

  test.each(['admin', 'marketing'] as const)('by %s takes a published ad back to approved', async (role) => {
    const { host, session } = await startAs(role)
    const { id } = await host.make.ad({ ...text, ad_type: 'text', link: null, image_url: null })
    // Nothing has changed, so the ad stays published.
    expect(await save(session, id, text)).toMatchObject({
      status: 200,
      body: { ad: { status: 'published', version: 1 } },
    })
    expect((await host.request('GET /api/ads/published')).total).toBe(1)
    const changed = { ...text, title: 'Something else' }
    expect(await save(session, id, changed)).toMatchObject({
      status: 200,
      body: { ad: { status: 'approved', version: 2 } },
    })
    expect((await host.request('GET /api/ads/published')).total).toBe(0)
  })

  test('by the editor leaves a published ad published', async () => {
    const { host, session } = await startAs('editor')
    const { id } = await host.make.ad()
    const reply = await save(session, id, { ...text, title: 'Corrected' })
    expect(reply).toMatchObject({ status: 200, body: { ad: { status: 'published', version: 2 } } })
    expect((await host.request('GET /api/ads/published')).ads[0]?.title).toBe('Corrected')
  })

  test('is refused to readers and visitors', async () => {
    const { host, session } = await startAs('user')
    const { id } = await host.make.ad({ status: 'pending' })
    expect(await save(host, id, text)).toMatchObject(refused(401))
    expect(await save(session, id, text)).toMatchObject(refused(403))
    // The permission is checked before the input.
    expect(await save(session, id, {})).toMatchObject(refused(403))
  })

  test('by the advertiser of an ad that has been reviewed meanwhile is refused with the reason', async () => {
    const host = await startServer()
    const member = await host.make.user({ role: 'membership' })
    const session = await host.as(member)
    for (const [status, word] of [
      ['approved', 'approved'],
      ['published', 'approved'],
      ['rejected', 'rejected'],
    ] as const) {
      const { id } = await host.make.ad({ status, advertiser_id: member.id })
      const message = expect.stringContaining(`has been ${word} in the meantime`)
      expect(await save(session, id, text)).toMatchObject({ status: 403, body: { message } })
    }
  })

  test('of an outdated version is refused, and the reply has the current state', async () => {
    const { host, session } = await startAs('editor')
    const { id } = await host.make.ad()
    const match = { 'if-match': `"${(await read(session, id)).version}"` }
    expect((await save(session, id, { ...text, title: 'First' }, match)).status).toBe(200)
    const late = await save(session, id, { ...text, title: 'Second' }, match)
    expect(late).toMatchObject({ status: 409, body: { current: { id, title: 'First', version: 2 } } })
    expect((await read(session, id)).title).toBe('First')
    expect((await save(session, id, { ...text, title: 'Third' })).status).toBe(200)
  })
})

describe('deleting an ad', () => {
  test.each([
    ['admin', 200],
    ['editor', 200],
    ['marketing', 403],
    ['user', 403],
  ] as const)('as %s answers %i', async (role, status) => {
    const { host, session } = await startAs(role)
    const { id } = await host.make.ad()
    expect(await remove(session, id)).toMatchObject({ status, body: { message: expect.any(String) } })
    expect((await host.request('GET /api/ads/published')).total).toBe(status === 200 ? 0 : 1)
    if (status === 200) expect((await remove(session, id)).status).toBe(404)
  })

  test('needs a session', async () => {
    const host = await startServer()
    const { id } = await host.make.ad()
    expect(await remove(host, id)).toMatchObject(refused(401))
  })

  test('of an outdated version is refused', async () => {
    const { host, session } = await startAs('editor')
    const { id } = await host.make.ad()
    expect(await remove(session, id, { 'if-match': '"9"' })).toMatchObject({ status: 409, body: { current: { id } } })
    expect((await read(session, id)).id).toBe(id)
    expect((await remove(session, id, { 'if-match': '"1"' })).status).toBe(200)
  })
})
