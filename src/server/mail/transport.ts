import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { createTransport, type SendMailOptions } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPPool from 'nodemailer/lib/smtp-pool'
import type { Config } from '../config'
import { OutageError } from './attempts'

export type Message = Pick<
  SendMailOptions,
  'to' | 'subject' | 'html' | 'text' | 'headers' | 'messageId' | 'list' | 'date' | 'envelope'
>

export type Transport = {
  mode: 'smtp' | 'outbox'
  /**
   * Sends one message. Its end is held back until `beforeEnd` resolves. If that rejects, the mail server never gets a
   * complete message, so it delivers nothing.
   */
  send: (message: Message, beforeEnd?: () => Promise<void>) => Promise<void>
  /** Lets the messages that are being handed over finish. */
  close: () => void
}

/** How many connections to the mail server a process opens. */
export const CONNECTIONS = 8

/**
 * The stream with its end held back. It is read only as fast as it is consumed, so `beforeEnd` is called once the mail server
 * has taken the rest.
 */
const holdEnd = (input: Readable, beforeEnd: () => Promise<void>) =>
  Readable.from(
    (async function* () {
      yield* input
      await beforeEnd()
    })(),
    { objectMode: false },
  )

/** A message must not make nodemailer read files or fetch addresses. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const

type Hold = { beforeEnd: () => Promise<void>; begin: () => void }

/** The parts of nodemailer's messages that its types do not cover. */
type HeldMail = {
  data: { hold: Hold }
  message: { processFunc: (process: (stream: Readable) => Readable) => void }
}

/** Holds back the end of each message, after nodemailer has signed it. */
class HoldingPool extends SMTPPool {
  override send(...[mail, done]: Parameters<SMTPPool['send']>) {
    const { data, message } = mail as unknown as HeldMail
    // A new stream each time: the pool retries on another connection if one is closed before the message starts.
    message.processFunc((stream) => {
      data.hold.begin()
      return holdEnd(stream, data.hold.beforeEnd)
    })
    return super.send(mail, done)
  }
}

/** Errors of nodemailer that are about the connection rather than the message. */
const CONNECTION_ERRORS = [
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EPROTOCOL',
  'EAUTH',
  'ENOAUTH',
  'EPROXY',
]

const isConnectionError = (error: unknown) => CONNECTION_ERRORS.includes((error as { code?: string }).code ?? '')

/**
 * Limits the rate by spacing calls evenly; 0 means no limit. The pool has a limit, too, but several connections can pass it
 * before any of them is counted.
 */
function createRateLimit(perSecond: number) {
  let nextAt = 0
  return async () => {
    if (perSecond === 0) return
    const now = performance.now()
    const at = Math.max(nextAt, now)
    nextAt = at + 1000 / perSecond
    if (at > now) await setTimeout(at - now)
  }
}

function openSmtp(config: Config): Transport {
  const pool = new HoldingPool({
    url: config.SMTP_URL,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: 1000,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
  })
  const mailer = createTransport(pool, { from: config.MAIL_FROM, dkim: config.dkim, ...CLOSED })
  const waitForTurn = createRateLimit(config.MAIL_RATE)
  return {
    mode: 'smtp',
    async send(message, beforeEnd = async () => {}) {
      await waitForTurn()
      let isConnected = false
      const begin = () => {
        isConnected = true
      }
      try {
        await mailer.sendMail({ ...message, hold: { beforeEnd, begin } } as SendMailOptions)
      } catch (error) {
        if (isConnected || !isConnectionError(error)) throw error
        throw new OutageError((error as Error).message, { cause: error })
      }
    },
    close: () => mailer.close(),
  }
}

/** Such as a full disk. */
const cannotWrite = (error: unknown) => {
  throw new OutageError((error as Error).message, { cause: error })
}

function openOutbox({ DATA_DIR }: Config, from: string): Transport {
  const folder = outboxOf(DATA_DIR)
  return {
    mode: 'outbox',
    async send(message, beforeEnd = async () => {}) {
      await mkdir(folder, { recursive: true }).catch(cannotWrite)
      const name = join(folder, `${new Date().toISOString().replace(/\D/g, '')}-${randomUUID()}`)
      const mime = new MailComposer({ from, ...message, ...CLOSED }).compile()
      try {
        await pipeline(holdEnd(mime.createReadStream(), beforeEnd), createWriteStream(`${name}.part`))
        // Renamed when it is complete, so that every .eml file is a whole message.
        await rename(`${name}.part`, `${name}.eml`)
      } catch (error) {
        await rm(`${name}.part`, { force: true })
        if ((error as NodeJS.ErrnoException).syscall) cannotWrite(error)
        throw error
      }
    },
    close: () => {},
  }
}

export const outboxOf = (dataDir: string) => join(dataDir, 'outbox')

export const openTransport = (config: Config): Transport =>
  config.SMTP_URL ? openSmtp(config) : openOutbox(config, senderOf(config))

/** Without a mail server, MAIL_FROM is optional: the messages go nowhere. */
export const senderOf = ({ MAIL_FROM, PUBLIC_URL }: Pick<Config, 'MAIL_FROM' | 'PUBLIC_URL'>) =>
  MAIL_FROM ?? `Eye of Sumatra <news@${PUBLIC_URL ? new URL(PUBLIC_URL).hostname : 'eyeofsumatra.example'}>`

/** The domain of the sender's address. */
export const mailDomain = (from: string) => /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'

/** Text for a header. A line break in a name or a subject could inject other headers. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
