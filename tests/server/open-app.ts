import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '@server/config/config'
import type { Db } from '@server/db/client'
import { commitEvents } from '@server/db/commits'
import { uploadsFolder } from '@server/files/storage/folder'
import { openStorage } from '@server/files/storage/storage'
import { PublicCache } from '@server/http/cache/public-cache'
import { createForeignFetch } from '@server/net/guarded-fetch'
import { type AppOptions, buildApp } from '@server/start/app'
import { setTimeZone } from '@shared/time'
import { type Logger, pino } from 'pino'
import { freshDatabase, type TestDatabase } from './database'
import { noMail, startMail } from './mail'

export type Settings = Pick<
  AppOptions,
  | 'diskGuard'
  | 'jobs'
  | 'requestTimeoutMs'
  | 'avifDelayMs'
  | 'renderer'
  | 'storage'
  | 'foreignFetch'
  | 'translate'
  | 'machine'
  | 'stopping'
> & {
  env?: Record<string, string>
  /** Settings that only the mail system reads, so that the test can share an app with others. */
  mailEnv?: Record<'SMTP_URL' | 'MAIL_FROM', string> & { MAIL_RATE?: string }
  /** In place of an empty one. */
  database?: TestDatabase
  now?: () => Date
  logger?: Logger
  /** Takes each line that the server logs as an error. Not together with `logger`. */
  onError?: (line: string) => void
  /** Queue and send mail, to the outbox or to the SMTP_URL of `env`. Without this option, no mail is queued. */
  mail?: true | 'on demand'
}

/** A cache that drops what commits to this database outdate. */
function cacheOf(db: Db, now: () => Date) {
  const cache = new PublicCache({ now })
  commitEvents(db).on('changed', ({ tags }) => cache.invalidate(tags))
  return cache
}

const newFolder = () => mkdtemp(join(tmpdir(), 'eye-of-sumatra-'))

const configFor = (dataDir: string, env?: Record<string, string>) =>
  readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: '0', ...env })

const errorLog = (write: (line: string) => void) => pino({ level: 'error' }, { write })

type MailServices = Pick<Settings, 'logger'> & { db: Db; config: Config; now: () => Date }

const openMail = (mail: Settings['mail'], services: MailServices) =>
  mail ? startMail({ ...services, lazily: mail === 'on demand' }) : noMail(services.config)

async function openOwnApp({
  env,
  mailEnv,
  mail,
  storage,
  database,
  onError = () => {},
  now = () => new Date(),
  ...others
}: Settings) {
  const dataDir = await newFolder()
  const { db, close: closeDatabase } = database ?? (await freshDatabase())
  const config = configFor(dataDir, { ...mailEnv, ...env })
  setTimeZone(config.TIME_ZONE)
  const cache = cacheOf(db, now)
  const files = storage ?? (await openStorage(config))
  const post = await openMail(mail, { db, config, now, logger: others.logger })
  const logger = others.logger ?? errorLog(onError)
  const app = await buildApp({ ...others, db, config, logger, cache, now, storage: files, mail: post.mail })
  await app.ready()

  async function close() {
    post.announceClosing()
    await app.close()
    await post.close()
    await closeDatabase()
    await rm(dataDir, { recursive: true, force: true })
    setTimeZone()
  }
  return { app, db, config, cache, storage: files, mail: post.mail, close }
}

type Replaceable = Required<Pick<AppOptions, 'db' | 'cache' | 'mail' | 'now'>> &
  Pick<AppOptions, 'translate' | 'foreignFetch'> & { onError: (line: string) => void }

/** Passes each access on to the current service. */
const forwarding = <Service extends object>(current: () => Service) =>
  new Proxy({} as Service, {
    get(_, key) {
      const service = current()
      const value = Reflect.get(service, key)
      return typeof value === 'function' ? value.bind(service) : value
    },
  })

const guardedFetch = createForeignFetch()

/** An app that serves one test after the other: its services are those of the current one. */
async function buildReusableApp(hasTranslation: boolean) {
  const config = configFor(await newFolder())
  const storage = await openStorage(config)
  let services: Replaceable | undefined
  const current = () => {
    if (!services) throw new Error('The server was used after its test')
    return services
  }
  const db = forwarding(() => current().db)
  const app = await buildApp({
    config,
    storage,
    db,
    cache: forwarding(() => current().cache),
    mail: forwarding(() => current().mail),
    now: () => current().now(),
    foreignFetch: (...args) => (current().foreignFetch ?? guardedFetch)(...args),
    translate: hasTranslation ? async (...args) => (await current().translate?.(...args)) ?? [] : undefined,
    logger: errorLog((line) => services?.onError(line)),
  })
  await app.ready()
  return {
    app,
    config,
    storage,
    isFree: () => !services,
    use: (next: Replaceable | undefined) => {
      services = next
    },
  }
}

/** Apps with and without machine translation. */
const reusable = new Map<boolean, ReturnType<typeof buildReusableApp>>()

async function openSharedApp(settings: Settings) {
  const { mail, mailEnv, translate, foreignFetch, onError = () => {}, now = () => new Date() } = settings
  const hasTranslation = translate !== undefined
  const building = reusable.get(hasTranslation) ?? buildReusableApp(hasTranslation)
  reusable.set(hasTranslation, building)
  const { app, config, storage, isFree, use } = await building
  if (!isFree()) return openOwnApp(settings)

  const services = { now, translate, foreignFetch, onError } as Replaceable
  use(services)
  const { db } = await freshDatabase()
  const cache = cacheOf(db, now)
  const post = await openMail(mail, { db, config: configFor(config.DATA_DIR, mailEnv), now })
  Object.assign(services, { db, cache, mail: post.mail })
  await mkdir(uploadsFolder(config), { recursive: true })

  async function close() {
    post.announceClosing()
    // A server that has listened cannot listen again.
    if (app.server.listening) {
      reusable.delete(hasTranslation)
      await app.close()
    }
    await post.close()
    use(undefined)
    await rm(config.DATA_DIR, { recursive: true, force: true })
  }
  return { app, db, config, cache, storage, mail: post.mail, close }
}

/**
 * Opens the API on an empty database. Building an app takes longer than most tests, so those without settings that
 * change its routes use the same one.
 */
export function openApp(settings: Settings) {
  const { env, renderer, storage, database, logger, diskGuard, jobs, stopping, requestTimeoutMs, avifDelayMs } =
    settings
  const isSpecial =
    requestTimeoutMs ||
    avifDelayMs !== undefined ||
    diskGuard ||
    jobs ||
    stopping ||
    env ||
    renderer ||
    storage ||
    database ||
    logger
  return isSpecial ? openOwnApp(settings) : openSharedApp(settings)
}
