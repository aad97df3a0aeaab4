import type { Config } from '@server/config'
import type { Db } from '@server/db/client'
import { createLinks } from '@server/mail/links'
import { type Mail, openMailRoom } from '@server/mail/mail'
import { prepareQueue } from '@server/mail/queue'
import { createSigner } from '@server/mail/signing'
import { senderOf } from '@server/mail/transport'
import { type MailWorker, startMailWorker } from '@server/mail/worker'
import { pino } from 'pino'

const ORIGIN = 'http://magazine.example'

/** Without mail: for all that has nothing to do with it, a queue would only take time. */
export function noMail(config: Config) {
  const signer = createSigner('none')
  const links = createLinks(() => ORIGIN, signer)
  const from = senderOf(config)
  const mail: Mail = {
    ...{ mode: 'outbox', from, links, signer, letterhead: { from, links, signer } },
    enqueue: async () => {},
    wake: () => {},
    send: async () => {},
    closing: new AbortController().signal,
  }
  return { mail, announceClosing: () => {}, close: async () => {} }
}

type Options = {
  db: Db
  config: Config
  now: () => Date
  /** The worker begins with the first thing that is to be done. */
  lazily?: boolean
  retryAfterMs?: number
  lookEveryMs?: number
}

// The queue's tables stay in the engine that the tests of a file share.
let prepared: Promise<void> | undefined

/** The queue and its worker, in this process. */
export async function startMail({ db, config, now, lazily, retryAfterMs = 50, lookEveryMs = 250 }: Options) {
  const logger = pino({ level: 'silent' })
  if (process.env.TEST_DATABASE_URL) await prepareQueue(db, { alone: false })
  else {
    prepared ??= prepareQueue(db, { alone: true })
    await prepared
  }
  const room = await openMailRoom({ db, config, logger, origin: () => config.PUBLIC_URL ?? ORIGIN })
  let worker: Promise<MailWorker> | undefined
  const start = () => {
    worker ??= startMailWorker({ db, config, room, logger, alone: true, now, retryAfterMs, lookEveryMs })
    return worker
  }
  if (!lazily) await start()
  const wake = () => void start().then(() => room.mail.wake())
  return {
    mail: { ...room.mail, wake },
    announceClosing: room.announceClosing,
    async close() {
      await (await worker)?.stop()
      await room.close()
    },
  }
}
