import type { Db } from '@server/db/client'
import { users } from '@server/db/schema/core'
import { newsletters } from '@server/db/schema/mail'
import { startMailing, tokenIn } from '@tests/server/start-mailing'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

const noSuchUser = { code: 550, message: '5.1.1 No such user' }
const busy = { code: 451, message: '4.3.0 Try again later' }

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `reader-${index}@example.com`)

test('sixty subscribers get one copy each, except the one in ten whose address does not exist', async () => {
  const refused = (address: string) => Number(/\d+/.exec(address)?.[0]) % 10 === 0
  const { smtp, editor, make, addReaders } = await startMailing({
    recipient: (address) => (refused(address) ? noSuchUser : undefined),
  })
  await addReaders(...numbered(60))
  const { id } = await make.newsletter()
  const { status, json } = await editor.post(`/api/newsletters/${id}/send`)
  expect(status).toBe(200)
  expect(json.results.total).toBe(60)
  const list = async (query: string) => (await editor.get(`/api/newsletters/${id}/deliveries?${query}`)).json
  // On a busy machine, the call returns before all copies are sent.
  await expect.poll(async () => (await list('perPage=1')).queued, { timeout: 150_000, interval: 200 }).toBe(0)
  expect(json.results.errors[0]).toEqual({
    email: 'reader-0@example.com',
    name: 'Reader reader-0@example.com',
    error: expect.stringContaining('No such user'),
  })
  expect(new Set(smtp.mails.map(({ to }) => to)).size).toBe(54)
  expect(smtp.mails).toHaveLength(54)

  const counts = { total: 60, sent: 54, failed: 6, queued: 0, skipped: 0, unknown: 0 }
  const failed = await list('status=failed&page=2&perPage=4')
  expect(failed).toMatchObject({ ...counts, matching: 6 })
  expect(failed.deliveries).toHaveLength(2)
  expect(await list('q=reader-5')).toMatchObject({ ...counts, matching: 11 })
  expect((await list('page=1&perPage=1')).deliveries).toEqual([
    expect.objectContaining({ email: 'reader-0@example.com', status: 'failed', attempts: 1 }),
  ])
}, 180_000)

test('MAIL_RATE limits the messages per second', async () => {
  const { smtp, editor, make, addReaders } = await startMailing({ rate: '10' })
  await addReaders(...numbered(10))
  const { id } = await make.newsletter()
  const begun = Date.now()
  await editor.post(`/api/newsletters/${id}/send`)
  expect(smtp.mails).toHaveLength(10)
  // Ten messages are nine intervals of 100 ms apart.
  expect(Date.now() - begun).toBeGreaterThan(850)
})

test('of two simultaneous send calls, only one sends', async () => {
  const { smtp, editor, make, addReaders } = await startMailing()
  await addReaders('ana@example.com', 'budi@example.com')
  const { id } = await make.newsletter()
  const send = () => editor.post(`/api/newsletters/${id}/send`)
  const replies = await Promise.all([send(), send()])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await editor.post(`/api/newsletters/${id}/send-to-users`, { userIds: [1] })).status).toBe(409)
  expect(smtp.mails.map(({ to }) => to).sort()).toEqual(['ana@example.com', 'budi@example.com'])
})

test('without recipients, the newsletter stays a draft', async () => {
  const { editor, account, make } = await startMailing()
  const { id } = await make.newsletter()
  const refusal = { status: 400, json: { message: 'There are no subscribers to send to' } }
  expect(await editor.post(`/api/newsletters/${id}/send`)).toMatchObject(refusal)
  expect(await editor.post(`/api/newsletters/${id}/send-to-users`, { userIds: [account.id] })).toMatchObject(refusal)
  expect((await editor.get(`/api/newsletters/${id}`)).json.newsletter.sent_at).toBeNull()
})

test('selected readers get a copy; unsubscribed ones are skipped and reported', async () => {
  const { smtp, editor, account, make, addReaders } = await startMailing()
  const [ana] = await addReaders('ana@example.com', 'budi@example.com')
  const { id } = await make.newsletter()
  const { json } = await editor.post(`/api/newsletters/${id}/send-to-users`, { userIds: [ana?.id, account.id] })
  expect(smtp.mails.map(({ to }) => to)).toEqual(['ana@example.com'])
  expect(json).toEqual({
    message: 'Newsletter sent to 1 subscriber',
    results: {
      total: 2,
      sent: 1,
      failed: 0,
      errors: [{ email: account.email, name: 'Yusuf', error: 'Skipped: has unsubscribed' }],
    },
  })
})

test('a reader who unsubscribes while the copy is queued gets none', async () => {
  let unsubscribe = async () => {}
  const { db, editor, make, addReaders } = await startMailing({
    // Before the mail server answers, so before the copy can be sent again.
    recipient: async () => {
      await unsubscribe()
      return busy
    },
  })
  const [ana] = await addReaders('ana@example.com')
  unsubscribe = async () => {
    await db
      .update(users)
      .set({ unsubscribed_at: new Date() })
      .where(eq(users.id, ana?.id ?? 0))
  }
  const { id } = await make.newsletter()
  const { json } = await editor.post(`/api/newsletters/${id}/send`)
  expect(json.results).toMatchObject({ sent: 0, errors: [{ error: 'Skipped: has unsubscribed' }] })
})

test('temporary failures are retried, up to five attempts; permanent failures are not', async () => {
  const { smtp, editor, make, addReaders } = await startMailing({
    recipient(address, attempt) {
      if (address.startsWith('gone')) return noSuchUser
      if (address.startsWith('lost')) return attempt < 3 ? 'drop' : undefined
      return address.startsWith('busy') || attempt < 3 ? busy : undefined
    },
  })
  await addReaders('gone@example.com', 'lost@example.com', 'slow@example.com', 'busy@example.com')
  const { id } = await make.newsletter()
  const { json } = await editor.post(`/api/newsletters/${id}/send`)
  expect(json.results).toMatchObject({ total: 4, sent: 2, failed: 2 })
  expect(smtp.mails.map(({ to }) => to).sort()).toEqual(['lost@example.com', 'slow@example.com'])
  expect([smtp.attemptsFor('gone@example.com'), smtp.attemptsFor('busy@example.com')]).toEqual([1, 5])
})

test('a copy handed over without a reply is unknown, and sent again only on request', async () => {
  let answers = false
  const { smtp, editor, make, addReaders } = await startMailing({ message: () => (answers ? undefined : 'drop') })
  await addReaders('ana@example.com')
  const { id } = await make.newsletter()
  const { json } = await editor.post(`/api/newsletters/${id}/send`)
  expect(json.results).toMatchObject({ total: 1, sent: 0, failed: 0, errors: [{ email: 'ana@example.com' }] })
  const deliveries = `/api/newsletters/${id}/deliveries`
  expect((await editor.get(deliveries)).json).toMatchObject({
    unknown: 1,
    deliveries: [{ status: 'unknown', attempts: 1 }],
  })
  expect((await editor.post(`/api/newsletters/${id}/retry`, {})).status).toBe(409)
  answers = true
  const again = await editor.post(`/api/newsletters/${id}/retry`, { statuses: ['unknown'] })
  expect(again.json.results).toMatchObject({ sent: 1, failed: 0, errors: [] })
  const ids = await Promise.all(smtp.mails.map(async (mail) => (await mail.parse()).messageId))
  expect(ids).toHaveLength(2)
  expect(ids[0]).toBe(ids[1])
})

test('an address that refused three newsletters is skipped until another takes its place', async () => {
  let exists = false
  const { smtp, editor, make, as, fetch, addReaders } = await startMailing({
    recipient: (address) => (address.startsWith('ana') && !exists ? noSuchUser : undefined),
  })
  const [ana] = await addReaders('ana@example.com', 'budi@example.com')
  const send = async () => (await editor.post(`/api/newsletters/${(await make.newsletter()).id}/send`)).json.results
  const first = await make.newsletter()
  await editor.post(`/api/newsletters/${first.id}/send`)
  // A second refusal of the same newsletter does not count.
  await editor.post(`/api/newsletters/${first.id}/retry`, {})
  expect((await send()).failed).toBe(1)
  expect((await send()).failed).toBe(1)
  expect((await editor.get('/api/newsletters/mail-status')).json.bounced).toBe(1)
  expect(await send()).toMatchObject({
    total: 2,
    sent: 1,
    failed: 0,
    errors: [{ email: 'ana@example.com', error: 'Skipped: this address has bounced 3 times' }],
  })
  exists = true
  const admin = await as(await make.user({ role: 'admin', unsubscribed_at: new Date() }))
  const changed = await admin.put(`/api/users/${ana?.id}`, { name: 'Ana', email: 'ana.new@example.com', role: 'user' })
  expect(changed.status).toBe(200)
  const sentTo = () => smtp.mails.filter(({ to }) => to === 'ana.new@example.com')
  await expect.poll(() => sentTo().length).toBe(1)
  // The new address is the admin's word until its owner confirms it.
  expect(await send()).toMatchObject({ sent: 1, errors: [] })
  const token = tokenIn((await sentTo()[0]?.parse())?.text)
  expect((await fetch('/api/auth/confirm-email', { method: 'POST', body: { token } })).status).toBe(200)
  expect((await send()).sent).toBe(2)
  expect(sentTo()).toHaveLength(2)
})

test('with REQUIRE_CONFIRMED=1, addresses that only count as confirmed get no newsletters', async () => {
  const { smtp, db, editor, make, addReaders } = await startMailing({ env: { REQUIRE_CONFIRMED: '1' } })
  const [ana, budi] = await addReaders('ana@example.com', 'budi@example.com')
  const unconfirmed = { email_confirmed_at: null, counts_as_confirmed: true }
  await db.update(users).set(unconfirmed).where(eq(users.email, 'budi@example.com'))
  const { id } = await make.newsletter()
  const { json } = await editor.post(`/api/newsletters/${id}/send-to-users`, { userIds: [ana?.id, budi?.id] })
  expect(smtp.mails.map(({ to }) => to)).toEqual(['ana@example.com'])
  expect(json.results.errors).toMatchObject([{ error: 'Skipped: this address is not confirmed' }])
})

test('a test goes to the caller, and the newsletter stays a draft', async () => {
  let full = false
  const { smtp, editor, account, make } = await startMailing({
    message: () => (full ? { code: 552, message: 'Mailbox full' } : undefined),
  })
  const { id } = await make.newsletter({ subject: 'News' })
  expect(await editor.post(`/api/newsletters/${id}/test`)).toMatchObject({
    status: 200,
    json: { message: `Test sent to ${account.email}` },
  })
  expect((await smtp.mails[0]?.parse())?.subject).toBe('[Test] News')
  full = true
  expect(await editor.post(`/api/newsletters/${id}/test`)).toMatchObject({
    status: 503,
    json: { message: expect.stringContaining('Mailbox full') },
  })
  expect((await editor.get(`/api/newsletters/${id}`)).json.newsletter.sent_at).toBeNull()
})

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** Brings all times of sending nearer, as if time had passed: the clock of the database decides what is due. */
const passHours = (db: Db, hours: number) =>
  db.update(newsletters).set({ scheduled_at: sql`${newsletters.scheduled_at} - ${hours} * interval '1 hour'` })

test('a scheduled newsletter is sent on time, to the selected readers, with its latest content', async () => {
  const { smtp, editor, make, addReaders, db } = await startMailing()
  const [ana] = await addReaders('ana@example.com', 'budi@example.com')
  const { id } = await make.newsletter({ subject: 'Before' })
  const path = `/api/newsletters/${id}`
  const send_at = inHours(1)
  const scheduled = await editor.put(`${path}/schedule`, { send_at, userIds: [ana?.id] })
  expect(scheduled.json.newsletter).toMatchObject({ scheduled_at: send_at, sent_at: null })
  await editor.put(path, { subject: 'After', content: '<p>Text</p>' })
  await passHours(db, 1)
  await expect.poll(() => smtp.mails.length).toBe(1)
  expect(smtp.mails[0]?.to).toBe('ana@example.com')
  expect((await smtp.mails[0]?.parse())?.subject).toBe('After')
  expect((await editor.get(path)).json.newsletter).toMatchObject({ scheduled_at: null, sent_at: expect.any(String) })
})

test('a cancelled or rescheduled newsletter is not sent at its original time', async () => {
  const { smtp, editor, make, addReaders, db } = await startMailing()
  await addReaders('ana@example.com')
  const [cancelled, late, third] = [
    await make.newsletter(),
    await make.newsletter(),
    await make.newsletter({ subject: 'Third' }),
  ]
  const schedule = ({ id }: { id: number }, hours: number) =>
    editor.put(`/api/newsletters/${id}/schedule`, { send_at: inHours(hours) })
  for (const newsletter of [cancelled, late]) await schedule(newsletter, 1)
  expect((await editor.delete(`/api/newsletters/${cancelled.id}/schedule`)).json.newsletter.scheduled_at).toBeNull()
  await schedule(late, 4)
  // Once this one has arrived, the original time of both others has passed.
  await schedule(third, 2)
  await passHours(db, 3)
  await expect.poll(() => smtp.mails.length).toBe(1)
  expect((await smtp.mails[0]?.parse())?.subject).toBe('Third')
  const sentAt = async ({ id }: { id: number }) => (await editor.get(`/api/newsletters/${id}`)).json.newsletter.sent_at
  expect([await sentAt(cancelled), await sentAt(late)]).toEqual([null, null])
})
