import { startSendingOnPostgres } from '@tests/database-outages'
import { postgresPrograms } from '@tests/postgres'
import { test, vi } from 'vitest'

// A database and a server are started, on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 240_000 })

/** `npm run test:faults` also cuts the connections and the network. */
test.skipIf(!postgresPrograms)('the server outlives its database, in the middle of a newsletter too', async () => {
  const { cluster, arrived, outage, finish } = await startSendingOnPostgres(100)
  await arrived(30)
  await outage({ begin: cluster.shutDown, end: cluster.start })
  await finish()
})
