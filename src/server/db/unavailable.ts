import { originOf } from '../metering/failures'

/** The network's reasons, from Node. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // The socket of a local PostgreSQL that does not run.
  'ENOENT',
])

/** A transaction that may not write: in a standby, or while the disk is nearly full (`disk-guard.ts`). */
const READ_ONLY = '25006'

/** PostgreSQL's reasons: stopping, starting, full, read-only, or a lock or a statement that took too long. */
const SQL_STATES = new RegExp(`^(?:08...|53300|57P0[1-5]|57014|55P03|25P03|${READ_ONLY})$`)

/** The code of the error or of its cause, which the query builder wraps. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? codeOf(error.cause)) : undefined

export const isReadOnly = (error: unknown) => codeOf(error) === READ_ONLY

/** Another transaction held what this one needs: for longer than `lock_timeout`, or while it waited for this one. */
export const isLockedOut = (error: unknown) => ['55P03', '40P01'].includes(String(codeOf(error)))

/** The disk, or the user's share of it, is full: that of this process, or that of PostgreSQL. */
export const isDiskFull = (error: unknown) => ['ENOSPC', 'EDQUOT', '53100'].includes(String(codeOf(error)))

/** Reasons of the driver, which have no code. */
const DRIVER_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed))/

function isUnavailableItself({ code, syscall, message }: Error & { code?: unknown; syscall?: unknown }) {
  if (typeof code !== 'string') return DRIVER_MESSAGES.test(message)
  if (code === 'ENOENT') return syscall === 'connect'
  return NETWORK_CODES.has(code) || SQL_STATES.test(code)
}

/** Whether an error says that the database, or another service, does not answer now: the same call may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // Whatever a bucket fails with, after the client's own attempts, none of our calls is to blame.
  if (isUnavailableItself(error) || originOf(error)?.place === 'bucket') return true
  // Node tries every address of a name, and reports all failures together.
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true
  return isUnavailable(error.cause)
}

/** Which limit of the database it was, by PostgreSQL's code. */
const LIMITS: Record<string, string> = {
  '53300': 'connections',
  '55P03': 'lock',
  '57014': 'timeout',
  '25P03': 'timeout',
  [READ_ONLY]: 'read-only',
}

/** What to look at when a call cannot be answered, in a word for the log. */
export function causeOf(error: unknown) {
  if (isDiskFull(error)) return 'disk'
  const place = originOf(error)?.place
  if (place !== undefined && place !== 'database') return place
  if (error instanceof Error && /^timeout exceeded when trying to connect/.test(innermost(error).message)) return 'pool'
  const code = codeOf(error) ?? ''
  return LIMITS[code] ?? (place || SQL_STATES.test(code) ? 'database' : 'network')
}

const innermost = (error: Error): Error => (error.cause instanceof Error ? innermost(error.cause) : error)

/**
 * Whether the database does not answer, or is read-only. That is logged once, where it is watched. So is what came from no client that
 * notes where its errors come from.
 */
export const isDatabaseAway = (error: unknown) =>
  isUnavailable(error) && ['database', 'read-only', 'network'].includes(causeOf(error))
