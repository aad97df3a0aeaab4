import type { Db } from '../db/client'
import { refusalOf } from '../mail/refusals'
import { deliveryOf } from '../mail/return-address'
import type { Signer } from '../mail/signing'
import { recordReturned } from './deliveries.queries'

type Return = {
  /** The return address, or a text that contains it. */
  address: string
  /** The enhanced status code of RFC 3463. */
  status: string
  reason?: string
}

/** Takes in that a copy came back. Newsletters stop if its address is dead; a delay or a full mailbox changes nothing. */
export async function takeReturned(db: Db, signer: Signer, { address, status, reason = '' }: Return) {
  const id = deliveryOf(address, signer)
  if (!id) return 'unknown'
  const refusal = refusalOf(status)
  if (refusal !== 'temporary')
    await recordReturned(db, id, { reason: `Returned: ${status} ${reason}`.trim(), isDead: refusal === 'dead' })
  return refusal
}
