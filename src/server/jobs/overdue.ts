import { type Overdue, SCHEDULED_KINDS, type ScheduledKind } from '@shared/entities/overdue'
import { LATE_AFTER_MS } from '@shared/time'
import { type SQL, sql } from 'drizzle-orm'
import { type Config, translatesForReaders } from '../config/config'
import type { Db } from '../db/client'
import { articles } from '../db/schema/core'
import { RECORDED_KINDS, type RecordedKind, scheduledJobs } from '../db/schema/jobs'
import { mailWorkers, newsletters } from '../db/schema/mail'

/** The settings that decide which work there is. */
type Settings = Parameters<typeof translatesForReaders>[0] & Pick<Config, 'BACKUP_SCHEDULE'>

const isWanted: Record<RecordedKind, (config: Settings) => boolean> = {
  purges: () => true,
  backups: ({ BACKUP_SCHEDULE }) => BACKUP_SCHEDULE !== undefined,
  index: () => true,
  translations: translatesForReaders,
  partners: () => true,
  workers: () => true,
}

/** The records that are due, with title and time, of the kinds that no job records. */
const OF_RECORDS: Record<Exclude<ScheduledKind, RecordedKind>, SQL | undefined> = {
  articles: sql`select id, title, publish_at from ${articles} where publish_at < now()`,
  newsletters: sql`select id, subject, scheduled_at from ${newsletters} where sent_at is null and scheduled_at < now()`,
  // They end for readers at midnight, whatever runs: replies are made without them, and none is kept beyond midnight.
  notices: undefined,
}

/** Heartbeats of the future are from before the clock was set back. */
const lastHeartbeat = sql`(select max(seen_at) from ${mailWorkers} where seen_at < now() + ${LATE_AFTER_MS}::int * interval '1 millisecond')`

/** All that is due: `kind`, `id`, `title` and `due_at`, by the clock of the database. */
function dueWork(config: Settings) {
  const kinds = RECORDED_KINDS.filter((kind) => isWanted[kind](config))
  const parts = Object.entries(OF_RECORDS).flatMap(([kind, rows]) =>
    rows ? [sql`select ${kind}::text as kind, * from (${rows}) as listed (id, title, due_at)`] : [],
  )
  parts.push(sql`select kind, null, null, case kind when 'workers' then greatest(due_at, ${lastHeartbeat}) else due_at end
    from ${scheduledJobs} where kind in ${kinds}`)
  return sql.join(parts, sql` union all `)
}

const MAX_LISTED = 50

/** The work that is more than a minute late, the oldest first. */
export async function listOverdue(db: Db, config: Settings): Promise<Overdue[]> {
  const { rows } = await db.execute<Omit<Overdue, 'due_at'> & { due_at: string }>(sql`
    select kind, id, title, due_at from (${dueWork(config)}) as due
    where due_at < now() - ${LATE_AFTER_MS}::int * interval '1 millisecond'
    order by due_at, kind, id limit ${MAX_LISTED}`)
  return rows.map((row) => ({ ...row, due_at: new Date(row.due_at).toISOString() }))
}

/** For how many seconds the oldest work of each kind has been due; 0 if none is. */
export async function overdueSeconds(db: Db, config: Settings) {
  const { rows } = await db.execute<{ kind: Overdue['kind']; seconds: number }>(sql`
    select kind, greatest(0, extract(epoch from now() - min(due_at)))::float8 as seconds from (${dueWork(config)}) as due
    group by kind`)
  const found = new Map(rows.map(({ kind, seconds }) => [kind, seconds]))
  return SCHEDULED_KINDS.map((kind) => ({ kind, seconds: found.get(kind) ?? 0 }))
}

/** When the newest scheduled backup was made; undefined if none was. */
export async function lastBackup(db: Db) {
  const { rows } = await db.execute<{ done_at: Date | string | null }>(sql`
    select done_at from ${scheduledJobs} where kind = 'backups'`)
  return rows[0]?.done_at ? new Date(rows[0].done_at) : undefined
}

const NAMES: Record<Overdue['kind'], string> = {
  articles: 'scheduled articles',
  newsletters: 'scheduled newsletters',
  notices: 'the end of notices',
  purges: 'purges',
  backups: 'backups',
  index: 'the search index',
  translations: 'machine translations',
  partners: 'mails to advertisers',
  workers: 'no process publishes or sends mail',
  pieces: 'planned articles',
}

/** One line: what is late, and since when. */
export function describeOverdue(overdue: Overdue[]) {
  const kinds = [...new Set(overdue.map(({ kind }) => kind))]
  return kinds
    .map((kind) => {
      const due = overdue.filter((each) => each.kind === kind)
      return `${NAMES[kind]}${due.length > 1 ? ` (${due.length})` : ''} since ${due[0]?.due_at}`
    })
    .join('; ')
}
