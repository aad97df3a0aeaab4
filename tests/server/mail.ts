import type { Config } from '@server/config/config'
import type { Db } from '@server/db/client'
import { PublicCache } from '@server/http/cache/public-cache'
import { createJobs } from '@server/jobs/jobs'
import { createLinks } from '@server/mail/links'
import { type Mail, openMailSystem } from '@server/mail/mail'
import { createSigner } from '@server/mail/signing'
import { senderOf } from '@server/mail/transport'
import type { MailWorker } from '@server/mail/worker'
import { startMailWorker } from '@server/start/mail-worker'
import { type Logger, pino } from 'pino'

const ORIGIN = 'http://magazine.example'

/** Signs the numbers in links where no mail is sent. */
export const signer = createSigner('none')

/** For tests that have nothing to do with mail: it is queued, and never sent. */
export function noMail(config: Config) {
  const mail: Mail = {
    mode: 'outbox',
    from: senderOf(config),
    bounceAddress: config.BOUNCE_ADDRESS,
    links: createLinks(() => ORIGIN, signer),
    signer,
    notify: () => {},
    send: async () => {},
    closing: new AbortController().signal,
  }
  return { mail, announceClosing: () => {}, close: async () => {} }
}

type Options = {
  db: Db
  config: Config
  /** A test without scheduled articles may leave it out. */
  cache?: PublicCache
  now: () => Date
  logger?: Logger
  /** Starts the worker when the first mail is queued. */
  lazily?: boolean
  retryAfterMs?: number
  pollEveryMs?: number
}

/** The mail system and its worker, in this process. */
export async function startMail({
  db,
  config,
  cache = new PublicCache(),
  now,
  logger = pino({ level: 'silent' }),
  lazily,
  retryAfterMs = 50,
  pollEveryMs = 250,
}: Options) {
  const mailSystem = await openMailSystem({ db, config, origin: () => config.PUBLIC_URL ?? ORIGIN })
  let worker: Promise<MailWorker> | undefined
  const start = () => {
    worker ??= startMailWorker({
      db,
      config,
      mailSystem,
      cache,
      logger,
      jobs: createJobs(logger),
      alone: true,
      now,
      retryAfterMs,
      pollEveryMs,
      readMailboxEveryMs: 50,
    })
    return worker
  }
  if (!lazily) await start()
  const notify = () => void start().then(() => mailSystem.mail.notify())
  return {
    mail: { ...mailSystem.mail, notify },
    announceClosing: mailSystem.announceClosing,
    async close() {
      await (await worker)?.stop()
      mailSystem.close()
    },
  }
}
