import { type Config, ConfigError } from './config/config'
import { prepareDataDir } from './config/data-dir'
import { createLogger } from './config/logger'
import { holdBuild, programVersion } from './config/version'
import { openDatabase } from './db/connect/open'
import { warnOfServices } from './doctor/services'
import { createJobs } from './jobs/jobs'
import { watchOverdue } from './jobs/overdue-watch'
import { openMailSystem } from './mail/mail'
import { outboxOf } from './mail/transport'
import { keepSettings } from './settings/current.service'
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
  const { db, poolUse, close } = await openDatabase(config, logger)
  await keepSettings(db, config)
  void warnOfServices({ config, logger, storesFiles: false })
  const origin = config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`
  const mailSystem = await openMailSystem({ db, config, origin: () => origin })
  const jobs = createJobs(logger, db)
  const worker = await startMailWorker({ db, config, mailSystem, logger, jobs, alone: false })
  watchOverdue(jobs, { db, config, logger })
  let closeHealth: (() => Promise<unknown>) | undefined
  if (config.WORKER_PORT !== undefined) {
    const { serveWorkerHealth } = await import('./start/worker-health')
    closeHealth = await serveWorkerHealth({ db, config, logger, jobs, workerId: worker.id, poolUse })
  }
  onStopSignal(logger, async (signal) => {
    logger.info(`${signal}: finishing the messages in flight`)
    supervisor.stopping()
    await Promise.all([closeHealth?.(), worker.stop(), jobs.stop()])
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
