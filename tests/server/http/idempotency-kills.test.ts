import { openSite, signIn } from '@tests/faults/site'
import { acknowledged, findLosses, openLedger, repeatUnanswered, writeUntilKilled } from '@tests/faults/writes'
import { expect, test, vi } from 'vitest'

// Servers start again and again, on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 240_000 })

const KILLS = 2

/** `npm run test:faults` kills the server twenty times, on both databases. */
test('creations that a kill cuts off are there once after they have been repeated', async () => {
  const { start } = await openSite('the embedded database')
  let server = await start()
  const token = await signIn(server)
  const ledger = await openLedger(server, token, 3)
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const writing = writeUntilKilled(server, ledger)
    const enough = acknowledged(ledger) + 5 + Math.random() * 10
    await vi.waitUntil(() => acknowledged(ledger) > enough, { timeout: 60_000, interval: 5 })
    await server.stop('SIGKILL')
    await writing
    server = await start()
    await repeatUnanswered(server, ledger)
  }
  expect(await findLosses(server, token, ledger)).toEqual([])
})
