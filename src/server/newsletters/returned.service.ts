import type { Db } from '../db/client'
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

/** Takes in that a copy came back. A permanent failure (5.x.x) stops newsletters to its address, a temporary one changes nothing. */
export async function takeReturned(db: Db, signer: Signer, { address, status, reason = '' }: Return) {
  const id = deliveryOf(address, signer)
  if (!id) return 'unknown'
  // A delay or a full mailbox (4.x.x) passes: the address stays in use.
  if (!status.startsWith('5')) return 'temporary'
  await recordReturned(db, id, `Returned: ${status} ${reason}`.trim())
  return 'permanent'
}
