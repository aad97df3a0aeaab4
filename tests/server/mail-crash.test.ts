import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONNECTIONS } from '@server/mail/transport'
import { copyDatabaseTo } from '@tests/database-template'
import { addressesOf, counts, prepareMailRun, send, startMailServer } from '@tests/mail-run'
import { startSmtpServer } from '@tests/smtp-server'
import { expect, onTestFinished, test, vi } from 'vitest'

// A new database and four servers, on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 240_000 })

const READERS = 320

test('two kills and a stop while sending lose no copy and send none twice', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  await copyDatabaseTo(dataDir)
  const smtp = await startSmtpServer({ delayMs: 10 })
  onTestFinished(smtp.close)
  const run = { ...(await prepareMailRun(dataDir, READERS)), dataDir, smtpUrl: smtp.url }
  onTestFinished(run.drop)
  const arrived = (count: number) => vi.waitUntil(() => smtp.mails.length >= count, { timeout: 60_000, interval: 5 })

  const first = await startMailServer(run)
  void send(run, first)
  await arrived(60)
  await first.stop('SIGKILL')

  const second = await startMailServer(run)
  await arrived(150)
  await second.stop('SIGKILL')

  const third = await startMailServer(run)
  await arrived(240)
  const afterKills = await counts(run, third)
  expect(await third.stop('SIGTERM')).toBe(0)

  const last = await startMailServer(run)
  await vi.waitUntil(async () => (await counts(run, last)).queued === 0, { timeout: 60_000, interval: 100 })
  const { unknown, ...others } = await counts(run, last)
  expect(others).toMatchObject({ total: READERS, sent: READERS - unknown, failed: 0 })
  expect(unknown).toBeLessThanOrEqual(2 * CONNECTIONS)
  // The stop added none. On PostgreSQL this cannot be seen: killed servers count as dead only after ten seconds.
  if (!run.databaseUrl) expect(unknown).toBe(afterKills.unknown)

  const times = new Map<string, number>()
  for (const { to } of smtp.mails) times.set(to, (times.get(to) ?? 0) + 1)
  const sent = await addressesOf(run, last, 'sent')
  expect(sent.filter((email) => times.get(email) !== 1)).toEqual([])
  const doubtful = await addressesOf(run, last, 'unknown')
  expect(doubtful.filter((email) => (times.get(email) ?? 0) > 1)).toEqual([])
  await last.stop()
})
