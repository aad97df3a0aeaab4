import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONNECTIONS } from '@server/mail/transport'
import { expect, onTestFinished, vi } from 'vitest'
import { copyDatabaseTo } from './database-template'
import { addressesOf, counts, prepareMailRun, send, startMailServer } from './mail-run'
import { startSmtpServer } from './smtp-server'

type Options = {
  kills: number
  /** How many copies arrive before the next kill. */
  every: number
  /** The address of a PostgreSQL server; without it, the embedded database. */
  postgres?: string
}

const SENDING = { timeout: 120_000, interval: 5 }

/**
 * Kills the server again and again while it sends a newsletter, then stops it once, and checks that each copy was sent once, or
 * is marked as one that may have been. Returns how many there were; `lost` ones neither arrived nor are marked.
 */
export async function sendThroughKills({ kills, every, postgres }: Options) {
  const readers = (kills + 3) * every
  const dataDir = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  await copyDatabaseTo(dataDir)
  const smtp = await startSmtpServer({ delayMs: 10 })
  onTestFinished(smtp.close)
  const run = { ...(await prepareMailRun(dataDir, readers, undefined, postgres)), dataDir, smtpUrl: smtp.url }
  onTestFinished(run.drop)

  for (let life = 0; life < kills; life += 1) {
    const server = await startMailServer(run)
    const enough = smtp.mails.length + every
    if (life === 0) void send(run, server)
    await vi.waitUntil(() => smtp.mails.length >= enough, SENDING)
    await server.stop('SIGKILL')
  }
  const stopped = await startMailServer(run)
  const enough = smtp.mails.length + every
  await vi.waitUntil(() => smtp.mails.length >= enough, SENDING)
  const afterKills = await counts(run, stopped)
  expect(await stopped.stop('SIGTERM')).toBe(0)

  const last = await startMailServer(run)
  await vi.waitUntil(async () => (await counts(run, last)).queued === 0, { ...SENDING, interval: 100 })
  const { unknown, ...others } = await counts(run, last)
  expect(others).toMatchObject({ total: readers, sent: readers - unknown, failed: 0 })
  expect(unknown).toBeLessThanOrEqual(kills * CONNECTIONS)
  // The stop added none. On PostgreSQL this cannot be seen: killed servers count as dead only after ten seconds.
  if (!run.databaseUrl) expect(unknown).toBe(afterKills.unknown)

  const times = new Map<string, number>()
  for (const { to } of smtp.mails) times.set(to, (times.get(to) ?? 0) + 1)
  const sent = await addressesOf(run, last, 'sent')
  expect(sent.filter((email) => times.get(email) !== 1)).toEqual([])
  const doubtful = await addressesOf(run, last, 'unknown')
  expect(doubtful.filter((email) => (times.get(email) ?? 0) > 1)).toEqual([])
  await last.stop()
  const twice = [...times.values()].filter((count) => count > 1).length
  const lost = readers - new Set([...times.keys(), ...doubtful]).size
  return { copies: readers, arrived: times.size, twice, unknown, lost }
}
