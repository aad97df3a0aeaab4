import { Socket } from 'node:net'
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

/** Makes the database of a first start, with the demo content if that is wanted. `first-start.ts` runs it as a process. */
await run(async (config) => {
  endWithServer()
  const logger = await createLogger(config)
  const connection = await openDatabase(config, logger)
  if (config.demo) {
    const { seedDemo } = await import('@demo/seed')
    const isSeeded = await seedDemo(connection.db, await openStorage(config), new Date())
    if (isSeeded) logger.info('the empty database got the demo content')
    await indexAllOutdated(connection.db)
  }
  await connection.close()
  process.exit(0)
})
