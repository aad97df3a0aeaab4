import { report } from '@tests/faults/figures'
import { isMissing } from '@tests/faults/site'
import { expect, test } from 'vitest'
import { DAYS, planMonth } from './days'
import { readLog } from './logs'
import { openMonth } from './month'
import { live } from './run'
import { verify } from './verify'

const START = new Date('2027-01-18T00:00:00Z')
const DAY_MS = 86_400_000

test.skipIf(isMissing('PostgreSQL'))(
  'through a month of work and of faults, nothing is lost, doubled, late, early, or visible after it was taken down',
  async () => {
    const seed = Number(process.env.MONTH_SEED ?? Date.now() % 1_000_000)
    report({ seed })
    const month = await openMonth(START, seed)
    await live(month, planMonth(START, seed), new Date(START.getTime() + DAYS * DAY_MS))
    const tables = await verify(month)
    for (const name of ['A', 'B', 'worker'] as const) await month.magazine.end(name, 'SIGTERM')
    const { complaints, longestLine } = readLog(month.magazine.log())
    const { ledger } = month
    report({
      ...Object.fromEntries(ledger.table().map((row) => row.split(/: (.*)/).slice(0, 2))),
      ...Object.fromEntries(Object.entries(ledger.slowest).map(([what, ms]) => [what, `${ms} ms`])),
      'longest line of the log': `${longestLine} bytes`,
      tables: tables.join('; '),
    })
    expect(ledger.failures).toEqual([])
    expect(complaints).toEqual([])
  },
)
