import { type Config, ConfigError } from './config/config'
import { prepareDataDir } from './config/data-dir'
import { createLogger } from './config/logger'
import { holdBuild, programVersion } from './config/version'
import { openDatabase } from './db/connect/open'
import { warnOfServices } from './doctor/services'
import { createJobs } from './jobs/jobs'
import { openMailSystem } from './mail/mail'
import { outboxOf } from './mail/transport'
import { startMailWorker } from './start/mail-worker'
import { onStopSignal, run, saveMemory } from './start/run'

/** `npm run worker`: sends mail and publishes scheduled articles in a separate process, alongside servers that also send it or do not (MAIL_WORKER=0). */
async function start(config: Config) {
  if (!config.DATABASE_URL)
    throw new ConfigError(
      'DATABASE_URL: a separate worker needs PostgreSQL; with the embedded database, the server sends the mail itself',
    )
  const logger = await createLogger(config)
  prepareDataDir(config, logger)
  holdBuild()
  const { db, close } = await openDatabase(config, logger)
  void warnOfServices({ config, logger, storesFiles: false })
  const origin = config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`
  const mailSystem = await openMailSystem({ db, config, origin: () => origin })
  const jobs = createJobs(logger)
  const worker = await startMailWorker({ db, config, mailSystem, logger, jobs, alone: false })
  onStopSignal(logger, async (signal) => {
    logger.info(`${signal}: finishing the messages in flight`)
    await worker.stop()
    mailSystem.close()
    await close()
  })
  if (mailSystem.mail.mode === 'outbox')
    logger.info(`mail is not configured: messages go to ${outboxOf(config.DATA_DIR)}`)
  logger.info({ version: programVersion }, 'the mail worker is at work')
  saveMemory()
}

await run(start)
