import { isStaff } from '@shared/roles'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/client'
import { ads } from '../db/schema/ads'
import { users } from '../db/schema/core'
import { AppError } from '../http/errors'
import { AT_ONCE } from '../http/front-door/limits'
import type { UserRow } from '../http/route'

/** How long a review may well take. */
const RETRY_AFTER_SECONDS = 3600

/** Refuses an ad that was added in this transaction, if its member has too many that wait for review. */
export async function checkWaitingAds(tx: Db, { id, role }: UserRow, adId: number) {
  if (isStaff(role)) return
  // Of two ads at the same moment, the second finds the first. Both refer to the account already, which a lock for update would conflict with.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
  const waiting = await tx
    .select({ id: ads.id })
    .from(ads)
    .where(and(eq(ads.advertiser_id, id), eq(ads.status, 'pending')))
  if (waiting.length <= AT_ONCE.waitingAds || !waiting.some((ad) => ad.id === adId)) return
  throw new AppError(
    'rate_limited',
    `You have ${AT_ONCE.waitingAds} ads waiting for review. You can submit another one when one of them has been reviewed.`,
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  )
}
