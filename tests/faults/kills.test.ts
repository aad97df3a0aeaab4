import { expect, test, vi } from 'vitest'
import { report } from './figures'
import { DATABASES, isMissing, openSite, signIn } from './site'
import { acknowledged, findLosses, openLedger, repeatUnanswered, writeUntilKilled } from './writes'

const KILLS = 20

/** Every so many kills, PostgreSQL is killed as well. */
const WITH_DATABASE = 4

test.for(DATABASES)(
  `${KILLS} kills on %s while writes are under way lose none that was acknowledged, and repeat none`,
  async (database, { skip }) => {
    if (isMissing(database)) skip('pg_ctl was not found')
    const { start, cluster } = await openSite(database)
    const first = await start()
    const token = await signIn(first)
    const ledger = await openLedger(first, token, 12)
    await first.stop()

    let slowest = 0
    let repeated = 0
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const begun = performance.now()
      const server = await start()
      slowest = Math.max(slowest, performance.now() - begun)
      repeated += await repeatUnanswered(server, ledger)
      const writing = writeUntilKilled(server, ledger)
      const enough = acknowledged(ledger) + 5 + Math.random() * 20
      await vi.waitUntil(() => acknowledged(ledger) > enough, { timeout: 60_000, interval: 5 })
      if (cluster && kill % WITH_DATABASE === 0) await cluster.kill()
      await server.stop('SIGKILL')
      await writing
      if (cluster && kill % WITH_DATABASE === 0) await cluster.start()
    }

    const last = await start()
    repeated += await repeatUnanswered(last, ledger)
    const losses = await findLosses(last, token, ledger)
    report({
      'acknowledged writes': acknowledged(ledger),
      'creations repeated after a kill': repeated,
      'losses and duplicates': losses.length,
      'slowest start after a kill': `${Math.round(slowest)} ms`,
    })
    expect(losses).toEqual([])
    expect(acknowledged(ledger)).toBeGreaterThan(KILLS * 5)
    expect(await last.stop()).toBe(0)
  },
)
