import { bounces, deliveries, newsletters } from '@server/db/schema/mail'
import { findBounce } from '@server/mail/bounces.queries'
import { recordReturned } from '@server/newsletters/deliveries.queries'
import { startMailing } from '@tests/server/start-mailing'
import { startServer } from '@tests/server/start-server'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { RELAY, reporter } from './reported'

const DAY = 86_400_000
const ana = 'ana@example.com'

test('an address that took none of five newsletters gets none for a month, and none at all once it is found dead', async () => {
  const { smtp, editor, make, addReaders, fetch, as } = await startMailing({ env: RELAY })
  const [user] = await addReaders(ana)
  const admin = await as(await make.user({ role: 'admin', unsubscribed_at: new Date() }))
  const report = reporter(fetch)
  const bounceOf = async () => (await admin.get(`/api/users/${user?.id}/bounce`)).json.bounce
  const send = async () => {
    const { id } = await make.newsletter()
    return { id, ...(await editor.post(`/api/newsletters/${id}/send`)).json.results }
  }
  for (const code of ['5.2.2', '4.2.2', '4.4.7', '5.2.2', '4.2.2']) {
    expect(await bounceOf()).not.toMatchObject({ stopped: true })
    const { id } = await send()
    const { from = '' } = smtp.mails.at(-1) ?? {}
    for (let time = 0; time < 2; time += 1) expect(await report(from, code)).toBe(200)
    // A mailbox that may be emptied has not refused for good.
    expect((await editor.get(`/api/newsletters/${id}/deliveries`)).json).toMatchObject({
      sent: 1,
      deliveries: [{ error: `Returned: ${code} No such user` }],
    })
  }
  await addReaders('budi@example.com')
  expect(await send()).toMatchObject({
    sent: 1,
    errors: [{ email: ana, error: 'Skipped: this address took none of 5 newsletters, and gets none for a month' }],
  })
  expect(await bounceOf()).toMatchObject({ stopped: true, failures: 5 })
  const until = Date.parse((await bounceOf()).until)
  expect(until).toBeGreaterThan(Date.now() + 27 * DAY)
  expect(until).toBeLessThan(Date.now() + 32 * DAY)
  expect((await editor.get('/api/newsletters/mail-status')).json.bounced).toBe(1)

  const [first, , , , last] = smtp.mails
  for (const [mail, code] of [
    [last, '5.1.1'],
    [first, '4.4.1'],
  ] as const) {
    expect(await report(mail?.from ?? '', code)).toBe(200)
    expect(await bounceOf()).toMatchObject({ stopped: true, until: null })
  }
})

/** What becomes of newsletters in turn: taken, or returned with this code. */
async function startReturns() {
  const { db } = await startServer()
  let sentAt = Date.parse('2026-01-01')
  const send = async (outcome: string) => {
    sentAt += DAY
    const sent_at = new Date(sentAt)
    const [newsletter] = await db.insert(newsletters).values({ subject: 'News', content: '', sent_at }).returning()
    const copy = { newsletter_id: newsletter?.id ?? 0, email: ana, name: '', user_id: 1, status: 'sent' as const }
    const times = { next_attempt_at: sent_at, created_at: sent_at, updated_at: sent_at }
    const [delivery] = await db
      .insert(deliveries)
      .values({ ...copy, ...times })
      .returning()
    if (outcome !== 'taken') await recordReturned(db, delivery?.id ?? 0, { code: outcome, reason: 'No' })
  }
  return { db, send, bounceOf: () => findBounce(db, ana) }
}

test.each([
  [['4.2.2', '4.2.2', '4.2.2', '4.2.2'], 4, false],
  [['4.2.2', '5.2.2', '4.4.7', '4.2.2', '4.3.2'], 5, true],
  // What is about us neither counts nor ends the row.
  [['4.2.2', '4.2.2', '5.7.1', '4.2.2', '5.3.4', '4.2.2', '4.2.2'], 5, true],
  [['4.2.2', '4.2.2', '4.2.2', 'taken', '4.2.2', '4.2.2'], 2, false],
  [['4.2.2', '4.2.2', '5.1.1'], 1, true],
  [['5.1.1', '4.2.2', '4.2.2'], 1, true],
])('after %j, %i in a row have not arrived, and the address is stopped: %s', async (outcomes, failures, stopped) => {
  const { send, bounceOf } = await startReturns()
  for (const outcome of outcomes) await send(outcome)
  expect(await bounceOf()).toMatchObject({ failures, stopped })
})

test('after the month, the next newsletter decides', async () => {
  const { db, send, bounceOf } = await startReturns()
  const endPause = () => db.update(bounces).set({ paused_until: sql`now() - interval '1 minute'` })
  for (let count = 0; count < 5; count += 1) await send('4.2.2')
  await endPause()
  expect(await bounceOf()).toMatchObject({ stopped: false, until: null })
  await send('4.2.2')
  expect(await bounceOf()).toMatchObject({ stopped: true, failures: 6 })
  await endPause()
  await send('taken')
  await send('4.2.2')
  expect(await bounceOf()).toMatchObject({ stopped: false, failures: 1 })
})

test('what the mail server wrote counts where the reported status is vague', async () => {
  const { smtp, editor, make, addReaders, fetch, db } = await startMailing({ env: RELAY })
  await addReaders(ana, 'budi@example.com')
  await editor.post(`/api/newsletters/${(await make.newsletter()).id}/send`)
  for (const { to, from } of smtp.mails) {
    const reason = to === ana ? '550 5.1.1 No such user' : '550 5.7.1 Blocked'
    expect(await reporter(fetch)(from, '5.0.0', { reason })).toBe(200)
  }
  expect(await findBounce(db, ana)).toMatchObject({ stopped: true })
  expect(await findBounce(db, 'budi@example.com')).toBeUndefined()
})

test('a copy that is refused for now at every attempt counts once, with the words of the mail server', async () => {
  const { editor, make, db, addReaders } = await startMailing({
    recipient: () => ({ code: 452, message: '4.2.2 Over quota' }),
  })
  await addReaders(ana)
  const { id } = await make.newsletter()
  expect((await editor.post(`/api/newsletters/${id}/send`)).json.results).toMatchObject({ failed: 1 })
  expect(await findBounce(db, ana)).toMatchObject({ stopped: false, failures: 1, reason: '452 4.2.2 Over quota' })
})
