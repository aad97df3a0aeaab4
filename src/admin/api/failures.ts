import { retryAfterOf, timeFromNow } from '@shared/busy'
import type { ErrorReply } from '@shared/errors'
import { HttpError, type RaRecord } from 'react-admin'
import { dateLocale } from '../i18n/formats'
import { t, translateText } from '../i18n/i18n'

const bodyOf = (error: unknown): Partial<ErrorReply> => (error instanceof HttpError && error.body) || {}

export const statusOf = (error: unknown) => (error instanceof HttpError ? error.status : undefined)

/** Failures that may pass: the network is down, or the server fails. One that is busy says when it has time. */
export function isPassing(error: unknown) {
  const status = statusOf(error)
  return !status || status >= 500
}

/**
 * The server's message, and when to try again, if it says so; else `fallback`, a text or its key. The name of the HTTP status is not a
 * message. That of a limit says when by itself.
 */
export function failureText(error: unknown, fallback: string) {
  const message = statusOf(error) ? bodyOf(error).message : (error as Partial<Error>).message
  const text = translateText(message || fallback)
  const seconds = retryAfterOf(error)
  if (seconds === undefined || bodyOf(error).code === 'rate_limited') return text
  return `${text.replace(/(?<![.!?。])$/, '.')} ${t('waiting.when', { when: timeFromNow(seconds, dateLocale()) })}`
}

export const fieldErrorsOf = (error: unknown) => bodyOf(error).errors ?? {}

/** A save was refused because the record has been changed since it was read. Not every host says who did it. */
export type Conflict = { current: RaRecord; savedBy: ErrorReply['saved_by'] }

export function conflictOf(error: unknown): Conflict | undefined {
  const { current, saved_by: savedBy } = bodyOf(error)
  return statusOf(error) === 409 && current ? { current: current as RaRecord, savedBy } : undefined
}
