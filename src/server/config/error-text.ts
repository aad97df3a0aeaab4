import { DrizzleQueryError } from 'drizzle-orm'

const MAX_MESSAGE = 300
const MAX_STACK = 1200
const MAX_STATEMENT = 80
const MAX_CAUSES = 3

/** A statement without the literals in it. Its parameters are placeholders. */
const withoutValues = (statement: string) => statement.replace(/'(?:[^']|'')*'/g, '?').slice(0, MAX_STATEMENT)

/** PostgreSQL quotes a value that it cannot read at the end of its message; only its errors have a severity. */
const withoutQuotedValue = (error: Error) =>
  'severity' in error ? error.message.replace(/: ".*$/s, '') : error.message

/** The message of an error without the values of a statement, which may be texts, addresses or password hashes. */
function messageOf(error: Error) {
  if (error instanceof DrizzleQueryError) return `Failed query: ${withoutValues(error.query)}`
  return withoutQuotedValue(error).slice(0, MAX_MESSAGE)
}

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
  constraint?: unknown
  stack: string
  cause?: Described
}

/**
 * What the log has of an error, as short as a line may be. Not all its properties, as pino would write them: those of a failed
 * statement hold what readers and editors have sent.
 */
export function describeError(error: unknown, causes = MAX_CAUSES): unknown {
  return error instanceof Error ? described(error, causes) : error
}

function described(error: Error, causes: number): Described {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  const cause = error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined)
  return {
    type: error.constructor.name,
    message: messageOf(error),
    code,
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
  return parts.join('\nCaused by: ')
}

/** The first line of what went wrong: that of the innermost cause, since a failed query hides the database's reason. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  if (error.cause instanceof Error) return reasonOf(error.cause)
  const text = messageOf(error) || (error as NodeJS.ErrnoException).code || error.name
  return text.split('\n')[0] as string
}
