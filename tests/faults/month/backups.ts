import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '@server/config/root'
import { DAY_MS } from '@shared/time'
import { startBuiltServer } from '@tests/built-server'
import { newFolder } from '@tests/faults/site'
import { onTestFinished, vi } from 'vitest'
import { ORIGIN } from './magazine'
import type { Month } from './month'
import { verifyArticles, verifyOthers } from './readers-view'

/** The backups that the schedule calls for between two moments. */
function dueBetween(from: Date, to: Date) {
  const first = new Date(from)
  first.setUTCHours(20, 30, 0, 0)
  const nights: Date[] = []
  for (let at = first.getTime(); at < to.getTime(); at += DAY_MS) if (at > from.getTime()) nights.push(new Date(at))
  return nights
}

const nameOf = (due: Date) => `eye-of-sumatra-${due.toISOString().replace(/[-:]|\.\d+/g, '')}.tar`

/** Waits for the backup of each night up to this moment. */
export async function passNights(month: Month, until: Date, pass: (until: Date) => Promise<void>) {
  const { magazine, ledger } = month
  for (const due of dueBetween(magazine.now(), until)) {
    await pass(due)
    const isThere = async () => (await readdir(magazine.backups)).includes(nameOf(due))
    await vi
      .waitUntil(isThere, { timeout: 60_000, interval: 50 })
      .then(() => ledger.acknowledge('backups'))
      .catch(() => ledger.fail('backups', 'lost', nameOf(due)))
  }
  await pass(until)
}

/** Restores the last backup into the embedded database, and compares what readers see there with the ledger. */
export async function verifyLastBackup({ magazine, ledger }: Month) {
  const archive = (await readdir(magazine.backups)).sort().at(-1)
  if (!archive) return ledger.fail('backups', 'lost', 'all')
  const env = {
    ...magazine.timeSettings,
    DATA_DIR: await newFolder(),
    DATABASE_URL: '',
    DEMO: '0',
    PUBLIC_URL: ORIGIN,
    TRUST_PROXY: '1',
    MAIL_WORKER: '0',
    BUDGET_PERCENT: '0',
  }
  await promisify(execFile)(
    process.execPath,
    [join(projectRoot, 'dist/server/restore.js'), join(magazine.backups, archive)],
    { env: { ...process.env, NODE_ENV: 'production', ...env } },
  )
  const server = await startBuiltServer(env)
  onTestFinished(async () => void (await server.stop('SIGKILL')))
  const restored = {
    ...ledger,
    fail: (...[, , what]: Parameters<typeof ledger.fail>) => ledger.fail('backups', 'lost', `restored: ${what}`),
  }
  await verifyArticles(restored, server)
  await verifyOthers(restored, server)
  await server.stop()
}
