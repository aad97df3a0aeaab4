import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { type RecordedKind, scheduledJobs } from '../db/schema/jobs'

const inMs = (ms: number) => sql`now() + ${ms}::float8 * interval '1 millisecond'`

/** Gives this work so much time from now, unless it has more. */
export const expectWork = (db: Db, kind: RecordedKind, withinMs: number) =>
  db
    .insert(scheduledJobs)
    .values({ kind, due_at: inMs(withinMs) })
    .onConflictDoUpdate({
      target: scheduledJobs.kind,
      set: { due_at: sql`greatest(${scheduledJobs.due_at}, excluded.due_at)` },
    })

/** Records that work was done, and when it is due again. */
export const noteDone = (db: Db, kind: RecordedKind, times: { due_at: Date | SQL; done_at: Date | SQL }) =>
  db
    .insert(scheduledJobs)
    .values({ kind, ...times })
    .onConflictDoUpdate({
      target: scheduledJobs.kind,
      set: { due_at: sql`excluded.due_at`, done_at: sql`excluded.done_at` },
      setWhere: sql`(${scheduledJobs.due_at}, ${scheduledJobs.done_at}) is distinct from (excluded.due_at, excluded.done_at)`,
    })

/** A job that runs more often is recorded only this often. */
export const RECORD_EVERY_MS = 30_000

/** A run may take so long before the job looks late. */
const LONGEST_RUN_MS = 3_600_000

/**
 * The due times of a job. Its runs do not depend on them: where one cannot be stored, the job looks late, as it does while the database
 * does not answer.
 */
export function recordDueTimes(db: Db, kind: RecordedKind, everyMs: number) {
  let recordedAt = Number.NEGATIVE_INFINITY
  const quietly = (writing: PromiseLike<unknown>) => Promise.resolve(writing).catch(() => {})
  return {
    expect: (withinMs: number) => quietly(expectWork(db, kind, withinMs)),
    /** To be called again and again during a run that began then. */
    async goOn(beganAt: number) {
      if (performance.now() - beganAt < LONGEST_RUN_MS) await quietly(expectWork(db, kind, 2 * RECORD_EVERY_MS))
    },
    async done() {
      if (performance.now() - recordedAt < RECORD_EVERY_MS) return
      recordedAt = performance.now()
      await quietly(noteDone(db, kind, { due_at: inMs(everyMs + RECORD_EVERY_MS), done_at: sql`now()` }))
    },
  }
}
