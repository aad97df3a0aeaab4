import { Socket } from 'node:net'
import type { Logger } from 'pino'
import { createLogger } from './config/logger'
import { openDatabase } from './db/connect/open'
import { openStorage } from './files/storage/storage'
import { indexAllOutdated } from './search/article-index'
import { PIPE_TO_SERVER } from './start/first-start'
import { run } from './start/run'

/**
 * If the server is killed, this process must not go on: it holds the data folder, so the next start could not begin. The pipe to the
 * server closes then.
 */
function endWithServer() {
  const pipe = new Socket({ fd: PIPE_TO_SERVER })
  pipe.once('close', () => process.kill(process.pid, 'SIGKILL')).resume()
  pipe.unref()
}

const EVERY_MS = 10_000

/** Logs that a step begins, goes on and has ended: on a slow machine, a first start takes minutes. */
const createSteps =
  (logger: Pick<Logger, 'info'>) =>
  async <Result>(name: string, work: () => Promise<Result>) => {
    const began = performance.now()
    const elapsed = () => `${Math.round((performance.now() - began) / 1000)} s`
    logger.info(`${name}…`)
    const timer = setInterval(() => logger.info(`${name}: ${elapsed()}`), EVERY_MS)
    const result = await work()
    clearInterval(timer)
    logger.info(`${name}: done in ${elapsed()}`)
    return result
  }

/** Makes the database of a first start, with the demo content if that is wanted. `first-start.ts` runs it as a process. */
await run(async (config) => {
  endWithServer()
  const logger = await createLogger('first start', config)
  const step = createSteps(logger)
  const connection = await step('making the database', () => openDatabase(config, logger, { isPatient: true }))
  if (config.demo) {
    const isSeeded = await step('making the demo content', async () => {
      const { seedDemo } = await import('@demo/seed')
      return seedDemo(connection.db, await openStorage(config), new Date())
    })
    if (isSeeded) logger.info('the empty database got the demo content')
    await step('indexing it for the search', () => indexAllOutdated(connection.db))
  }
  await connection.close()
  process.exit(0)
})
