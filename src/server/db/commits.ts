import { EventEmitter } from 'node:events'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Db } from './client'

/** What processes tell each other by LISTEN and NOTIFY of PostgreSQL. */
export const CHANNEL = 'content_changed'

/** PostgreSQL refuses payloads of 8,000 bytes. */
const MAX_PAYLOAD = 7500

/** What has changed of what readers see, by the tags of `http/cache`. Without tags, everything may have. */
export type Change = { tags?: readonly string[] }

type Events = {
  /** Something that readers see has changed, in this process or in another one. */
  changed: [change: Change]
  /** This process has committed work for a worker. */
  queued: []
}

/** What follows the commit of a transaction. */
type Following = { changes: Change[]; hasWork: boolean }

type State = {
  events: EventEmitter<Events>
  /** Whether other processes use the database. */
  isShared: boolean
  /** That of a transaction, and of those within it. */
  following?: Following
}

const STATE = Symbol('what follows commits')

type Handle = { [STATE]?: State }

function stateOf(db: Db) {
  const state = (db as Handle)[STATE]
  if (!state) throw new Error('The database was not opened with asDb')
  return state
}

/** Has the transactions within this one share what follows. */
function follow<Tx extends Db>(tx: Tx, state: State): Tx {
  const begin: Db['transaction'] = tx.transaction.bind(tx)
  tx.transaction = (work, config) => begin((inner) => work(follow(inner, state)), config)
  return Object.assign(tx, { [STATE]: state } satisfies Handle)
}

/**
 * Both databases have this driver. Its type of raw results has no parameter for the row, so only a cast leads from it to `Db`. What is
 * announced in a transaction follows its commit, in other processes too if the database `isShared`.
 */
export function asDb(driver: NodePgDatabase, { isShared = false } = {}): Db {
  const db = driver as unknown as Db
  const state: State = { events: new EventEmitter(), isShared }
  const begin: Db['transaction'] = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    const following: Following = { changes: [], hasWork: false }
    let isWhole = false
    try {
      return await begin(async (tx) => {
        const result = await work(follow(tx, { ...state, following }))
        isWhole = true
        return result
      }, config)
    } finally {
      // Also if the commit fails: perhaps only its acknowledgement was lost.
      if (isWhole) {
        for (const change of following.changes) state.events.emit('changed', change)
        if (following.hasWork) state.events.emit('queued')
      }
    }
  }
  return Object.assign(db, { [STATE]: state } satisfies Handle)
}

/** Where this process learns of commits. */
export const commitEvents = (db: Db) => stateOf(db).events

function followingOf(tx: Db) {
  const { following, isShared } = stateOf(tx)
  if (!following) throw new Error('What follows a change is announced in its transaction')
  return { following, isShared }
}

function noticeOf(change: Change) {
  const notice = JSON.stringify(change)
  // Without its tags, it is a change of everything.
  return Buffer.byteLength(notice) <= MAX_PAYLOAD ? notice : '{}'
}

/** A process of another version may send what this one does not understand: then everything may have changed. */
export function readNotice(payload = ''): Change {
  try {
    const { tags } = JSON.parse(payload)
    return Array.isArray(tags) ? { tags } : {}
  } catch {
    return {}
  }
}

/**
 * Announces a change of what readers see in its transaction. PostgreSQL tells the other processes at the commit, and only then, also if this
 * one is killed at that moment. This one learns of it before the transaction returns, and once more from PostgreSQL: the commit may
 * come after the connection was lost.
 */
export async function announceChange(tx: Db, change: Change) {
  const { following, isShared } = followingOf(tx)
  following.changes.push(change)
  if (isShared) await tx.execute(sql`select pg_notify(${CHANNEL}, ${noticeOf(change)})`)
}

/** Has the worker in this process, if there is one, look for work after the commit. Others look by themselves. */
export function announceWork(tx: Db) {
  followingOf(tx).following.hasWork = true
}
