import { eq } from 'drizzle-orm'
import type { Db } from '../db/client'
import { deliveries } from '../db/schema/mail'
import { codeOfReport, refusalOf } from '../mail/refusals'
import { deliveryOf, unsubscribedBy } from '../mail/return-address'
import type { Signer } from '../mail/signing'
import { recordReturned } from './deliveries.queries'
import { shownAddress } from './deliveries.service'
import { addressOf, unsubscribeAddress } from './subscribers.service'

type Return = {
  /** The return address, or another text that names the copy or its recipient. */
  copy: string
  /** The enhanced status code of RFC 3463; undefined if the recipient wants no more. */
  status: string | undefined
  reason?: string
}

async function recipientOf(db: Db, id: number) {
  const [copy] = await db.select({ email: deliveries.email }).from(deliveries).where(eq(deliveries.id, id))
  return shownAddress(copy?.email ?? '')
}

async function unsubscribe(db: Db, signer: Signer, copy: string) {
  const id = deliveryOf(copy, signer)
  const readerId = unsubscribedBy(copy, signer)
  if (!id && !readerId) return 'unknown'
  const email = readerId ? await addressOf(db, readerId) : id && (await recipientOf(db, id))
  if (email) await db.transaction((tx) => unsubscribeAddress(tx, email, new Date()))
  return 'unsubscribed'
}

/** Takes in that a copy came back, and returns what its code says, or that its reader gets no more for having asked so. */
export async function takeReturned(db: Db, signer: Signer, { copy, status, reason = '' }: Return) {
  if (!status) return unsubscribe(db, signer, copy)
  const id = deliveryOf(copy, signer)
  if (!id) return 'unknown'
  const code = codeOfReport(reason, status) ?? status
  await recordReturned(db, id, { code, reason: `Returned: ${code} ${reason}`.trim() })
  return refusalOf(code)
}
