import { DAY_MS } from '@shared/time'
import { and, eq, gt, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { adReportMonths, ads } from '../db/schema/ads'
import type { Jobs } from '../jobs/jobs'
import { queueMails } from '../mail/mails.queries'
import { listAdvertisersOf, monthBeside, monthOf } from '../statistics/ad-months'

const EVERY_MS = 10 * 60_000

const NOTICE_PERIOD_MS = 7 * DAY_MS

/**
 * Tells advertisers that the run of an ad ends within a week: once for each end. A run of a week or less is as it was ordered, and needs no
 * mail. Processes that do so at the same moment take different ads.
 */
async function tellOfEnds(db: Db, now: Date) {
  const until = new Date(now.getTime() + NOTICE_PERIOD_MS)
  await db.transaction(async (tx) => {
    const isLong = sql`${ads.ends_at} - coalesce(${ads.starts_at}, ${ads.created_at}) > interval '7 days'`
    const isUntold = or(isNull(ads.end_told), ne(ads.end_told, ads.ends_at))
    const ending = await tx
      .select({ id: ads.id, advertiser: ads.advertiser_id })
      .from(ads)
      .where(and(eq(ads.status, 'published'), gt(ads.ends_at, now), lte(ads.ends_at, until), isLong, isUntold))
      .for('update', { skipLocked: true })
    if (ending.length === 0) return
    const told = ending.flatMap(({ id: adId, advertiser: userId }) =>
      userId === null ? [] : [{ kind: 'ad-ends' as const, userId, adId }],
    )
    await queueMails(tx, told)
    for (const { id } of ending)
      await tx
        .update(ads)
        .set({ end_told: sql`${ads.ends_at}` })
        .where(and(eq(ads.id, id), isNotNull(ads.ends_at)))
  })
}

/**
 * Queues the reports of the month that has ended, once in all processes. The first month of a magazine, or of a program that has begun
 * to write reports, has none: it would come in the middle of the next one.
 */
async function reportMonth(db: Db, now: Date) {
  const month = monthBeside(monthOf(now), -1)
  await db.transaction(async (tx) => {
    const isFirst = (await tx.$count(adReportMonths)) === 0
    const [begun] = await tx
      .insert(adReportMonths)
      .values({ month: `${month}-01`, queued_at: now })
      .onConflictDoNothing()
      .returning()
    if (!begun || isFirst) return
    const advertisers = await listAdvertisersOf(tx, month)
    await queueMails(
      tx,
      advertisers.map((userId) => ({ kind: 'ad-report' as const, userId, month })),
    )
  })
}

/** Queues the mails to advertisers that are due. */
export async function queuePartnerMails(db: Db, now: Date) {
  await tellOfEnds(db, now)
  await reportMonth(db, now)
}

export const schedulePartnerMails = (jobs: Jobs, { db, now }: { db: Db; now: () => Date }) =>
  jobs.schedule({
    name: 'mails to advertisers',
    kind: 'partners',
    everyMs: EVERY_MS,
    // Not during the start, which has enough to do.
    firstAfterMs: EVERY_MS,
    run: () => queuePartnerMails(db, now()),
  })
