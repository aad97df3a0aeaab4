import { startSendingOnPostgres } from '@tests/database-outages'
import { postgresPrograms } from '@tests/postgres'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { report } from './figures'

const READERS = 400

/** What an administrator does, or a failover. Transactions are under way. */
async function cutConnections(url: string) {
  const admin = new pg.Client(url)
  await admin.connect()
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  )
  await admin.end()
}

test.skipIf(!postgresPrograms)(
  'PostgreSQL goes away in every way during a newsletter, and is used again once it is back',
  async () => {
    const { cluster, databaseUrl, arrived, outage, finish } = await startSendingOnPostgres(READERS, { durable: true })
    await arrived(40)
    const stopped = await outage({ begin: cluster.shutDown, end: cluster.start })
    await arrived(100)
    const killed = await outage({ begin: cluster.kill, end: cluster.start })
    await arrived(160)
    const cut = await outage({ begin: () => cutConnections(databaseUrl), end: () => {}, isNoticed: false })
    await arrived(220)
    onTestFinished(() => cluster.thaw().catch(() => {}))
    const frozen = await outage({ begin: cluster.freeze, end: cluster.thaw })
    const { copies, unknown } = await finish()
    report({
      'recovery after a stop': `${stopped} ms`,
      'after a kill': `${killed} ms`,
      'after cut connections': `${cut} ms`,
      'after it hung': `${frozen} ms`,
      copies,
      'sent twice': 0,
      unknown,
    })
    for (const ms of [stopped, killed, cut, frozen]) expect(ms).toBeLessThan(15_000)
  },
)
