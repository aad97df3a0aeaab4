import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The common part of the drivers' results for raw SQL. */
type Rows<Row> = { rows: Row[] }
interface RawResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/** The embedded database, PostgreSQL, or a transaction in either. Inside a transaction, use nothing but its handle. */
export type Db = PgDatabase<RawResult>

/** Both databases have this driver. Its type of raw results has no parameter for the row, so only a cast leads from it to `Db`. */
export const asDb = (driver: NodePgDatabase) => driver as unknown as Db

/** How many connections are open, how many of them idle, and how many requests wait for one. */
export type PoolUse = { open: number; idle: number; waiting: number }

/** What has changed of what readers see, by the tags of `http/cache`. Without tags, everything may have. */
export type Change = { tags?: readonly string[] }

/** What is kept for readers, in one process. */
export type Kept = {
  onInvalidate: (listener: (change: Change) => unknown) => void
  /** Drops what a change outdates. */
  apply: (change: Change) => void
}

export type Connection = {
  db: Db
  /** Of PostgreSQL's connections. */
  poolUse?: () => PoolUse
  embedded: boolean
  /** Sends notices of changed content to the other processes on this database, and receives theirs. */
  shareChanges: (cache: Kept) => void
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
