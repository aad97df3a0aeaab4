import { ApiError } from '@shared/client'
import { ERROR_STATUS, type ErrorCode, type ErrorReply } from '@shared/errors'
import { fieldErrors } from '@shared/field-error'
import { messages } from '@shared/messages'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { reasonOf } from '../config/error-text'
import { causeOf, codeOf, isDiskFull, isUnavailable } from '../db/unavailable'
import { createRefusalLog, type NoteRefused } from './front-door/refusal-log'
import { BUSY, REFUSAL_HEADERS } from './front-door/refusals'

/** Thrown by services to refuse a call. The handler below turns it into a reply. */
export class AppError extends Error {
  override name = 'AppError'
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Pick<ErrorReply, 'errors' | 'current' | 'saved_by' | 'uses' | 'max_megabytes'> & {
      retryAfterSeconds?: number
    } = {},
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

export const notFound = (what: string) => new AppError('not_found', `${what} not found`)
export const forbidden = (message = "You don't have permission to do this") => new AppError('forbidden', message)
export const unauthenticated = () => new AppError('unauthenticated', 'Please sign in')

/** Readers and programs that come back after so many seconds usually find the service again. */
export const RETRY_UNAVAILABLE_SECONDS = 10

/** The database, or another service that the call needs, does not answer now. */
export const unavailable = () =>
  new AppError('unavailable', messages.unavailable, { retryAfterSeconds: RETRY_UNAVAILABLE_SECONDS })

/** There is more to do than this process can do soon. */
export const busy = (retryAfterSeconds: number) => new AppError('busy', BUSY, { retryAfterSeconds })

/** A refusal with errors by field; the first field's text is also the message. */
export function invalid(errors: Record<string, string>, code: ErrorCode = 'invalid') {
  return new AppError(code, Object.values(errors)[0] ?? 'Invalid input', { errors })
}

/** PostgreSQL's error, through the wrapping of the query builder. */
const databaseError = (error: unknown) =>
  error instanceof Error ? (error.cause as { code?: string; constraint?: string } | undefined) : undefined

export const isUniqueViolation = (error: unknown) => databaseError(error)?.code === '23505'
/** The statement has waited too long for another transaction. */
export const isLockTimeout = (error: unknown) => databaseError(error)?.code === '55P03'
export const isForeignKeyViolation = (error: unknown) => databaseError(error)?.code === '23503'

/** The name of the constraint that a statement violated. */
export const violated = (error: unknown) => databaseError(error)?.constraint

/** For `catch`: reports a unique violation as an error of the fields named here. */
export const refuseTaken =
  (errors: Record<string, string>) =>
  (error: unknown): never => {
    throw isUniqueViolation(error) ? invalid(errors, 'conflict') : error
  }

/** Our code for a status that Fastify, one of its plugins or Node's parser refuses a request with. */
export const codeOfStatus = (status: number) =>
  (Object.entries(ERROR_STATUS).find(([, known]) => known === status)?.[0] ?? 'invalid') as ErrorCode

function toAppError(error: FastifyError): AppError | undefined {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    if (error.validationContext === 'params') return notFound('Page')
    const issues = error.validation.map(({ instancePath, message = 'Invalid' }) => ({
      path: instancePath.slice(1).split('/'),
      message,
    }))
    return invalid(fieldErrors(issues))
  }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new AppError(codeOfStatus(error.statusCode), error.message)
  if (isDiskFull(error)) return new AppError('storage_full', messages.storageFull)
  // Feeds and the sitemap are made from replies of our own API, which may say the same.
  if (isUnavailable(error) || (error instanceof ApiError && error.status === 503)) return unavailable()
}

/** Why an answer says that the server cannot do it now; undefined for other answers. */
function causeOfRefusal(code: ErrorCode, reason: unknown) {
  if (code === 'unavailable') return causeOf(reason)
  if (code === 'storage_full') return 'disk'
  return code === 'busy' ? code : undefined
}

/** Returns what turns any error into a reply. The details of unexpected ones, and the causes of refusals, only go to the log. */
export const errorHandler =
  (noteRefused: NoteRefused) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (!reply.hasHeader('content-security-policy')) reply.headers(REFUSAL_HEADERS)
    const known = toAppError(error)
    if (!known) {
      request.log.error({ err: error }, 'request failed')
      return reply.status(500).send({ code: 'internal', message: 'Something went wrong' } satisfies ErrorReply)
    }
    const status = ERROR_STATUS[known.code]
    const reason = error instanceof AppError ? error.cause : error
    const cause = causeOfRefusal(known.code, reason)
    // The call to our own API has noted it.
    if (cause && !(error instanceof ApiError))
      noteRefused({
        status,
        cause,
        reqId: request.id,
        ...(reason instanceof Error && { code: codeOf(reason), reason: reasonOf(reason) }),
      })
    const { retryAfterSeconds, ...details } = known.details
    if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
    // Nothing after it on the connection would arrive either.
    if (known.code === 'timeout') reply.header('connection', 'close')
    return reply.status(status).send({ code: known.code, message: known.message, ...details } satisfies ErrorReply)
  }

export const registerErrorHandler = (app: FastifyInstance, noteRefused = createRefusalLog(app.log)) =>
  app.setErrorHandler(errorHandler(noteRefused))
