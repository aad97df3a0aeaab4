import { setTimeout as pause } from 'node:timers/promises'
import { accounts, DEMO_PASSWORD } from '@demo/accounts'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { openControlSocket } from '../commands/control-socket'
import { type Config, isPublic, translatesForReaders } from '../config/config'
import { programVersion } from '../config/version'
import { cleanStoredTexts } from '../db/clean-stored'
import type { Connection } from '../db/client'
import { commitEvents } from '../db/commits'
import { warnOfServices } from '../doctor/services'
import { freeSpace, startDiskGuard } from '../files/storage/disk-guard'
import { openStorage } from '../files/storage/storage'
import { PublicCache } from '../http/cache/public-cache'
import { createJobs, type Jobs } from '../jobs/jobs'
import { watchOverdue } from '../jobs/overdue-watch'
import { expectWorkers } from '../jobs/workers'
import { openMailSystem } from '../mail/mail'
import { outboxOf } from '../mail/transport'
import type { MailWorker } from '../mail/worker'
import { ensureAdmin, warnIfAdminIsIgnored } from '../people/admin-account'
import { refuseOpenDemoAccounts } from '../people/demo-accounts'
import { schedulePurge } from '../people/retention/purge'
import { loadRenderer } from '../render/site-renderer'
import { scheduleIndexing } from '../search/schedule'
import { keepSettings } from '../settings/current.service'
import { scheduleBackups } from '../transfer/backup/schedule'
import { scheduleMachineTexts } from '../translation/background/machine-worker'
import { Demand } from '../translation/demand'
import { createTranslate } from '../translation/machine/libretranslate'
import { buildApp } from './app'
import { startMailWorker } from './mail-worker'
import { onStopSignal, saveMemory } from './run'
import type { Supervisor } from './supervisor'

/** No one waits for the machine translation of an article that it makes in the background. */
const MACHINE_MS = 10 * 60_000

/** By then the first visitor has an answer. */
const STARTED_AFTER_MS = 1000

/** Time for requests in flight to finish. The parent process waits 10 s. */
const STOP_AFTER_MS = 8000

/** By then, a proxy that looks after the servers' health has turned to another one (`health_interval` in deploy/Caddyfile: a second). */
const UNNOTICED_AFTER_MS = 3000

const VACUUM_EVERY_MS = 6 * 3_600_000
/**
 * Each checkpoint readies the files of the log for later use. With some of them ready, the engine needs no new one at the moment
 * at which another program fills the disk, which would block this process for ever.
 */
const CHECKPOINT_EVERY_MS = 60_000

/**
 * Vacuums the embedded database on a schedule, since it has no autovacuum, and lets it recycle its log, which would otherwise grow
 * until the next start.
 */
function scheduleVacuum(jobs: Jobs, { db, checkpoint }: Connection) {
  if (!checkpoint) return
  const schedule = (name: string, everyMs: number, run: () => Promise<unknown>) =>
    jobs.schedule({ name, everyMs, firstAfterMs: everyMs, run })
  schedule('vacuum', VACUUM_EVERY_MS, () => db.execute(sql`vacuum (analyze)`))
  schedule('checkpoint', CHECKPOINT_EVERY_MS, checkpoint)
}

type Start = { config: Config; logger: Logger; connection: Connection; supervisor: Supervisor }

/** Serves site, dashboard and API, and sends mail, until it is told to stop. */
export async function serve({ config, logger, connection, supervisor }: Start) {
  const renderer = loadRenderer(config)
  const { db, poolUse } = connection
  const storage = await openStorage(config)
  void warnOfServices({ config, logger, storesFiles: true })
  await refuseOpenDemoAccounts(db, config)
  if (await ensureAdmin(db, config)) logger.info('made the first admin, with the address of ADMIN_EMAIL')
  await warnIfAdminIsIgnored(db, config, logger)
  if (config.demo && isPublic(config))
    logger.warn('DEMO: ANYONE CAN SIGN IN AS ADMIN HERE: the demo password is public. Set DEMO=0 on a real site.')

  const cache = new PublicCache()
  commitEvents(db).on('changed', ({ tags }) => cache.invalidate(tags))
  await keepSettings(db, config)
  let address = `http://${config.HOST}:${config.PORT}`
  const mailSystem = await openMailSystem({ db, config, origin: () => config.PUBLIC_URL ?? address })
  const { mail } = mailSystem
  const jobs = createJobs(logger, db)
  // If that cannot be stored, the next start does it.
  void expectWorkers(db).catch(() => {})
  const diskGuard = startDiskGuard({ connection, logger, jobs, free: () => freeSpace(config.DATA_DIR) })
  const translate = translatesForReaders(config) ? createTranslate(config, { totalMs: MACHINE_MS }) : undefined
  const demand = new Demand()
  const stopping = new AbortController()
  const app = await buildApp({
    db,
    config,
    logger,
    cache,
    storage,
    mail,
    poolUse,
    jobs,
    diskGuard,
    stopping: stopping.signal,
    machine: translate && demand,
    renderer: await renderer,
  })
  scheduleVacuum(jobs, connection)
  schedulePurge(jobs, { db, storage })
  jobs.schedule({ name: 'cleaning', run: (signal) => cleanStoredTexts(db, signal) }).soon(STARTED_AFTER_MS)
  scheduleIndexing(jobs, { db, logger })
  if (translate) scheduleMachineTexts(jobs, { db, config, logger, demand, translate })
  watchOverdue(jobs, { db, config, logger })
  scheduleBackups(jobs, { connection, config, storage, logger })
  // On PostgreSQL, commands open the database themselves.
  const closeControl = connection.embedded
    ? await openControlSocket({ config, connection, storage, logger })
    : undefined

  let worker: MailWorker | undefined
  async function closeApp() {
    stopping.abort()
    if (config.TRUST_PROXY > 0) await pause(UNNOTICED_AFTER_MS)
    await app.close()
  }
  onStopSignal(logger, async (signal) => {
    logger.info(`${signal}: finishing the requests in flight`)
    supervisor.stopping()
    setTimeout(() => app.server.closeAllConnections(), STOP_AFTER_MS).unref()
    mailSystem.announceClosing()
    await Promise.all([closeApp(), worker?.stop(), jobs.stop(), closeControl?.()])
    mailSystem.close()
    await connection.close()
  })

  address = await app.listen({ host: config.HOST, port: config.PORT })
  // Mails contain the address, so it must be known first.
  if (config.MAIL_WORKER)
    worker = await startMailWorker({ db, config, mailSystem, logger, jobs, alone: connection.embedded })
  if (mail.mode === 'outbox') logger.info(`mail is not configured: messages go to ${outboxOf(config.DATA_DIR)}`)
  logger.info({ version: programVersion }, `Eye of Sumatra is open at ${address}`)
  supervisor.ready(async () => (await app.inject('/api/health/live')).statusCode === 200)
  setTimeout(() => {
    saveMemory()
    // Otherwise the first body that someone sends would hold up all requests while the code for it is loaded.
    void import('../threads/tasks')
  }, STARTED_AFTER_MS).unref()
  if (config.demo)
    logger.info(`demo accounts, password ${DEMO_PASSWORD}: ${accounts.map((account) => account.email).join(', ')}`)
}
