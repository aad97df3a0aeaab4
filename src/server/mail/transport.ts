import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { createTransport, type SendMailOptions } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPPool from 'nodemailer/lib/smtp-pool'
import type { Config } from '../config'

export type Message = Pick<
  SendMailOptions,
  'to' | 'subject' | 'html' | 'text' | 'headers' | 'messageId' | 'list' | 'date'
>

export type Transport = {
  mode: 'smtp' | 'outbox'
  /**
   * Sends one message. Its end, without which no server takes it, waits for `beforeEnd`; if that fails, the server gets
   * no whole message.
   */
  send: (message: Message, beforeEnd?: () => Promise<void>) => Promise<void>
  /** Messages that are being handed over are finished. */
  close: () => void
}

/** How many conversations with the mail server go on at a time. */
export const CONNECTIONS = 8

const gate = (beforeEnd: () => Promise<void>) =>
  new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => void beforeEnd().then(() => done(), done),
  })

/** Nothing is read from files or fetched on behalf of a message. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const

type Gated = { data: { beforeEnd?: () => Promise<void> }; message: { transform: (stream: () => Transform) => void } }

/**
 * Lets through as many a second at most, evenly spaced; all, for 0. The pool's own limit lets several conversations pass
 * that look at its count before one of them has added to it.
 */
function paced(perSecond: number) {
  let free = 0
  return async () => {
    if (perSecond === 0) return
    const now = performance.now()
    const mine = Math.max(free, now)
    free = mine + 1000 / perSecond
    if (mine > now) await setTimeout(mine - now)
  }
}

function openSmtp(config: Config): Transport {
  const pool = new SMTPPool({
    url: config.SMTP_URL,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: 1000,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
  })
  const mailer = createTransport(pool, { from: config.MAIL_FROM, ...CLOSED })
  mailer.use('stream', (mail, done) => {
    const { data, message } = mail as unknown as Gated
    const { beforeEnd } = data
    // Anew for each try: the pool turns to another connection where one was closed before the message began.
    if (beforeEnd) message.transform(() => gate(beforeEnd))
    done()
  })
  const turn = paced(config.MAIL_RATE)
  return {
    mode: 'smtp',
    async send(message, beforeEnd) {
      await turn()
      await mailer.sendMail({ ...message, beforeEnd } as SendMailOptions)
    },
    close: () => mailer.close(),
  }
}

function openOutbox({ DATA_DIR }: Config, from: string): Transport {
  const folder = outboxOf(DATA_DIR)
  return {
    mode: 'outbox',
    async send(message, beforeEnd = async () => {}) {
      await mkdir(folder, { recursive: true })
      const name = join(folder, `${new Date().toISOString().replace(/\D/g, '')}-${randomUUID()}`)
      const mime = new MailComposer({ from, ...message, ...CLOSED }).compile()
      mime.transform(() => gate(beforeEnd))
      try {
        await pipeline(mime.createReadStream(), createWriteStream(`${name}.part`))
        // A file with this ending is a whole message.
        await rename(`${name}.part`, `${name}.eml`)
      } catch (error) {
        await rm(`${name}.part`, { force: true })
        throw error
      }
    },
    close: () => {},
  }
}

export const outboxOf = (dataDir: string) => join(dataDir, 'outbox')

export const openTransport = (config: Config): Transport =>
  config.SMTP_URL ? openSmtp(config) : openOutbox(config, senderOf(config))

/** Without a mail server any sender does, as nobody gets the mail. */
export const senderOf = ({ MAIL_FROM, PUBLIC_URL }: Pick<Config, 'MAIL_FROM' | 'PUBLIC_URL'>) =>
  MAIL_FROM ?? `Eye of Sumatra <news@${PUBLIC_URL ? new URL(PUBLIC_URL).hostname : 'eyeofsumatra.example'}>`

/** What stands behind the @ of the sender. */
export const mailDomain = (from: string) => /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
