import type { Ad } from '@shared/entities/ad'
import { canAll } from '@shared/permissions'
import { ROLES } from '@shared/roles'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '../db/client'
import { users } from '../db/schema'
import type { Mail } from './mail'

const reviewers = ROLES.filter((role) => canAll({ id: 0, role }, 'review', 'ads'))

/** Tells the advertiser what has become of their ad, unless they have done it themself. */
export async function tellAdvertiser(tx: Db, mail: Mail, { advertiser_id, title, status, ...ad }: Ad, actorId: number) {
  if (advertiser_id === null || advertiser_id === actorId) return
  const job = { kind: 'ad-status', userId: advertiser_id, title, status, reason: ad.rejection_reason } as const
  await mail.enqueue(tx, 'mail', job)
}

/** Tells whoever may review it that a new ad waits: each by a mail of their own, which fails and is repeated alone. */
export async function tellReviewers(tx: Db, mail: Mail, ad: Ad, actorId: number) {
  const staff = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.role, reviewers), eq(users.notify_new_ads, true), ne(users.id, actorId)))
  const about = { kind: 'new-ad', adId: ad.id, title: ad.title, advertiser: ad.advertiser_name } as const
  for (const { id } of staff) await mail.enqueue(tx, 'mail', { ...about, userId: id })
}
