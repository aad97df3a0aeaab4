import { openDatabase } from './db/open'
import { createLogger } from './logger'
import { run } from './run'
import { indexAllOutdated } from './search/article-index'
import { openStorage } from './storage/storage'

/** Makes the database of a first start, with the demo content if that is wanted. `first-start.ts` runs it as a process. */
await run(async (config) => {
  // If the server is killed, this process must not go on: it holds the data folder, so the next start could not begin.
  const end = () => process.kill(process.pid, 'SIGKILL')
  process.once('disconnect', end)
  if (process.connected === false) end()
  process.channel?.unref()
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
