import { mailWorkers } from '@server/db/schema/mail'
import { createJobs } from '@server/jobs/jobs'
import { heartbeat } from '@server/jobs/workers'
import { serveWorkerHealth } from '@server/start/worker-health'
import { freePort } from '@tests/free-port'
import { startServer } from '@tests/server/start-server'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'

const logger = pino({ level: 'silent' })
const jobs = createJobs(logger)

test('a worker is healthy as long as its heartbeats are stored, and has the metrics of a server', async () => {
  const WORKER_PORT = String(await freePort())
  const { db, config } = await startServer({ env: { WORKER_PORT } })
  const worker = { db, config, logger, jobs, workerId: 'mine' }
  await heartbeat(db, 'mine')
  onTestFinished(await serveWorkerHealth(worker))
  const get = (path: string) => fetch(`http://127.0.0.1:${WORKER_PORT}/api/${path}`)

  const healthy = await get('health')
  expect(healthy.status).toBe(200)
  expect(await healthy.json()).toMatchObject({ status: 'ok', version: expect.any(String) })
  expect(await (await get('metrics')).text()).toMatch(/^workers 1$/m)

  // Another worker that lives does not make this one healthy.
  await db.update(mailWorkers).set({ seen_at: sql`now() - interval '31 seconds'` })
  await heartbeat(db, 'other')
  expect((await get('health')).status).toBe(503)
  expect(await (await get('metrics')).text()).toMatch(/^workers 1$/m)

  await expect(serveWorkerHealth(worker)).rejects.toThrow(
    `WORKER_PORT: another program listens on 127.0.0.1:${WORKER_PORT}`,
  )
})
