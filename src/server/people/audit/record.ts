import { isStaff } from '@shared/roles'
import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client'
import { auditEntries } from '../../db/schema/audit'
import { users } from '../../db/schema/core'
import { AppError } from '../../http/errors'
import type { Audit } from '../../http/perform-call'
import type { PerformedCall } from '../../http/route'
import type { Services } from '../../http/services'
import { networkOf } from '../../net/network'
import { withSaver } from './saved-by'
import { changesOf, kindOf, readState } from './subjects'

/** Equal entries within this time are counted in one, so that no one can bury the others under theirs. */
const FOLD_MS = 60_000

/** The same for what visitors and autosaves do, which would fill the table. */
const LONG_FOLD_MS = 10 * 60_000

type NewEntry = Omit<typeof auditEntries.$inferInsert, 'id' | 'times' | 'last_at'>

const isEqual = (column: PgColumn, value: string | number | null | undefined): SQL =>
  value === null || value === undefined ? isNull(column) : eq(column, value)

/** Counts the entry in an equal one; returns false if there is none. */
async function fold(tx: Db, entry: NewEntry, withinMs: number) {
  const { actor_id, call, outcome, record_id, changes, network, id } = auditEntries
  const identity = [entry.actor_id, entry.call, entry.record_id, entry.network]
  // Of two at the same moment, the second finds the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify(identity)}, 0))`)
  const equal = tx
    .select({ id })
    .from(auditEntries)
    .where(
      and(
        gt(auditEntries.created_at, new Date(entry.created_at.getTime() - withinMs)),
        isEqual(actor_id, entry.actor_id),
        eq(call, entry.call),
        eq(outcome, entry.outcome),
        isEqual(record_id, entry.record_id),
        eq(changes, entry.changes),
        isEqual(network, entry.network),
      ),
    )
    .orderBy(desc(id))
    .limit(1)
  const folded = await tx
    .update(auditEntries)
    .set({ times: sql`${auditEntries.times} + 1`, last_at: entry.created_at })
    .where(eq(id, equal))
    .returning({ id })
  return folded.length > 0
}

/** Adds an entry to the audit log. For changes that no call makes, such as those of a shell command. */
export async function recordAudit(db: Db, entry: NewEntry, foldMs = 0) {
  if (foldMs > 0 && (await fold(db, entry, foldMs))) return
  await db.insert(auditEntries).values({ ...entry, last_at: entry.created_at })
}

async function findAccount(db: Db, where: SQL) {
  const [user] = await db.select({ id: users.id, role: users.role, name: users.name }).from(users).where(where)
  return user
}

async function findByEmail(db: Db, body: unknown) {
  const email = (body as { email?: unknown } | undefined)?.email
  if (typeof email !== 'string') return undefined
  return findAccount(db, eq(sql`lower(${users.email})`, email.trim().toLowerCase()))
}

/** How a sign-in is refused: a wrong password, a wrong code of the second factor, too many attempts. */
const REFUSALS = ['unauthenticated', 'totp_invalid', 'rate_limited']

const SIGN_IN = ['POST /api/auth/login', 'POST /api/auth/register']

/** The record in a reply to a call that created it: `{ article: { id, title, … } }`; or the path of an upload. */
function createdRecord(reply: unknown): { id: string; title: string | null } | undefined {
  const parts = typeof reply === 'object' && reply !== null ? Object.values(reply) : []
  for (const part of parts) {
    if (typeof part === 'string' && part.startsWith('/uploads/')) return { id: part, title: null }
    if (typeof part !== 'object' || part === null) continue
    if ('url' in part && typeof part.url === 'string') return { id: part.url, title: null }
    if (!('id' in part)) continue
    const title = [part.title, part.name, part.subject].find((text) => typeof text === 'string')
    return { id: String(part.id), title: title ?? null }
  }
}

const isRecorded = ({ name, row }: PerformedCall) => row.audit ?? !name.startsWith('GET ')

/** Parameters that are not a part of the record: its id, the secrets in links, and addresses of mail. */
const NAMED_ELSEWHERE = ['id', 'name', 'token', 'key', 'address']

/** The parameters that name a part of the record, such as the language of a translation. */
const partsOf = (params: Record<string, unknown>) =>
  Object.entries(params).flatMap(([field, value]) =>
    NAMED_ELSEWHERE.includes(field) ? [] : [{ field, to: String(value) }],
  )

/**
 * Begins the entry of a call in the audit log: who, what, on which record, from which network. All calls go through here, and the
 * contract decides which of them are recorded, so none can be forgotten. What was sent is not recorded, because it may be private, or a
 * password; only roles and statuses are, with their values before and after.
 */
export async function beginAudit(
  { db, now }: Pick<Services, 'db' | 'now'>,
  call: PerformedCall,
): Promise<Audit | undefined> {
  if (!isRecorded(call)) return undefined
  const { name, row, request, note } = call
  const kind = kindOf(name)
  const params = (request.params ?? {}) as { id?: number } & Record<string, unknown>
  const isSignIn = SIGN_IN.includes(name)
  const user = isSignIn ? null : request.sessionUser
  // The ids in the paths of these calls are not those of users.
  const isOwn = name.includes(' /api/auth/')
  const id = isOwn ? user?.id : params.id
  const before = await readState(db, kind, id)

  async function record(tx: Db, outcome: 'done' | 'failed', reply?: unknown) {
    const after = await readState(tx, kind, id)
    const byLink = note.userId === undefined ? undefined : await findAccount(tx, eq(users.id, note.userId))
    const named = user ? undefined : (byLink ?? (await findByEmail(tx, request.body)))
    const created = id === undefined ? createdRecord(reply) : undefined
    const file = kind === 'uploads' && params.name ? `/uploads/${params.name}` : undefined
    const recordId = id ?? note.userId ?? named?.id ?? created?.id ?? file
    const actor = user ?? byLink ?? (isSignIn && outcome === 'done' ? named : undefined)
    await recordAudit(
      tx,
      {
        created_at: now(),
        actor_id: actor?.id ?? note.userId ?? null,
        actor_role: actor?.role ?? null,
        actor_name: actor && isStaff(actor.role) ? actor.name : null,
        call: name,
        outcome,
        record_kind: kind,
        record_id: recordId === undefined ? null : String(recordId),
        record_title: kind === 'users' ? null : ((after ?? before)?.title ?? created?.title ?? null),
        changes: [...partsOf(params), ...changesOf(before, after), ...(note.changes ?? [])],
        network: networkOf(request.ip),
      },
      !user || (request.query as { autosave?: string } | undefined)?.autosave === '1' ? LONG_FOLD_MS : FOLD_MS,
    )
  }

  return {
    done: (tx, reply) => record(tx, 'done', reply),
    async refused(error) {
      if (row.audit === 'refusals' && error instanceof AppError && REFUSALS.includes(error.code))
        await db
          .transaction((tx) => record(tx, 'failed'))
          // Refused it is in any case.
          .catch((cause) => request.log.error({ err: cause, call: name }, 'could not write the audit log'))
      return withSaver(db, error, user, kind, id)
    },
  }
}
