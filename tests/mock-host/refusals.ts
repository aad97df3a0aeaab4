import { ERROR_STATUS, type ErrorCode, type ErrorReply } from '@shared/errors'
import { fieldError } from '@shared/field-error'

/** What a handler throws when it refuses, as the server's AppError. Anything else that is thrown is a fault of the mock. */
export class Refusal extends Error {
  override name = 'Refusal'
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Pick<ErrorReply, 'errors' | 'current'> = {},
    readonly status: number = ERROR_STATUS[code],
  ) {
    super(message)
  }
}

export const notFound = (what: string) => new Refusal('not_found', `${what} not found`)
export const forbidden = () => new Refusal('forbidden', "You don't have permission to do this")
export const unauthenticated = () => new Refusal('unauthenticated', 'Please sign in')

/** A refusal that belongs to fields; the first field's text is the message as well. */
export const invalid = (errors: Record<string, string>, code: ErrorCode = 'invalid') =>
  new Refusal(code, Object.values(errors)[0] ?? 'Invalid input', { errors })

type Issue = { path: PropertyKey[]; message: string }

/** The first complaint about a field is the one to show. */
export function invalidFields(issues: readonly Issue[]) {
  const errors: Record<string, string> = {}
  for (const issue of issues) {
    const { field, message } = fieldError(issue.path.map(String), issue.message)
    errors[field] ??= message
  }
  return invalid(errors)
}

/** Refuses a save from an outdated copy, and shows what is there now. */
export function checkVersion(expected: number | undefined, current: { version: number }, shown: unknown) {
  if (expected === undefined || expected === current.version) return
  throw new Refusal('conflict', 'Someone else has changed this in the meantime', { current: shown })
}

// The number ends there: fail-5000 is nothing.
const ASKED_FAILURE = /^fail-(\d{3})(?!\d)/i

/**
 * Failures by known input, so that they can be seen by hand: a text field of the body, the search text `q`, or the name
 * of a file, that begins with fail- and a status. The title `fail-500`, the file `fail-500.png`.
 */
export function refuseIfAsked(input: { query?: unknown; body?: unknown; file?: { name: string } }) {
  const { q } = (input.query ?? {}) as { q?: unknown }
  for (const value of [q, input.file?.name, ...Object.values(input.body ?? {})]) {
    const asked = typeof value === 'string' && ASKED_FAILURE.exec(value)?.[1]
    if (!asked) continue
    const status = Number(asked)
    const known = Object.entries(ERROR_STATUS).find(([, each]) => each === status)
    if (!known) throw new Error(`The mock host was asked for ${status}, which our API never answers`)
    const message = status === 500 ? 'Something went wrong' : `The mock host was asked to answer ${status}`
    throw new Refusal(known[0] as ErrorCode, message)
  }
}
