import type { Config } from '@server/config/config'
import type { Db } from '@server/db/client'
import { commitEvents } from '@server/db/commits'
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
    readsMailbox: false,
    links: createLinks(() => ORIGIN, signer),
    magazine: async () => ({ name: 'Eye of Sumatra' }),
    signer,
    send: async () => {},
    closing: new AbortController().signal,
  }
  return { mail, announceClosing: () => {}, close: async () => {} }
}

type Options = {
  db: Db
  config: Config
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
  const events = commitEvents(db)
  if (lazily) events.once('queued', () => void start().then(() => events.emit('queued')))
  else await start()
  return {
    mail: mailSystem.mail,
    announceClosing: mailSystem.announceClosing,
    async close() {
      await (await worker)?.stop()
      mailSystem.close()
    },
  }
}
