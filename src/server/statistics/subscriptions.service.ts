import { dayOf } from '@shared/time'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { subscriptionDays } from '../db/schema/views'

/** Counts a confirmed subscription for the page with its form, in the transaction of the confirmation. */
export const countSubscription = (tx: Db, page: string, now: Date) =>
  tx
    .insert(subscriptionDays)
    .values({ day: dayOf(now), page, subscriptions: 1 })
    .onConflictDoUpdate({
      target: [subscriptionDays.day, subscriptionDays.page],
      set: { subscriptions: sql`${subscriptionDays.subscriptions} + 1` },
    })
