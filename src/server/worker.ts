import { type Config, ConfigError } from './config'
import { openDatabase } from './db/client'
import { createLogger } from './http/logging'
import { openMailRoom } from './mail/mail'
import { outboxOf } from './mail/transport'
import { startMailWorker } from './mail/worker'
import { onStopSignal, run } from './run'

/** `npm run worker`: sends mail beside a server, or several, that leave it to others (MAIL_WORKER=0) or do it as well. */
async function start(config: Config) {
  if (!config.DATABASE_URL)
    throw new ConfigError(
      'DATABASE_URL: a worker of its own needs PostgreSQL; with the embedded database, the server sends the mail itself',
    )
  const logger = await createLogger(config)
  const { db, close } = await openDatabase(config, logger)
  const origin = config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`
  const room = await openMailRoom({ db, config, logger, origin: () => origin })
  const worker = await startMailWorker({ db, config, room, logger, alone: false })
  onStopSignal(async (signal) => {
    logger.info(`${signal}: finishing the messages in flight`)
    await worker.stop()
    await room.close()
    await close()
  })
  if (room.mail.mode === 'outbox') logger.info(`mail is not configured: messages go to ${outboxOf(config.DATA_DIR)}`)
  logger.info('the mail worker is at work')
}

await run(start)
