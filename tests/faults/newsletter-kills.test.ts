import { sendThroughKills } from '@tests/mail-kills'
import { startPostgres } from '@tests/postgres'
import { expect, onTestFinished, test } from 'vitest'
import { report } from './figures'
import { DATABASES, isMissing } from './site'

const KILLS = 20

test.for(DATABASES)(`a newsletter is sent once through ${KILLS} kills on %s`, async (database, { skip }) => {
  if (isMissing(database)) skip('pg_ctl was not found')
  const cluster = database === 'PostgreSQL' ? await startPostgres({ durable: true }) : undefined
  if (cluster) onTestFinished(cluster.stop)
  const { copies, arrived, twice, unknown, lost } = await sendThroughKills({
    kills: KILLS,
    every: 40,
    postgres: cluster?.url,
  })
  report({ copies, arrived, 'sent twice': twice, unknown, 'lost unseen': lost })
  expect([twice, lost]).toEqual([0, 0])
})
