import type { Db } from './client'

/**
 * A statement that is built once for each database, since to build one of many columns takes as long as to run it. `prepare` ends with
 * drizzle's `.prepare(name)`; what differs from one time to the next are placeholders.
 */
export function prepared<Statement extends object>(prepare: (db: Db) => Statement) {
  const statements = new WeakMap<Db, Statement>()
  return (db: Db) => {
    const statement = statements.get(db) ?? prepare(db)
    statements.set(db, statement)
    return statement
  }
}
