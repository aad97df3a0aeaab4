import { createHash } from 'node:crypto'
import { type ContractRow, takesKey } from '@shared/contract/parts'
import { and, eq, isNotNull, isNull, lt, not, or } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/client'
import { idempotencyKeys } from '../db/schema/core'
import { AppError, invalid, isLockTimeout } from './errors'
import type { Services } from './services'

const KEPT_MS = 24 * 3_600_000

/** Until a repetition asks again whose first request is under way. */
const RETRY_SECONDS = 2

const PRINTABLE = /^[\x20-\x7e]{1,200}$/

const sha256 = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex')

/** The key of a call that must happen once. */
function keyOf(row: ContractRow, { method, headers }: FastifyRequest) {
  const key = headers['idempotency-key']
  if (key === undefined || method !== 'POST' || !takesKey(row)) return undefined
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

const isExpired = (now: Date) => lt(idempotencyKeys.created_at, new Date(now.getTime() - KEPT_MS))

/**
 * Takes the key, in the transaction of the effect. If another request has taken it and not committed yet, the database makes this one
 * wait for that, for as long as for any lock.
 */
async function take(tx: Db, claim: Claim, now: Date) {
  const fresh = { request_hash: claim.request_hash, status: null, reply: null, created_at: now }
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ ...claim, ...fresh })
    .onConflictDoUpdate({
      target: [idempotencyKeys.user_id, idempotencyKeys.key],
      set: fresh,
      // Without a status, a server of an earlier version has left it behind when it was killed.
      setWhere: or(isExpired(now), isNull(idempotencyKeys.status)),
    })
    .returning({ key: idempotencyKeys.key })
    .catch((error) => {
      if (!isLockTimeout(error)) throw error
      throw new AppError('in_progress', 'The first request with this Idempotency-Key is still running', {
        retryAfterSeconds: RETRY_SECONDS,
      })
    })
  if (taken.length === 0) throw new Error('The call has been performed before')
}

/** The answer to the first request; undefined if there was none. */
async function findAnswer(db: Db, claim: Claim, now: Date) {
  const [first] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(isClaim(claim), not(isExpired(now)), isNotNull(idempotencyKeys.status)))
  if (first && first.request_hash !== claim.request_hash)
    throw new AppError('unprocessable', 'This Idempotency-Key was used for another request')
  return first && { reply: first.reply }
}

/**
 * A call with an Idempotency-Key: a repetition by the same user within a day gets the first reply and does nothing. Failures are not stored, so
 * that a refused call can be corrected and sent again. Returns undefined for a call without a key, or one that takes none.
 */
export function keyedCall({ db, now }: Pick<Services, 'db' | 'now'>, row: ContractRow, request: FastifyRequest) {
  const key = keyOf(row, request)
  if (key === undefined) return undefined
  const claim = claimOf(key, request)
  return {
    findAnswer: () => findAnswer(db, claim, now()),
    take: (tx: Db) => take(tx, claim, now()),
    storeAnswer(tx: Db, result: unknown) {
      // Parsed as for sending, so that fields outside the reply schema are not stored either.
      const reply = result === undefined ? null : row.reply.parse(result)
      return tx
        .update(idempotencyKeys)
        .set({ status: row.status ?? 200, reply })
        .where(isClaim(claim))
    },
  }
}
