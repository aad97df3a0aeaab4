import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { SendMailOptions } from 'nodemailer'
import type { Config } from '../config/config'
import { OutageError } from './attempts'
import type { EncodedPart } from './encoded-parts'

export type Message = Pick<SendMailOptions, 'to' | 'subject' | 'headers' | 'messageId' | 'list' | 'date' | 'envelope'> &
  Record<'html' | 'text', string | EncodedPart>

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
 * The stream with its end held back until `beforeEnd` resolves. It holds no more than one chunk, so that is called once the mail server
 * has taken the rest. By hand: `pipeline` and generators abort a signal for each message, which takes as long as to encode it.
 */
export function holdEnd(input: Readable, beforeEnd: () => Promise<void>) {
  const held = new Transform({
    readableHighWaterMark: 1,
    writableHighWaterMark: 1,
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => void beforeEnd().then(() => done(), done),
  })
  input.once('error', (error) => held.destroy(error))
  held.once('close', () => input.destroy())
  return input.pipe(held)
}

/** A message must not make nodemailer read files or fetch addresses. */
export const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const

/** Such as a full disk. */
const cannotWrite = (error: unknown) => {
  throw new OutageError((error as Error).message, { cause: error })
}

/** Writes messages to files. */
export function openOutbox(config: Config): Transport {
  const folder = outboxOf(config.DATA_DIR)
  const from = partsOf(senderOf(config))
  return {
    mode: 'outbox',
    async send(message, beforeEnd = async () => {}) {
      // Loaded with the first message, because a start would take longer.
      const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
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

/** Without a mail server, MAIL_FROM is optional: the messages go nowhere. */
export function senderOf({
  MAIL_FROM,
  PUBLIC_URL,
  demo,
}: Pick<Config, 'MAIL_FROM' | 'PUBLIC_URL'> & Partial<Pick<Config, 'demo'>>) {
  if (MAIL_FROM) return MAIL_FROM
  const host = PUBLIC_URL ? new URL(PUBLIC_URL).hostname : demo ? 'eyeofsumatra.example' : 'localhost'
  return `Eye of Sumatra <news@${host}>`
}

/**
 * The name and the address of a sender such as `Name <address>`. From the text, nodemailer would read brackets, colons and semicolons
 * in the name as comments, groups and lists.
 */
export function partsOf(from: string) {
  const [, name = '', address = from] = /^([^<>]*)<([^<>]+)>$/.exec(from) ?? []
  const quoted = /^"(.*)"$/.exec(name.trim())?.[1]
  return { name: quoted?.replace(/\\(.)/g, '$1') ?? name.trim(), address }
}

export const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)

/** The domain of the sender's address. */
export const mailDomain = (from: string) => domainOf(partsOf(from).address)

/** Text for a header. A line break in a name or a subject could inject other headers. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
