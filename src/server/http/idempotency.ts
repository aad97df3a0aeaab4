import { createHash } from 'node:crypto'
import type { ContractRow } from '@shared/contract/parts'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/client'
import { idempotencyKeys } from '../db/schema/core'
import { AppError, invalid } from './errors'

const KEPT_MS = 24 * 3_600_000
/** No call takes this long: its process has died, and the client must be able to repeat it. */
const ABANDONED_MS = 2 * 60_000

const PRINTABLE = /^[\x20-\x7e]{1,200}$/

const sha256 = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex')

/** The key of a call that must happen once. Uploads need none: the same content gives the same reply. */
function keyOf(row: ContractRow, { method, headers }: FastifyRequest) {
  const key = headers['idempotency-key']
  if (key === undefined || method !== 'POST' || row.access === 'public' || row.multipart || row.secret) return undefined
  if (typeof key !== 'string' || !PRINTABLE.test(key))
    throw invalid({ 'Idempotency-Key': 'Must be 1 to 200 printable characters' })
  return key
}

/**
 * Only the key's hash is stored, and the key is part of the request's hash. A body may hold a password: hashed alone, it
 * could be guessed from the table; hashed with the key, only by guessing the key as well.
 */
const claimOf = (key: string, { method, url, body, sessionUser }: FastifyRequest) => ({
  user_id: sessionUser?.id as number,
  key: sha256(key),
  request_hash: sha256(key, method, url, JSON.stringify(body) ?? ''),
})

type Claim = ReturnType<typeof claimOf>

const isClaim = ({ user_id, key }: Claim) => and(eq(idempotencyKeys.user_id, user_id), eq(idempotencyKeys.key, key))

/** Takes the key in one statement, so that only one of two simultaneous requests gets it. */
async function take(db: Db, claim: Claim, now: Date) {
  const before = (ms: number) => lt(idempotencyKeys.created_at, new Date(now.getTime() - ms))
  const fresh = { request_hash: claim.request_hash, status: null, reply: null, created_at: now }
  const taken = await db
    .insert(idempotencyKeys)
    .values({ ...claim, ...fresh })
    .onConflictDoUpdate({
      target: [idempotencyKeys.user_id, idempotencyKeys.key],
      set: fresh,
      setWhere: or(before(KEPT_MS), and(isNull(idempotencyKeys.status), before(ABANDONED_MS))),
    })
    .returning({ key: idempotencyKeys.key })
  // Clean up whenever a row is added: the table never holds more than a day of rows.
  if (taken.length > 0) await db.delete(idempotencyKeys).where(before(KEPT_MS))
  return taken.length > 0
}

async function firstAnswer(db: Db, claim: Claim) {
  const [first] = await db.select().from(idempotencyKeys).where(isClaim(claim))
  if (first && first.request_hash !== claim.request_hash)
    throw new AppError('unprocessable', 'This Idempotency-Key was used for another request')
  // The row of a call that has just failed is gone: the next repetition performs it.
  if (first?.status == null)
    throw new AppError('conflict', 'The first request with this Idempotency-Key is still running')
  return first.reply
}

/**
 * Performs a call once for each Idempotency-Key of a user: a repetition within a day gets the first reply and does nothing.
 * Failures are not stored, so that a refused call can be corrected and sent again.
 */
export async function withIdempotency(
  { db, now }: { db: Db; now: () => Date },
  row: ContractRow,
  request: FastifyRequest,
  perform: () => Promise<unknown>,
) {
  const key = keyOf(row, request)
  if (key === undefined) return perform()
  const claim = claimOf(key, request)
  if (!(await take(db, claim, now()))) return firstAnswer(db, claim)
  try {
    const result = await perform()
    // Parsed as for sending, so that fields outside the reply schema are not stored either.
    const reply = row.reply.parse(result)
    await db
      .update(idempotencyKeys)
      .set({ status: row.status ?? 200, reply })
      .where(isClaim(claim))
    return result
  } catch (error) {
    await db.delete(idempotencyKeys).where(isClaim(claim))
    throw error
  }
}
