import { setTimeout as pause } from 'node:timers/promises'
import { cleanLine, cut } from '@shared/content/clean-text'
import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { reasonOf } from '../config/error-text'
import { codeOfReply, refusalOf } from './refusals'

/** Why an attempt failed, as far as the next step depends on it. */
export type Failure = {
  /**
   * Temporary: try again. Permanent: give up. Unknown: the message was handed over, but no answer came. Outage: the mail
   * server is down or refuses every message, so it does not count as an attempt.
   */
  kind: 'temporary' | 'permanent' | 'unknown' | 'outage'
  reason: string
  /** The enhanced status code of a refusal; null if the mail server has not refused the message. */
  code: string | null
  /** Whether it refused the recipient, rather than us. */
  bounced: boolean
}

export type SmtpError = Error & { responseCode?: number; response?: string; command?: string; code?: string }

/** No attempt can succeed, because the message itself cannot be made. */
export class UnsendableError extends Error {
  override name = 'UnsendableError'
}

/** The mail server could not be reached, or ended the session before it looked at the message. */
export class OutageError extends Error {
  override name = 'OutageError'
}

const MAX_REASON = 500

/** The server closes down (421), or wants us to authenticate (RFC 4954): that is not about the recipient. */
const OUTAGE_REPLIES = [421, 454, 530, 534, 535, 538]

/** Whether the mail server, rather than a recipient or a message, is why an attempt failed. */
export const isOutage = ({ responseCode = 0, command, code }: SmtpError) =>
  OUTAGE_REPLIES.includes(responseCode) ||
  // Before any recipient is named, such as for a full disk of the server.
  (responseCode >= 400 && responseCode < 500 && command === 'MAIL FROM') ||
  (responseCode === 0 && code === 'ETIMEDOUT')

/** With other commands, a reply is about the session. */
const MESSAGE_COMMANDS = ['MAIL FROM', 'RCPT TO', 'DATA']

export function failureOf(error: unknown, handedOver: boolean): Failure {
  const noRefusal = { code: null, bounced: false }
  if (error instanceof UnsendableError) return { kind: 'permanent', reason: error.message, ...noRefusal }
  const smtp = error as SmtpError
  const reason = cut(cleanLine(smtp.response || reasonOf(error)), MAX_REASON)
  const { responseCode = 0, command = '' } = smtp
  if (responseCode === 0 && handedOver) return { kind: 'unknown', reason, ...noRefusal }
  if (error instanceof OutageError || isOutage(smtp)) return { kind: 'outage', reason, ...noRefusal }
  if (responseCode === 0 || !MESSAGE_COMMANDS.includes(command)) return { kind: 'temporary', reason, ...noRefusal }
  const code = codeOfReply(responseCode, smtp.response ?? '')
  const refusal = refusalOf(code)
  const kind = refusal === 'temporary' ? 'temporary' : 'permanent'
  return { kind, reason, code, bounced: refusal !== 'other' && command !== 'MAIL FROM' }
}

/** Doubles with each attempt. Jitter keeps mails that failed together from being retried together. */
export const retryDelay = (firstMs: number, attempts: number) =>
  Math.round(firstMs * 2 ** attempts * (0.5 + Math.random()))

/**
 * Whether a time that `retryDelay` has set has come. No delay is as long as an hour: a later time was set by a clock that has
 * since been set back, and what waits for it is due.
 */
export const hasCome = (time: SQLWrapper) => sql`(${time} <= now() or ${time} > now() + interval '1 hour')`

const REPEAT_AFTER_MS = 1000

/**
 * Repeats a statement until the database takes it: a mail that was sent must not be sent again. The statement has to be one
 * that can run twice, because the answer to the first may be lost.
 */
export async function persist(logger: Pick<Logger, 'error'>, write: () => Promise<unknown>) {
  for (let failures = 0; ; failures += 1) {
    try {
      await write()
      return
    } catch (error) {
      if (failures === 0) logger.error({ err: error }, 'could not store the state of messages; trying until it works')
      await pause(REPEAT_AFTER_MS)
    }
  }
}
