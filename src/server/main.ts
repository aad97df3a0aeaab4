import { ensureAdmin } from './admin-account'
import { buildApp } from './app'
import { type Config, ConfigError, readConfig } from './config'
import { openDatabase } from './db/client'
import { accounts, DEMO_PASSWORD } from './db/demo/accounts'
import { DataDirInUseError } from './db/lock'
import { createLogger } from './logging'
import { PublicCache } from './public-cache'
import { loadRenderer } from './render/load'
import { openStorage } from './storage/storage'
import { scheduleVacuum } from './vacuum'

/** Requests in flight get this long; whoever started us waits 10 s. */
const STOP_AFTER_MS = 8000

async function start(config: Config) {
  const logger = await createLogger(config)
  const renderer = loadRenderer(config)
  const connection = await openDatabase(config)
  const { db } = connection
  const storage = await openStorage(config)
  if (config.demo) {
    const { seedDemo } = await import('./db/demo/seed')
    if (await seedDemo(db, storage, new Date())) logger.info('the empty database got the demo content')
  }
  if (await ensureAdmin(db, config)) logger.info(`made the first admin, ${config.ADMIN_EMAIL}`)

  const cache = new PublicCache()
  connection.shareChanges(cache)
  const app = await buildApp({ db, config, logger, cache, storage, renderer: await renderer })
  const stopVacuum = scheduleVacuum(connection, logger)

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    logger.info(`${signal}: finishing the requests in flight`)
    setTimeout(() => app.server.closeAllConnections(), STOP_AFTER_MS).unref()
    stopVacuum()
    await app.close()
    await connection.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  const address = await app.listen({ host: config.HOST, port: config.PORT })
  logger.info(`Eye of Sumatra is open at ${address}`)
  if (config.demo)
    logger.info(`demo accounts, password ${DEMO_PASSWORD}: ${accounts.map((account) => account.email).join(', ')}`)
}

/** What the owner can mend gets a plain line; anything else its stack. */
function explain(error: unknown) {
  if (error instanceof ConfigError || error instanceof DataDirInUseError) return error.message
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    return `${(error as Error).message}: another program listens there; set PORT`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

try {
  await start(readConfig(process.env))
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}
