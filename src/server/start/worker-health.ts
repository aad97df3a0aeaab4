import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { type Config, ConfigError } from '../config/config'
import { programVersion } from '../config/version'
import type { Db, PoolUse } from '../db/client'
import { registerErrorHandler, unavailable } from '../http/errors'
import type { Jobs } from '../jobs/jobs'
import { isWorkerAlive } from '../jobs/workers'
import { registerMetrics } from '../metrics/metrics'

type Options = {
  db: Db
  config: Config
  logger: FastifyBaseLogger
  jobs: Jobs
  workerId: string
  poolUse?: () => PoolUse
}

const HOST = '127.0.0.1'

/**
 * Serves health and metrics of a separate worker, for programs on the same machine. It is healthy as long as its heartbeats are stored.
 */
export async function serveWorkerHealth({ db, config, logger, jobs, workerId, poolUse }: Options) {
  const app = Fastify({ loggerInstance: logger, logController: new LogController({ disableRequestLogging: true }) })
  registerErrorHandler(app)
  registerMetrics(app, { db, config, poolUse, jobs })
  app.get('/api/health', async (_, reply) => {
    reply.header('cache-control', 'no-store')
    if (!(await isWorkerAlive(db, workerId))) throw unavailable()
    return { status: 'ok', version: programVersion }
  })
  try {
    const listenTextResolver = (address: string) => `health and metrics of the worker are at ${address}`
    await app.listen({ host: HOST, port: config.WORKER_PORT, listenTextResolver })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new ConfigError(`WORKER_PORT: another program listens on ${HOST}:${config.WORKER_PORT}`)
  }
  return () => app.close()
}
