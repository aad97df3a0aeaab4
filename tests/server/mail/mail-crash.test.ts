import { sendThroughKills } from '@tests/mail-kills'
import { expect, test, vi } from 'vitest'

// A new database and three servers, on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 240_000 })

/** `npm run test:faults` kills the server twenty times, on both databases. */
test('a kill and a stop while sending lose no copy and send none twice', { tags: 'sweep' }, async () => {
  const { twice, lost } = await sendThroughKills({ kills: 1, every: 40 })
  expect([twice, lost]).toEqual([0, 0])
})
