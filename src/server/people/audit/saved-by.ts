import type { ErrorReply } from '@shared/errors'
import { isStaff, type Role } from '@shared/roles'
import { and, asc, eq, gte, isNotNull, notLike } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { auditEntries } from '../../db/schema/audit'
import { users } from '../../db/schema/core'
import { AppError } from '../../http/errors'

/** The first entry about the record since it was last changed is that of the change. Visits change nothing. */
async function findSaver(db: Db, kind: string, id: number, changedAt: Date): Promise<ErrorReply['saved_by']> {
  const { actor_id, call, last_at, outcome, record_id, record_kind } = auditEntries
  const [entry] = await db
    .select({ id: users.id, name: users.name })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, actor_id))
    .where(
      and(
        eq(record_kind, kind),
        eq(record_id, String(id)),
        eq(outcome, 'done'),
        isNotNull(actor_id),
        gte(last_at, changedAt),
        notLike(call, '%/view'),
        notLike(call, '%/presence'),
      ),
    )
    .orderBy(asc(last_at), asc(auditEntries.id))
    .limit(1)
  return entry && { ...entry, at: changedAt.toISOString() }
}

type Reader = { id: number; role: Role } | null | undefined

/** Adds to a refusal because of a newer version who has saved that. Members do not learn the names of the staff. */
export async function withSaver(db: Db, error: unknown, reader: Reader, kind: string, id: number | undefined) {
  if (!(error instanceof AppError) || id === undefined || !reader) return error
  const { current } = error.details as { current?: { updated_at?: string | Date } }
  if (!current?.updated_at) return error
  const saved_by = await findSaver(db, kind, id, new Date(current.updated_at))
  const mayKnow = saved_by && (isStaff(reader.role) || saved_by.id === reader.id)
  return mayKnow ? new AppError(error.code, error.message, { ...error.details, saved_by }) : error
}
