import { type Config, ConfigError } from './config/config'
import { prepareDataDir } from './config/data-dir'
import { createLogger } from './config/logger'
import { holdBuild, programVersion } from './config/version'
import { openDatabase } from './db/connect/open'
import { warnOfServices } from './doctor/services'
import { PublicCache } from './http/cache/public-cache'
import { createJobs } from './jobs/jobs'
import { openMailSystem } from './mail/mail'
import { outboxOf } from './mail/transport'
import { startMailWorker } from './start/mail-worker'
import { onStopSignal, run, saveMemory } from './start/run'
import { createSupervisor } from './start/supervisor'

/** `npm run worker`: sends mail and publishes scheduled articles in a separate process, alongside servers that also send it or do not (MAIL_WORKER=0). */
async function start(config: Config) {
  if (!config.DATABASE_URL)
    throw new ConfigError(
      'DATABASE_URL: a separate worker needs PostgreSQL; with the embedded database, the server sends the mail itself',
    )
  const logger = await createLogger('worker', config)
  const supervisor = createSupervisor(logger)
  prepareDataDir(config, logger)
  holdBuild()
  const { db, shareChanges, close } = await openDatabase(config, logger)
  // It serves no pages, but tells the servers when it publishes something.
  const cache = new PublicCache()
  shareChanges(cache)
  void warnOfServices({ config, logger, storesFiles: false })
  const origin = config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`
  const mailSystem = await openMailSystem({ db, config, origin: () => origin })
  const jobs = createJobs(logger)
  const worker = await startMailWorker({ db, config, mailSystem, cache, logger, jobs, alone: false })
  onStopSignal(logger, async (signal) => {
    logger.info(`${signal}: finishing the messages in flight`)
    supervisor.stopping()
    await worker.stop()
    mailSystem.close()
    await close()
  })
  if (mailSystem.mail.mode === 'outbox')
    logger.info(`mail is not configured: messages go to ${outboxOf(config.DATA_DIR)}`)
  logger.info({ version: programVersion }, 'the mail worker is at work')
  supervisor.ready()
  saveMemory()
}

await run(start)
