import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { createTransport, type SendMailOptions } from 'nodemailer'
import SMTPPool from 'nodemailer/lib/smtp-pool'
import type { Config } from '../config/config'
import { noteFailure } from '../metering/failures'
import { isOutage, OutageError, type SmtpError } from './attempts'
import { CLOSED, CONNECTIONS, holdEnd, partsOf, senderOf, type Transport } from './transport'

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

export function openSmtp(config: Config): Transport {
  const pool = new HoldingPool({
    url: config.SMTP_URL,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: 1000,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
  })
  const mailer = createTransport(pool, { from: partsOf(senderOf(config)), dkim: config.dkim, ...CLOSED })
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
        const isServerFailure = isConnectionError(error) || isOutage(error as SmtpError)
        noteFailure(error, { place: 'smtp' }, isServerFailure)
        if (isConnected || !isConnectionError(error)) throw error
        throw new OutageError((error as Error).message, { cause: error })
      }
    },
    close: () => mailer.close(),
  }
}
