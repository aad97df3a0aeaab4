import { copyDatabaseTo } from '@tests/database-template'
import { counts, prepareMailRun, send, startMailServer } from '@tests/mail-run'
import { startSmtpServer } from '@tests/smtp-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { report, timeUntil } from './figures'
import { newFolder } from './site'

const READERS = 300
/** Long enough for several attempts, whose pauses grow. */
const OUTAGE_MS = 20_000

test('a newsletter waits for a mail server that goes away in the middle, and each copy is sent once', async () => {
  const dataDir = await newFolder()
  await copyDatabaseTo(dataDir)
  const first = await startSmtpServer({ delayMs: 10 })
  const run = { ...(await prepareMailRun(dataDir, READERS)), dataDir, smtpUrl: first.url }
  const server = await startMailServer(run)
  onTestFinished(async () => void (await server.stop('SIGKILL')))
  void send(run, server)
  await vi.waitUntil(() => first.mails.length >= READERS / 3, { timeout: 60_000, interval: 5 })
  await first.close()
  await new Promise((resolve) => setTimeout(resolve, OUTAGE_MS))
  const meanwhile = await counts(run, server)
  expect(meanwhile).toMatchObject({ total: READERS, failed: 0 })
  expect(meanwhile.queued).toBeGreaterThan(0)

  const back = await startSmtpServer({ port: Number(new URL(first.url).port) })
  onTestFinished(back.close)
  const recovery = await timeUntil(async () => back.mails.length > 0)
  const rest = await timeUntil(async () => (await counts(run, server)).queued === 0)
  const { sent, unknown, failed } = await counts(run, server)
  const recipients = [...first.mails, ...back.mails].map(({ to }) => to)
  report({
    outage: `${OUTAGE_MS} ms`,
    'first copy after': `${recovery} ms`,
    'all copies after': `${recovery + rest} ms`,
    copies: READERS,
    'sent twice': recipients.length - new Set(recipients).size,
    unknown,
    failed,
  })
  expect(new Set(recipients).size).toBe(recipients.length)
  expect(sent + unknown).toBe(READERS)
  expect(failed).toBe(0)
  expect(await server.stop()).toBe(0)
})
