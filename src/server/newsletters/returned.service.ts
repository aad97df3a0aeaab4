import { eq } from 'drizzle-orm'
import type { Db } from '../db/client'
import { deliveries } from '../db/schema/mail'
import { codeOfReport, refusalOf } from '../mail/refusals'
import { deliveryOf } from '../mail/return-address'
import type { Signer } from '../mail/signing'
import { recordReturned } from './deliveries.queries'
import { shownAddress } from './deliveries.service'
import { unsubscribeAddress } from './subscribers.service'

type Return = {
  /** The return address, or another text that names the copy. */
  copy: string
  /** The enhanced status code of RFC 3463; undefined for a complaint. */
  status: string | undefined
  reason?: string
}

async function unsubscribeRecipient(db: Db, id: number) {
  const [copy] = await db.select({ email: deliveries.email }).from(deliveries).where(eq(deliveries.id, id))
  const email = shownAddress(copy?.email ?? '')
  if (email) await db.transaction((tx) => unsubscribeAddress(tx, email, new Date()))
}

/** Takes in that a copy came back, and returns what its code says, or that its recipient has complained, who then gets no more. */
export async function takeReturned(db: Db, signer: Signer, { copy, status, reason = '' }: Return) {
  const id = deliveryOf(copy, signer)
  if (!id) return 'unknown'
  if (!status) {
    await unsubscribeRecipient(db, id)
    return 'complaint'
  }
  const code = codeOfReport(reason, status) ?? status
  await recordReturned(db, id, { code, reason: `Returned: ${code} ${reason}`.trim() })
  return refusalOf(code)
}
