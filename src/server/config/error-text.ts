import { DrizzleQueryError } from 'drizzle-orm'
import { originOf } from '../metering/failures'
import { withoutAddresses } from './addresses'

const MAX_MESSAGE = 300
const MAX_STACK = 1200
const MAX_STATEMENT = 80
const MAX_CAUSES = 3

/** Texts in SQL: with escapes, between dollars, plain. The end of one that does not end counts as a part of it. */
const LITERAL = /\bE'(?:[^'\\]|''|\\.)*(?:'|$)|\$(\w*)\$.*?(?:\$\1\$|$)|'(?:[^']|'')*(?:'|$)/gis

/** The name of a prepared statement, else its beginning without the literals in it. Its parameters are placeholders. */
const statementOf = (error: DrizzleQueryError) =>
  originOf(error)?.statement ?? error.query.replace(LITERAL, '?').replace(/\s+/g, ' ').trim().slice(0, MAX_STATEMENT)

/** Classes of PostgreSQL's errors whose messages quote values: of data, of syntax, raised by a trigger, internal. Others quote names. */
const QUOTES_VALUES = /^(?:22|42601|P0|XX)/

/** Only PostgreSQL's errors have a severity. A value that it cannot read is at the end of its message; so is one that JSON cannot. */
function withoutQuotedValues(error: Error & { severity?: unknown; code?: unknown }) {
  if (error instanceof SyntaxError || (error.severity && QUOTES_VALUES.test(String(error.code))))
    return error.message.replace(/:? ?["'].*$/s, '')
  return error.severity ? error.message.replace(/: ".*$/s, '') : error.message
}

/** The message of an error without the values of a statement, which may be texts, addresses or password hashes. */
const messageOf = (error: Error) =>
  error instanceof DrizzleQueryError
    ? `Failed query: ${statementOf(error)}`
    : withoutQuotedValues(error).slice(0, MAX_MESSAGE)

const stackOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .join('\n')
    .slice(0, MAX_STACK)

type Described = {
  type: string
  message: string
  code?: unknown
  table?: unknown
  constraint?: unknown
  stack: string
  cause?: Described
}

/**
 * What the log has of an error, as short as a line may be. Not all its properties, as pino would write them: those of a failed
 * statement hold what readers and editors have sent.
 */
export function describeError(error: unknown, causes = MAX_CAUSES): unknown {
  return error instanceof Error ? described(error, causes) : reasonOf(error)
}

function described(error: Error, causes: number): Described {
  const { code, table, constraint } = error as Partial<Record<'code' | 'table' | 'constraint', unknown>>
  const cause = error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined)
  return {
    type: error.constructor.name,
    message: messageOf(error),
    code,
    table,
    constraint,
    stack: stackOf(error),
    ...(cause instanceof Error && causes > 1 && { cause: described(cause, causes - 1) }),
  }
}

/** The same as text: PostgreSQL's own reason is the cause of a failed statement. */
export function errorText(error: Error) {
  const parts: string[] = []
  for (let part: Described | undefined = described(error, MAX_CAUSES); part; part = part.cause)
    parts.push(`${part.type}: ${part.message}${part.code ? ` (${part.code})` : ''}\n${part.stack}`)
  return withoutAddresses(parts.join('\nCaused by: '))
}

/** The first line of what went wrong: that of the innermost cause, since a failed query hides the database's reason. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, MAX_MESSAGE)
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  if (error.cause instanceof Error) return reasonOf(error.cause)
  const text = messageOf(error) || (error as NodeJS.ErrnoException).code || error.name
  return text.split('\n')[0] as string
}
