import { startServer } from '@tests/server/start-server'
import { refused, type Visitor } from '@tests/server/visitor'
import { describe, expect, test } from 'vitest'

const HOUR = 3_600_000
const input = { subject: 'News', content: '<p>Text</p>' }

/** An editor who is unsubscribed, and two subscribers. */
async function startSending() {
  const host = await startServer({ mail: 'on demand' })
  const editor = await host.make.user({ role: 'editor', name: 'Yusuf', email: 'yusuf@host.example' })
  const staff = await host.as(editor)
  const notifications = { newsletters: false }
  await staff.call('PUT /api/auth/profile', { body: { name: 'Yusuf', email: 'yusuf@host.example', notifications } })
  const ana = await host.make.user({ name: 'Ana', email: 'ana@x.example' })
  const budi = await host.make.user({ name: 'Budi', email: 'budi@x.example' })
  const { id } = await host.make.newsletter(input)
  return { host, staff, editor, ana, budi, id, params: { id } }
}

const read = async (staff: Visitor, id: number) =>
  (await staff.request('GET /api/newsletters/:id', { params: { id } })).newsletter

describe('sending a newsletter', () => {
  test('reaches every subscriber once and lists each delivery', async () => {
    const { staff, id, params } = await startSending()
    expect(await staff.call('POST /api/newsletters/:id/send', { params })).toMatchObject({
      status: 200,
      body: { message: expect.any(String), results: { total: 2, sent: 2, failed: 0, errors: [] } },
    })
    expect(await read(staff, id)).toMatchObject({ sent_at: expect.any(String), version: 2 })
    const counts = { total: 2, sent: 2, failed: 0, queued: 0, skipped: 0, unknown: 0 }
    expect(await staff.request('GET /api/newsletters/:id/deliveries', { params })).toMatchObject({
      ...counts,
      matching: 2,
      deliveries: [
        { name: 'Ana', email: 'ana@x.example', status: 'sent', attempts: 1, error: null },
        { name: 'Budi', email: 'budi@x.example', status: 'sent', attempts: 1, error: null },
      ],
    })
    const query = { q: 'BUDI', status: 'sent' }
    expect((await staff.call('GET /api/newsletters/:id/deliveries', { params, query })).body).toMatchObject({
      ...counts,
      matching: 1,
      deliveries: [{ name: 'Budi' }],
    })
    expect(await staff.call('POST /api/newsletters/:id/send', { params })).toMatchObject(refused(409))
    expect(await staff.call('PUT /api/newsletters/:id', { params, body: input })).toMatchObject(refused(409))
  })

  test('needs recipients and an existing newsletter', async () => {
    const { host, staff, editor, id, params } = await startSending()
    const sendTo = (userIds: number[]) =>
      staff.call('POST /api/newsletters/:id/send-to-users', { params, body: { userIds } })
    expect(await sendTo([])).toMatchObject(refused(400, { userIds: 'Please select at least one user' }))
    const noRecipients = { status: 400, body: { message: 'There are no subscribers to send to' } }
    expect(await sendTo([editor.id])).toMatchObject(noRecipients)
    expect((await read(staff, id)).sent_at).toBeNull()
    const absent = { params: { id: 99_999 } }
    expect(await staff.call('POST /api/newsletters/:id/send', absent)).toMatchObject(refused(404))
    expect(await staff.call('GET /api/newsletters/:id/deliveries', absent)).toMatchObject(refused(404))
    expect(await host.call('POST /api/newsletters/:id/send', { params })).toMatchObject(refused(401))
  })

  test('again is for failed copies only', async () => {
    const { staff, params } = await startSending()
    await staff.call('POST /api/newsletters/:id/send', { params })
    expect(await staff.call('POST /api/newsletters/:id/retry', { params, body: {} })).toMatchObject(refused(409))
    const body = { statuses: ['sent'] }
    expect((await staff.call('POST /api/newsletters/:id/retry', { params, body })).status).toBe(400)
  })

  test('can be scheduled, rescheduled and cancelled', async () => {
    const { staff, id, params } = await startSending()
    const at = (ms: number) => new Date(Date.now() + ms).toISOString()
    const plan = (send_at: unknown) => staff.call('PUT /api/newsletters/:id/schedule', { params, body: { send_at } })
    expect(await plan(at(-HOUR))).toMatchObject(refused(400, { send_at: 'Choose a time in the future' }))
    expect(await plan('tomorrow')).toMatchObject(refused(400, { send_at: 'Choose a date and a time' }))
    const [soon, late] = [at(HOUR), at(2 * HOUR)]
    expect(await plan(soon)).toMatchObject({
      body: { newsletter: { scheduled_at: soon, sent_at: null, version: 2 } },
    })
    expect(await plan(late)).toMatchObject({ body: { newsletter: { scheduled_at: late } } })
    expect((await staff.call('PUT /api/newsletters/:id', { params, body: input })).status).toBe(200)
    expect((await read(staff, id)).scheduled_at).toBe(late)
    expect(await staff.call('DELETE /api/newsletters/:id/schedule', { params })).toMatchObject({
      body: { newsletter: { scheduled_at: null } },
    })
    await plan(late)
    await staff.call('POST /api/newsletters/:id/send', { params })
    expect(await read(staff, id)).toMatchObject({ scheduled_at: null, sent_at: expect.any(String) })
    expect(await plan(late)).toMatchObject(refused(409))
  })

  test('can be previewed as the editor would receive it', async () => {
    const { staff } = await startSending()
    const { html, text } = await staff.request('POST /api/newsletters/preview', { body: input })
    expect(html).toContain('<p')
    expect(text).toContain('Text')
    expect(text).toContain('yusuf@host.example')
    const body = { subject: '', content: '' }
    expect((await staff.call('POST /api/newsletters/preview', { body })).status).toBe(400)
  })
})

describe('links in mails', () => {
  test('without a valid signature do not work', async () => {
    const { host } = await startSending()
    const params = { token: '1-forged' }
    expect(await host.call('GET /api/unsubscribe/:token', { params })).toMatchObject(refused(404))
    expect(await host.call('POST /api/unsubscribe/:token', { params })).toMatchObject(refused(404))
    expect(await host.call('GET /api/newsletters/sent/:key', { params: { key: '1-forged' } })).toMatchObject(
      refused(404),
    )
    const link = { token: 'This link is no longer valid. Please request a new one.' }
    const reset = { body: { token: 'forged', password: 'secret1' } }
    expect(await host.call('POST /api/auth/reset-password', reset)).toMatchObject(refused(400, link))
    expect(await host.call('POST /api/auth/confirm-email', { body: { token: 'forged' } })).toMatchObject(
      refused(400, link),
    )
  })

  test('are promised in the same words to known and unknown addresses', async () => {
    const { host } = await startSending()
    const ask = (email: string) => host.call('POST /api/auth/forgot-password', { body: { email } })
    const [known, unknown] = [await ask('ana@x.example'), await ask('nobody@x.example')]
    expect(known.status).toBe(200)
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect(await ask('ana')).toMatchObject(refused(400, { email: 'Email is invalid' }))
  })
})

describe('the settings of the profile', () => {
  test('switch each kind of mail separately', async () => {
    const { staff, host, ana } = await startSending()
    const reader = await host.as(ana)
    const own = { name: 'Ana', email: 'ana@x.example' }
    const all = { ad_status: true, ad_reports: true, new_ads: true, reviews: true, notes: true, newsletters: true }
    expect((await reader.request('GET /api/auth/me')).user).toMatchObject({
      notifications: all,
      email_confirmed: true,
    })
    await reader.call('PUT /api/auth/profile', { body: { ...own, notifications: { newsletters: false } } })
    await reader.call('PUT /api/auth/profile', { body: { ...own, notifications: { ad_status: false } } })
    await reader.call('PUT /api/auth/profile', { body: own })
    const { user } = await reader.request('GET /api/auth/me')
    expect(user.notifications).toEqual({ ...all, ad_status: false, newsletters: false })
    const { subscribers } = await staff.request('GET /api/newsletters/subscribers')
    expect(subscribers.map(({ name }) => name)).toEqual(['Budi'])
  })
})
