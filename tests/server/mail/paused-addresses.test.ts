import { bounces } from '@server/db/schema/mail'
import { startMailing } from '@tests/server/start-mailing'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { RELAY, reporter } from './reported'

const DAY = 86_400_000

type Reports = Record<string, string | undefined>

async function startWithRelay(readers: string[]) {
  const mailing = await startMailing({ env: RELAY })
  const { smtp, editor, make, addReaders, fetch, as } = mailing
  const accounts = await addReaders(...readers)
  const admin = await as(await make.user({ role: 'admin', unsubscribed_at: new Date() }))
  const report = reporter(fetch)
  /** Sends a newsletter, reports these codes for their addresses, twice each, and returns why copies were skipped. */
  const send = async (reports: Reports) => {
    const { id } = await make.newsletter()
    const before = smtp.mails.length
    const { results } = (await editor.post(`/api/newsletters/${id}/send`)).json
    const codes = smtp.mails.slice(before).map(({ to, from }) => ({ from, code: reports[to] }))
    for (const { from, code } of [...codes, ...codes]) if (code) expect(await report(from, code)).toBe(200)
    return { id, skipped: results.errors.map(({ email, error }: Record<string, string>) => `${email} ${error}`) }
  }
  const bounceOf = async (email: string) => {
    const user = accounts.find((account) => account.email === email)
    return (await admin.get(`/api/users/${user?.id}/bounce`)).json.bounce
  }
  return { ...mailing, admin, send, bounceOf }
}

test('an address that took none of five newsletters in a row gets none for a month', async () => {
  const { db, editor, send, bounceOf } = await startWithRelay([
    'full@example.com',
    'once@example.com',
    'blocked@example.com',
    'dead@example.com',
  ])
  const reports: Reports[] = [
    { 'full@example.com': '5.2.2', 'once@example.com': '4.2.2', 'blocked@example.com': '4.4.1' },
    { 'full@example.com': '4.2.2', 'once@example.com': '4.2.2', 'blocked@example.com': '5.7.1' },
    { 'full@example.com': '4.4.7', 'blocked@example.com': '4.4.1' },
    { 'full@example.com': '5.2.2', 'once@example.com': '4.2.2', 'blocked@example.com': '4.4.1' },
    {
      'full@example.com': '5.2.2',
      'once@example.com': '4.2.2',
      'blocked@example.com': '4.4.1',
      'dead@example.com': '5.1.1',
    },
  ]
  const sent: number[] = []
  for (const each of reports) {
    const { id, skipped } = await send(each)
    expect(skipped).toEqual([])
    sent.push(id)
  }
  // A mailbox that may be emptied has not refused for good.
  expect((await editor.get(`/api/newsletters/${sent[4]}/deliveries?sort=email&order=asc`)).json).toMatchObject({
    sent: 3,
    failed: 1,
    deliveries: [{ error: 'Returned: 4.4.1 No such user' }, { status: 'failed' }, {}, {}],
  })
  const paused = 'full@example.com Skipped: this address took none of 5 newsletters, and gets none for a month'
  const dead = 'dead@example.com Skipped: mail to this address is returned'
  expect((await send({})).skipped.toSorted()).toEqual([dead, paused])
  expect(await bounceOf('full@example.com')).toMatchObject({ stopped: true, failures: 5 })
  const until = Date.parse((await bounceOf('full@example.com')).until)
  expect(until).toBeGreaterThan(Date.now() + 27 * DAY)
  expect(until).toBeLessThan(Date.now() + 32 * DAY)
  expect(await bounceOf('once@example.com')).toMatchObject({ stopped: false, until: null, failures: 2 })
  expect((await editor.get('/api/newsletters/mail-status')).json.bounced).toBe(2)

  const endPause = () =>
    db
      .update(bounces)
      .set({ paused_until: sql`now() - interval '1 minute'` })
      .where(eq(bounces.email, 'full@example.com'))
  await endPause()
  expect((await send({ 'full@example.com': '5.2.2' })).skipped).toEqual([dead])
  expect((await send({})).skipped.toSorted()).toEqual([dead, paused])
  await endPause()
  await send({})
  await send({ 'full@example.com': '5.2.2' })
  expect(await bounceOf('full@example.com')).toMatchObject({ stopped: false, failures: 1 })
})

test('an address that is found dead while it is paused stays stopped, whatever comes back later', async () => {
  const { smtp, fetch, send, bounceOf } = await startWithRelay(['ana@example.com'])
  for (let count = 0; count < 5; count += 1) await send({ 'ana@example.com': '4.2.2' })
  const [first, last] = [smtp.mails.at(0)?.from ?? '', smtp.mails.at(-1)?.from ?? '']
  const report = reporter(fetch)
  expect(await report(last, '5.1.1')).toBe(200)
  expect(await bounceOf('ana@example.com')).toMatchObject({ stopped: true, until: null })
  expect(await report(first, '4.4.7')).toBe(200)
  expect(await bounceOf('ana@example.com')).toMatchObject({ stopped: true, until: null })
})

test('what the mail server wrote counts where the reported status is vague', async () => {
  const { smtp, fetch, send, bounceOf } = await startWithRelay(['ana@example.com', 'budi@example.com'])
  await send({})
  const report = reporter(fetch)
  const reasons: Reports = { 'ana@example.com': '550 5.1.1 No such user', 'budi@example.com': '550 5.7.1 Blocked' }
  for (const { to, from } of smtp.mails) expect(await report(from, '5.0.0', { reason: reasons[to] })).toBe(200)
  expect(await bounceOf('ana@example.com')).toMatchObject({ stopped: true })
  expect(await bounceOf('budi@example.com')).toBeNull()
})

test('a copy that is refused for now at every attempt counts once, with the words of the mail server', async () => {
  const { editor, make, as, addReaders } = await startMailing({
    recipient: () => ({ code: 452, message: '4.2.2 Over quota' }),
  })
  const [ana] = await addReaders('ana@example.com')
  const admin = await as(await make.user({ role: 'admin', unsubscribed_at: new Date() }))
  const { id } = await make.newsletter()
  expect((await editor.post(`/api/newsletters/${id}/send`)).json.results).toMatchObject({ failed: 1 })
  expect((await admin.get(`/api/users/${ana?.id}/bounce`)).json.bounce).toMatchObject({
    stopped: false,
    failures: 1,
    reason: '452 4.2.2 Over quota',
  })
})
