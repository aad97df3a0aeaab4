import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The common part of the drivers' results for raw SQL. */
type Rows<Row> = { rows: Row[] }
interface RawResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/** The embedded database, PostgreSQL, or a transaction in either. Inside a transaction, use nothing but its handle. */
export type Db = PgDatabase<RawResult>

/** How many connections are open, how many of them idle, and how many requests wait for one. */
export type PoolUse = { open: number; idle: number; waiting: number }

export type Connection = {
  db: Db
  /** Of PostgreSQL's connections. */
  poolUse?: () => PoolUse
  embedded: boolean
  /** Embedded only: has the database write its log to its files and recycle it. Does nothing without the room for that. */
  checkpoint?: () => Promise<void>
  close: () => Promise<void>
}

/** Fails when the database does not answer. */
export const ping = (db: Db) => db.execute(sql`select 1`)

/** Whether there is any account. A database that was just made has none. */
export async function hasUsers(db: Db) {
  const { rows } = await db.execute(sql`select from users limit 1`)
  return rows.length > 0
}
