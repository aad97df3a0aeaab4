import { planDay } from '@tests/faults/month/days'
import { readLog } from '@tests/faults/month/logs'
import { openMonth } from '@tests/faults/month/month'
import { live } from '@tests/faults/month/run'
import { verify } from '@tests/faults/month/verify'
import { isMissing } from '@tests/faults/site'
import { expect, test } from 'vitest'

const START = new Date('2027-01-31T00:00:00Z')

test.skipIf(isMissing('PostgreSQL'))(
  'through a day with a fault of each kind, nothing is lost, doubled, late, early, or visible after it was taken down',
  async () => {
    const month = await openMonth(START, { seed: 1, longestDelayMs: 8 * 3_600_000 })
    await live(month, planDay(START), new Date('2027-01-31T20:31:00Z'))
    await verify(month)
    for (const name of ['A', 'B', 'worker'] as const) await month.magazine.end(name, 'SIGTERM')
    const { failures } = month.ledger
    const { complaints } = readLog(month.magazine.log())
    expect({ failures, complaints }).toEqual({ failures: [], complaints: [] })
  },
)
