import type { Ad } from '@shared/entities/ad'
import { canAll } from '@shared/permissions'
import { ROLES } from '@shared/roles'
import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Db } from '../db/client'
import { users } from '../db/schema/core'
import { queueMail, queueNewAd } from '../mail/mails.queries'

const reviewers = ROLES.filter((role) => canAll({ id: 0, role }, 'review', 'ads'))

/** Mails the new status to the advertiser, unless the advertiser has changed it. */
export async function notifyAdvertiser(
  tx: Db,
  { advertiser_id, title, status, rejection_reason }: Ad,
  actorId: number,
) {
  if (advertiser_id === null || advertiser_id === actorId) return
  await queueMail(tx, { kind: 'ad-status', userId: advertiser_id, title, status, reason: rejection_reason })
}

/** Mails all reviewers except the actor. Each gets separate mails, so that one can fail and be retried alone. */
export async function notifyReviewers(tx: Db, { id, title, advertiser_name }: Ad, actorId: number) {
  const staff = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.role, reviewers),
        eq(users.notify_new_ads, true),
        isNull(users.deactivated_at),
        ne(users.id, actorId),
      ),
    )
  const userIds = staff.map((reviewer) => reviewer.id)
  if (userIds.length > 0) await queueNewAd(tx, userIds, { adId: id, title, advertiser: advertiser_name })
}
