import type { ContractRow } from '@shared/contract/parts'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/client'
import { openUnit } from '../db/unit-of-work'
import { keyedCall } from './idempotency'
import type { Services } from './services'

/** The entry of a call in the audit log. */
export type Audit = {
  /** Adds the entry, in the transaction of the change. */
  done: (tx: Db, reply: unknown) => Promise<unknown>
  /** Adds the entry of a refusal, if those are recorded. Returns the error to answer with. */
  refused: (error: unknown) => Promise<unknown>
}

/**
 * Performs a call as a unit of work: its effect, its entry in the audit log and the answer to its Idempotency-Key are committed together.
 * Whatever happens to the server or its connections, all of them are there or none. A call that is neither recorded nor keyed commits by
 * itself. For a call that is answered after the commit, `perform` returns undefined, and so do its repetitions.
 */
export async function performCall(
  services: Pick<Services, 'db' | 'now'>,
  { row, request }: { row: ContractRow; request: FastifyRequest },
  beginAudit: () => Promise<Audit | undefined>,
  perform: (db: Db) => Promise<unknown>,
) {
  const keyed = keyedCall(services, row, request)
  const earlier = await keyed?.findAnswer()
  if (earlier) return earlier.reply
  const audit = await beginAudit()
  if (!keyed && !audit) return perform(services.db)
  const unit = openUnit(services.db, async (tx) => keyed?.take(tx))
  try {
    const result = await perform(unit.db)
    await unit.commit(async (tx) => {
      await audit?.done(tx, result)
      await keyed?.storeAnswer(tx, result)
    })
    return result
  } catch (error) {
    await unit.rollback(error)
    // The first request may have been performed since, also before this one has found out by the key.
    const first = await keyed?.findAnswer()
    if (first) return first.reply
    throw audit ? await audit.refused(error) : error
  }
}
