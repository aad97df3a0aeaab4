import type { ErrorReply } from '@shared/errors'
import { HttpError, type RaRecord } from 'react-admin'
import { translateText } from '../i18n/i18n'

const bodyOf = (error: unknown): Partial<ErrorReply> => (error instanceof HttpError && error.body) || {}

export const statusOf = (error: unknown) => (error instanceof HttpError ? error.status : undefined)

/** The server's message, else `fallback`, a text or its key. The name of the HTTP status is not a message. */
export function failureText(error: unknown, fallback: string) {
  const message = statusOf(error) ? bodyOf(error).message : (error as Partial<Error>).message
  return translateText(message || fallback)
}

export const fieldErrorsOf = (error: unknown) => bodyOf(error).errors ?? {}

/** The present state of a record, if a save was refused because somebody else had changed it. */
export const conflictOf = (error: unknown) =>
  statusOf(error) === 409 ? (bodyOf(error).current as RaRecord | undefined) : undefined
