import { deliveries, mails } from '@server/db/schema/mail'
import { mailsTo, startMailing } from '@tests/server/start-mailing'
import { startSmtpServer } from '@tests/smtp-server'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'

const down = { code: 421, message: '4.3.2 Shutting down, ana@example.com' }

/** A server whose mail server can be stopped and started on the same port. */
async function startWithOutage(options: Parameters<typeof startMailing>[0] = {}) {
  const mailing = await startMailing(options)
  const { db, editor, make, smtp } = mailing
  const { id } = await make.newsletter()
  const port = Number(new URL(smtp.url).port)
  return {
    ...mailing,
    id,
    restart: async () => {
      const again = await startSmtpServer({ port })
      onTestFinished(again.close)
      return again
    },
    send: async () => (await editor.post(`/api/newsletters/${id}/send`)).json,
    status: async () => (await editor.get('/api/newsletters/mail-status')).json,
    list: async () => (await editor.get(`/api/newsletters/${id}/deliveries`)).json,
    tries: async () => {
      const { rows } = await db.execute<{ failures: number }>(sql`select failures from mail_outages`)
      return rows[0]?.failures ?? 0
    },
    age: () =>
      db.execute(
        sql`update deliveries set queued_at = queued_at - interval '121 hours' where email <> 'budi@example.com'`,
      ),
  }
}

test('while the mail server is down, copies wait without spending attempts, and are sent once it is back', async () => {
  const { smtp, addReaders, restart, send, status, list, tries } = await startWithOutage()
  await addReaders('ana@example.com', 'budi@example.com', 'citra@example.com')
  await smtp.close()
  const sent = await send()
  expect(sent.results).toMatchObject({ total: 3, sent: 0, failed: 0 })
  expect(sent.message).toBe('0 of 3 sent so far, the rest waits for the mail server, which does not answer')
  // More tries than a copy has attempts.
  await expect.poll(tries, { timeout: 20_000 }).toBeGreaterThan(5)
  expect(await list()).toMatchObject({ queued: 3, failed: 0 })
  expect(await status()).toMatchObject({
    waiting: 3,
    outage: { since: expect.any(String), reason: expect.stringContaining('ECONNREFUSED') },
  })
  const back = await restart()
  await expect.poll(async () => (await list()).sent, { timeout: 30_000 }).toBe(3)
  expect(back.mails.map(({ to }) => to).sort()).toEqual(['ana@example.com', 'budi@example.com', 'citra@example.com'])
  expect((await list()).deliveries.map((row: { attempts: number }) => row.attempts)).toEqual([1, 1, 1])
  expect(await status()).toMatchObject({ waiting: 0, outage: null })
}, 60_000)

test('a server that is shutting down counts for the queue, and its reason names no reader', {
  tags: 'sweep',
  timeout: 60_000,
}, async () => {
  let isDown = true
  const { addReaders, send, status, list, tries } = await startWithOutage({
    recipient: () => (isDown ? down : undefined),
  })
  await addReaders('ana@example.com', 'budi@example.com')
  await send()
  await expect.poll(tries, { timeout: 20_000 }).toBeGreaterThan(5)
  expect(await list()).toMatchObject({ queued: 2, failed: 0 })
  const { outage } = await status()
  expect(outage.reason).toContain('Shutting down')
  expect(outage.reason).not.toContain('ana@')
  isDown = false
  await expect.poll(async () => (await list()).sent, { timeout: 30_000 }).toBe(2)
})

test('mail that has waited for five days fails visibly; the rest goes on waiting', async () => {
  const { db, smtp, fetch, make, addReaders, send, list, tries, age } = await startWithOutage()
  await addReaders('ana@example.com', 'budi@example.com')
  const reader = await make.user({ unsubscribed_at: new Date() })
  await smtp.close()
  await fetch('/api/auth/forgot-password', { method: 'POST', body: { email: reader.email } })
  await send()
  await db.update(mails).set({ created_at: new Date(Date.now() - 6 * 86_400_000) })
  await age()
  const before = await tries()
  await expect.poll(tries, { timeout: 20_000 }).toBeGreaterThan(before + 1)
  expect(await list()).toMatchObject({ queued: 1, failed: 1 })
  const failed = (await list()).deliveries.find((row: { status: string }) => row.status === 'failed')
  expect(failed).toMatchObject({
    email: 'ana@example.com',
    attempts: 0,
    error: expect.stringMatching(/^The mail server did not answer for 5 days: .*ECONNREFUSED/),
  })
  expect(await db.select().from(mails)).toEqual([])
}, 60_000)

test('single mails wait for the mail server, too', { tags: 'sweep', timeout: 60_000 }, async () => {
  const { db, smtp, fetch, make, restart, tries } = await startWithOutage()
  const reader = await make.user()
  await smtp.close()
  await fetch('/api/auth/forgot-password', { method: 'POST', body: { email: reader.email } })
  await expect.poll(tries, { timeout: 20_000 }).toBeGreaterThan(6)
  expect(await db.select().from(mails)).toMatchObject([{ attempts: 0 }])
  await mailsTo({ smtp: await restart() } as Parameters<typeof mailsTo>[0], reader.email)
  expect(await db.select().from(deliveries)).toEqual([])
})

test('copies and mails that a clock since set back has postponed by days are sent at once', async () => {
  const { db, smtp, make, addReaders } = await startMailing()
  const [ana] = await addReaders('ana@example.com')
  const reader = await make.user({ unsubscribed_at: new Date() })
  const { id: newsletter_id } = await make.newsletter({ sent_at: new Date() })
  const next_attempt_at = new Date(Date.now() + 3 * 86_400_000)
  const times = { next_attempt_at, created_at: next_attempt_at, updated_at: next_attempt_at }
  const copy = { newsletter_id, email: 'ana@example.com', name: 'Ana', user_id: ana?.id ?? 0, ...times }
  await db.insert(deliveries).values({ ...copy, status: 'queued' })
  await db.insert(mails).values({ mail: { kind: 'reset-password', email: reader.email }, next_attempt_at })
  await mailsTo({ smtp }, 'ana@example.com')
  await mailsTo({ smtp }, reader.email)
})
