import type { SurvivingPool } from './surviving-pool'

/** Each is prepared in every connection that uses it, where its plan takes some 50 KB. */
const MAX_PREPARED = 100
/** Longer ones are seldom the same twice, such as those with a list of ids. */
const MAX_LENGTH = 8000
/** A statement that has come so often is likely to come again. */
const REPEATED = 3
/** Statements whose repetitions are counted. */
const MAX_COUNTED = 2000

const isReading = (text: string) => text.length < MAX_LENGTH && /^\s*(?:select|with)\b/i.test(text)

/**
 * Names what is read again and again, to be prepared under this name: to parse and plan a list takes as long as to run it. Returns what
 * finds the name of a statement; undefined for one that is not to be prepared.
 */
export function nameRepeated() {
  const counts = new Map<string, number>()
  const names = new Map<string, string>()
  return (text: string) => {
    const known = names.get(text)
    if (known || names.size >= MAX_PREPARED || !isReading(text)) return known
    const count = (counts.get(text) ?? 0) + 1
    if (count < REPEATED) {
      if (counts.size >= MAX_COUNTED) counts.clear()
      counts.set(text, count)
      return undefined
    }
    counts.delete(text)
    const name = `repeated_${names.size + 1}`
    names.set(text, name)
    return name
  }
}

type Statement = { text: string; name?: string }

const isUnnamed = (statement: unknown): statement is Statement => {
  if (typeof statement !== 'object' || statement === null) return false
  const { text, name } = statement as Partial<Statement>
  return typeof text === 'string' && !name
}

/** Has PostgreSQL prepare what is read again and again. Statements within transactions are left as they are. */
export function prepareRepeated(pool: SurvivingPool) {
  const nameOf = nameRepeated()
  const query = pool.query.bind(pool) as (...parameters: unknown[]) => unknown
  const named = (statement: unknown) =>
    isUnnamed(statement) ? { ...statement, name: nameOf(statement.text) } : statement
  Object.assign(pool, { query: (statement: unknown, ...rest: unknown[]) => query(named(statement), ...rest) })
}
