import { parseMailbox } from '@server/config/mailbox'
import { createJobs } from '@server/jobs/jobs'
import { claimReading, releaseReadings } from '@server/mail/mailbox.queries'
import { readReturned } from '@server/mail/returned-message'
import { createSigner } from '@server/mail/signing'
import { createBounceReader } from '@server/newsletters/bounce-reader'
import { freePort } from '@tests/free-port'
import { startMailbox } from '@tests/server/start-mailbox'
import { mailsTo, startMailing, tokenIn } from '@tests/server/start-mailing'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'
import {
  autoReply,
  delayed,
  eximNotice,
  failedReport,
  feedback,
  outOfOffice,
  qmailNotice,
  receipt,
  unsubscribeRequest,
} from './returned-messages'

const BOUNCE_ADDRESS = 'bounces@magazine.example'

test('what comes back to the mailbox stops newsletters to its address, is shown with the newsletter, and is deleted', async () => {
  const mailbox = await startMailbox()
  const { smtp, editor, as, make, addReaders } = await startMailing({
    env: { BOUNCE_ADDRESS, BOUNCE_MAILBOX: mailbox.url },
  })
  await addReaders('ana@example.com', 'budi@example.com', 'citra@example.com', 'dewi@example.com')
  const { id } = await make.newsletter()
  await editor.post(`/api/newsletters/${id}/send`)
  const returnOf = (to: string) => smtp.mails.find((mail) => mail.to === to)?.from ?? ''

  mailbox.add(failedReport({ to: returnOf('ana@example.com'), status: '5.1.1', code: 550 }))
  mailbox.add(failedReport({ to: returnOf('budi@example.com'), status: '4.4.7', code: 450 }))
  mailbox.add(outOfOffice(returnOf('citra@example.com')))
  // Forged: the return address of another copy cannot be guessed.
  mailbox.add(
    failedReport({ to: returnOf('dewi@example.com').replace(/\+\d+/, '+999999'), status: '5.1.1', code: 550 }),
  )
  const counts = async () => (await editor.get(`/api/newsletters/${id}/deliveries?sort=email&order=asc`)).json
  await expect.poll(mailbox.list).toEqual([
    { raw: expect.stringContaining('Out of office'), seen: true },
    { raw: expect.stringContaining('+999999-'), seen: true },
  ])
  expect(await counts()).toMatchObject({
    sent: 3,
    failed: 1,
    deliveries: [
      { email: 'ana@example.com', status: 'failed', error: 'Returned: 5.1.1 550 5.1.1 No such user' },
      { status: 'sent' },
      { status: 'sent' },
      { status: 'sent' },
    ],
  })

  const next = await make.newsletter()
  expect((await editor.post(`/api/newsletters/${next.id}/send`)).json.results).toMatchObject({
    sent: 3,
    errors: [{ email: 'ana@example.com', error: 'Skipped: mail to this address is returned' }],
  })

  const admin = await as(await make.user({ role: 'admin', unsubscribed_at: new Date() }))
  const [ana] = (await admin.get('/api/users?q=ana@example.com')).json.users
  const bounceOf = async () => (await admin.get(`/api/users/${ana.id}/bounce`)).json.bounce
  expect(await bounceOf()).toEqual({
    stopped: true,
    failures: 1,
    reason: 'Returned: 5.1.1 550 5.1.1 No such user',
    until: null,
    updated_at: expect.any(String),
  })
  expect((await admin.delete(`/api/users/${ana.id}/bounce`)).status).toBe(200)
  expect(await bounceOf()).toBeNull()
  expect((await admin.delete('/api/users/99999/bounce')).status).toBe(404)
  const last = await make.newsletter()
  expect((await editor.post(`/api/newsletters/${last.id}/send`)).json.results).toMatchObject({ sent: 4, errors: [] })
})

test('a message to the address in List-Unsubscribe unsubscribes its reader, and no one else', async () => {
  const mailbox = await startMailbox()
  const { smtp, editor, make, addReaders, fetch } = await startMailing({
    env: { BOUNCE_ADDRESS, BOUNCE_MAILBOX: mailbox.url },
  })
  await addReaders('ana@example.com', 'budi@example.com')
  await fetch('/api/newsletters/subscribe', { method: 'POST', body: { email: 'citra@example.com' } })
  const [confirmation] = await mailsTo({ smtp }, 'citra@example.com')
  await fetch('/api/newsletters/confirm', { method: 'POST', body: { token: tokenIn(confirmation?.text) } })
  const { id } = await make.newsletter()
  await editor.post(`/api/newsletters/${id}/send`)
  const addressFor = (to: string) =>
    /<mailto:([^?>]+)\?/.exec(smtp.mails.findLast((mail) => mail.to === to)?.raw.replace(/\r\n\s/g, '') ?? '')?.[1] ??
    ''

  const ana = addressFor('ana@example.com')
  // Some servers change the case of letters.
  mailbox.add(unsubscribeRequest(ana.toUpperCase()))
  mailbox.add(unsubscribeRequest(addressFor('citra@example.com')))
  mailbox.add(outOfOffice(addressFor('budi@example.com')))
  mailbox.add(unsubscribeRequest(ana.replace(/\+u-\d+/, '+u-999999')))
  const subscribed = async () =>
    (await editor.get('/api/newsletters/subscribers')).json.subscribers.map(({ email }: { email: string }) => email)
  await expect.poll(subscribed).toEqual(['budi@example.com'])
  await expect.poll(mailbox.list).toEqual([
    { raw: expect.stringContaining('Out of office'), seen: true },
    { raw: expect.stringContaining('+u-999999'), seen: true },
  ])
})

test('a complaint about a newsletter unsubscribes its recipient, however the report names the copy', async () => {
  const mailbox = await startMailbox()
  const { smtp, editor, make, addReaders } = await startMailing({
    env: { BOUNCE_ADDRESS, BOUNCE_MAILBOX: mailbox.url },
  })
  await addReaders('ana@example.com', 'budi@example.com', 'citra@example.com', 'dewi@example.com')
  const send = async () => (await editor.post(`/api/newsletters/${(await make.newsletter()).id}/send`)).json.results
  await send()
  const copyTo = (to: string) => smtp.mails.find((mail) => mail.to === to)
  const messageIdOf = async (to: string) => (await copyTo(to)?.parse())?.messageId
  mailbox.add(feedback({ from: copyTo('ana@example.com')?.from }))
  mailbox.add(feedback({ messageId: await messageIdOf('budi@example.com') }))
  mailbox.add(feedback({ type: 'not-spam', messageId: await messageIdOf('citra@example.com') }))
  mailbox.add(feedback({ messageId: '<4-forged@magazine.example>' }))
  await expect.poll(mailbox.list).toEqual([
    { raw: expect.stringContaining('not-spam'), seen: true },
    { raw: expect.stringContaining('4-forged'), seen: true },
  ])
  const before = smtp.mails.length
  expect(await send()).toMatchObject({ total: 2, sent: 2 })
  expect(
    smtp.mails
      .slice(before)
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(['citra@example.com', 'dewi@example.com'])
})

test('a mailbox that cannot be read is a warning without its password, and is tried again', async () => {
  const mailbox = await startMailbox()
  const { db } = await startServer()
  const lines: unknown[][] = []
  const logger = {
    warn: (...line: unknown[]) => void lines.push(line),
    info: (...line: unknown[]) => void lines.push(line),
  }
  const failOn = (fault: unknown) => {
    throw fault
  }
  const readerOf = (url: string) => {
    const address = parseMailbox(url)
    if (!address) throw new Error('Not an address of a mailbox')
    return createBounceReader({
      db,
      mailbox: address,
      signer: createSigner('none'),
      logger,
      jobs: createJobs({ ...logger, error: failOn }),
      workerId: 'mine',
      everyMs: 0,
    })
  }
  mailbox.add(outOfOffice('bounces@magazine.example'))

  const refused = readerOf(mailbox.url.replace('mangosteen', 'rambutan'))
  refused.soon()
  await expect.poll(() => lines.length).toBe(1)
  await refused.stop()
  expect(lines).toEqual([
    [
      { host: '127.0.0.1', reason: expect.stringMatching(/^refuses the login: /) },
      expect.stringContaining('tried again'),
    ],
  ])
  expect(JSON.stringify(lines)).not.toContain('rambutan')

  const away = readerOf(Object.assign(new URL(mailbox.url), { port: await freePort() }).href)
  away.soon()
  await expect.poll(() => lines.length).toBe(2)
  await away.stop()
  expect(lines[1]?.[0]).toMatchObject({ reason: expect.stringMatching(/^cannot be read: .*ECONNREFUSED/) })

  const reader = readerOf(mailbox.url)
  reader.soon()
  await expect.poll(() => lines.length).toBe(3)
  expect(lines[2]?.[1]).toBe('the mailbox of returned mail can be read again')
  expect(mailbox.list()).toEqual([{ raw: expect.any(String), seen: true }])
  await reader.stop()
})

test('one worker at a time reads the mailbox', async () => {
  const { db } = await startServer()
  expect(await claimReading(db, 'one')).toBe(true)
  expect(await claimReading(db, 'other')).toBe(false)
  // The end of its reading could not be stored.
  expect(await claimReading(db, 'one')).toBe(true)
  // The worker has died.
  await releaseReadings(db, ['one'])
  expect(await claimReading(db, 'other')).toBe(true)
})

test.each([
  ['a report', failedReport({ to: 'a@example.com', status: '5.1.1', code: 550 }), '5.1.1', '550 5.1.1 No such user'],
  ['a report without an enhanced code', failedReport({ to: 'a@example.com', code: 553 }), '5.0.0', '553 No such user'],
  [
    'a report whose status is vaguer than the reply',
    failedReport({ to: 'a@example.com', status: '4.2.2', code: 452 }).replace('Status: 4.2.2', 'Status: 5.0.0'),
    '4.2.2',
    '452 4.2.2 No such user',
  ],
  [
    'a report whose action has a comment',
    failedReport({ to: 'a@example.com', status: '5.1.1', code: 550 }).replace(': failed', ': Failed (no such user)'),
    '5.1.1',
    '550 5.1.1 No such user',
  ],
  [
    'a report about the address that a list has led on to',
    failedReport({ to: 'a@example.com', status: '5.1.1', code: 550 }).replace(
      'Final-Recipient',
      'Final-Recipient: rfc822; list@example.com\nAction: expanded\nStatus: 2.0.0\n\nFinal-Recipient',
    ),
    '5.1.1',
    '550 5.1.1 No such user',
  ],
  [
    'a notice that looks like an automatic reply',
    eximNotice('a@example.com'),
    '5.1.1',
    'host mx.example.com [192.0.2.1]: 550 5.1.1 Unknown user',
  ],
  ['the automatic reply of a postmaster', autoReply('a@example.com'), undefined, undefined],
  ['a receipt', receipt('a@example.com'), undefined, undefined],
  ['feedback that it is no spam', feedback({ type: 'not-spam', from: 'a@example.com' }), undefined, undefined],
  ['a report of forged mail', feedback({ type: 'auth-failure', from: 'a@example.com' }), undefined, undefined],
  ['a complaint', feedback({ from: 'a@example.com' }), undefined, ''],
  ['a notice in plain text', qmailNotice('a@example.com'), '5.1.1', 'Sorry, no mailbox here by that name. (#5.1.1)'],
  ['the delay of a message', delayed('a@example.com'), undefined, undefined],
  ['an automatic reply', outOfOffice('a@example.com'), undefined, undefined],
  ['an ordinary message', 'From: Ana <ana@example.com>\nSubject: Hello\n\nError 5.1.1 again', undefined, undefined],
  ['nothing', '', undefined, undefined],
])('%s is understood', async (_what, raw, status, reason) => {
  const returned = await readReturned(Buffer.from(raw))
  expect(returned?.status).toBe(status)
  expect(returned?.reason).toBe(reason)
})

test('a message that is nested too deeply, or far too long in one part, is none', async () => {
  const from = 'From: MAILER-DAEMON@mx.example\n'
  const part = (level: number) => `Content-Type: multipart/mixed; boundary=b${level}\n\n--b${level}\n`
  const nested = `${from}${Array.from({ length: 1000 }, (_, level) => part(level)).join('')}\n\n550 5.1.1 No such user`
  expect(await readReturned(Buffer.from(nested))).toBeUndefined()
  const late = `${from}\n${'5.'.repeat(30_000)}\n550 5.1.1 No such user`
  expect(await readReturned(Buffer.from(late))).toBeUndefined()
})
