import type { AuditEntry } from '@shared/entities/audit'
import type { Total } from '@shared/paging'
import { endOfDay, startOfDay } from '@shared/time'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client'
import { type ListQuery, listSelected, orderBy } from '../../db/list'
import { type Matching, searched } from '../../db/list-search'
import { auditEntries } from '../../db/schema/audit'
import { users } from '../../db/schema/core'

type SortField = 'created_at' | 'id' | 'actor_name' | 'call' | 'record_kind'

type AuditQuery = ListQuery<SortField> & {
  actor_id?: number
  call?: string
  record_kind?: string
  record_id?: string
  outcome?: AuditEntry['outcome']
  since?: string
  until?: string
}

const actors = alias(users, 'actors')
/** That of the account, or the one that staff had at the time. */
const actor_name = sql<string | null>`coalesce(${actors.name}, ${auditEntries.actor_name})`
/** The user whom an entry is about. */
const subjects = alias(users, 'subjects')

const { id, created_at, actor_id, actor_role, call, outcome, record_kind, record_id, record_title, network } =
  auditEntries

const columns = {
  id,
  created_at,
  last_at: auditEntries.last_at,
  times: auditEntries.times,
  actor_id,
  actor_name,
  actor_role,
  call,
  outcome,
  record_kind,
  record_id,
  record_title: sql<string | null>`coalesce(${record_title}, ${subjects.name})`,
  changes: auditEntries.changes,
  network,
}

const sortColumns = { created_at, id, actor_name, call, record_kind }

const isSubject = sql`${record_kind} = 'users' and ${record_id} = ${subjects.id}::text`

export const listAudit = (db: Db, query: AuditQuery): Promise<{ entries: AuditEntry[] } & Total> =>
  searched(query.q, (matching) => readAudit(db, query, matching))

async function readAudit(db: Db, query: AuditQuery, matching: Matching) {
  const where = and(
    query.actor_id ? eq(actor_id, query.actor_id) : undefined,
    query.call ? eq(call, query.call) : undefined,
    query.record_kind ? eq(record_kind, query.record_kind) : undefined,
    query.record_id ? eq(record_id, query.record_id) : undefined,
    query.outcome ? eq(outcome, query.outcome) : undefined,
    query.since ? gte(created_at, startOfDay(query.since)) : undefined,
    query.until ? lt(created_at, endOfDay(query.until)) : undefined,
    matching(actor_name, subjects.name, record_title, network, call, actors.email, subjects.email),
  )
  const select = db
    .select(columns)
    .from(auditEntries)
    .leftJoin(actors, eq(actors.id, actor_id))
    .leftJoin(subjects, isSubject)
    .where(where)
    .$dynamic()
  const order = orderBy(query, sortColumns[query.sort ?? 'created_at'], id)
  const { rows, ...total } = await listSelected(db, select, order, query)
  const entries = rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    last_at: row.last_at.toISOString(),
  }))
  return { entries, ...total }
}
