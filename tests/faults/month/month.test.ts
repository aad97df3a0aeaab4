import { DAY_MS } from '@shared/time'
import { report } from '@tests/faults/figures'
import { isMissing } from '@tests/faults/site'
import { expect, onTestFinished, test } from 'vitest'
import { verifyLastBackup } from './backups'
import { DUE_FAULTS, planMonth } from './days'
import { readLog } from './logs'
import { openMonth } from './month'
import { live } from './run'
import { verify } from './verify'

const START = new Date('2027-01-18T00:00:00Z')
/** A minute after the last backup, which has all that has happened. */
const END = new Date(START.getTime() + 33 * DAY_MS + 20.5 * 3_600_000 + 60_000)

test.skipIf(isMissing('PostgreSQL'))(
  'through a month of work and of faults, nothing is lost, doubled, late, early, or visible after it was taken down',
  async () => {
    const seed = Number(process.env.MONTH_SEED ?? Date.now() % 1_000_000)
    report({ seed })
    const month = await openMonth(START, { seed, longestDelayMs: 2.5 * DAY_MS, dueFaults: DUE_FAULTS })
    const { ledger, magazine } = month
    onTestFinished(() => report(Object.fromEntries([...ledger.table(), ...ledger.slowest()])))
    await live(month, planMonth(START, seed), END)
    const tables = await verify(month)
    await verifyLastBackup(month)
    for (const name of ['A', 'B', 'worker'] as const) await magazine.end(name, 'SIGTERM')
    const { complaints, longestLine } = readLog(magazine.log())
    report({ 'longest line of the log': `${longestLine} bytes`, tables: tables.join('; ') })
    expect(ledger.articles.length).toBeGreaterThanOrEqual(40)
    expect({ failures: ledger.failures, complaints }).toEqual({ failures: [], complaints: [] })
  },
)
