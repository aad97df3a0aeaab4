import { sql } from 'drizzle-orm'
import { withoutAddresses } from '../config/addresses'
import type { Db } from '../db/client'
import { isWaiting } from '../mail/mails.queries'
import { countWaiting, findOutage } from '../mail/outage.queries'
import { countWorkers } from '../mail/workers.queries'
import { type Finding, fail, ok, warn } from './finding'

const CHECK = 'mail queue'

/** Retries of a single message take half an hour. */
const LONG_MS = 3_600_000

async function oldestWaiting(db: Db) {
  const { rows } = await db.execute<{ ms: number | null }>(sql`
    select (extract(epoch from now() - least(
      (select min(created_at) from mails where ${isWaiting}),
      (select min(queued_at) from deliveries where status in ('queued', 'sending')))) * 1000)::float8 as ms`)
  return rows[0]?.ms ?? undefined
}

/** The newest refusal of a newsletter's copy. Single mails leave none: they are deleted, and the log has a line. */
async function lastRefusal(db: Db) {
  const { rows } = await db.execute<{ day: string; error: string | null }>(sql`
    select to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as day, error
    from deliveries where status = 'failed' order by updated_at desc, id desc limit 1`)
  return rows[0]
}

const spanOf = (ms: number) => (ms < LONG_MS ? `${Math.ceil(ms / 60_000)} min` : `${Math.floor(ms / LONG_MS)} h`)

export async function checkMailQueue(db: Db): Promise<Finding> {
  const [outage, waiting, oldest, refusal] = [
    await findOutage(db),
    await countWaiting(db),
    await oldestWaiting(db),
    await lastRefusal(db),
  ]
  const queue = oldest === undefined ? 'nothing waits' : `${waiting} waiting, the oldest for ${spanOf(oldest)}`
  const last = refusal ? `; last refusal on ${refusal.day}: ${withoutAddresses(refusal.error ?? 'no reason')}` : ''
  if (outage)
    return fail(
      CHECK,
      `the mail server has not answered since ${outage.since.toISOString()} (${outage.reason}); ${queue}`,
    )
  if (waiting > 0 && (await countWorkers(db)) === 0)
    return warn(CHECK, `${queue}, and no process sends mail: start the server, or npm run worker${last}`)
  return oldest !== undefined && oldest > LONG_MS ? warn(CHECK, queue + last) : ok(CHECK, queue + last)
}
