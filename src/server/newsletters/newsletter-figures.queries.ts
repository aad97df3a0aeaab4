import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { newsletterFigures, newsletterLinks } from '../db/schema/mail'

/** A reader's last newsletter is looked for among so many. */
const MAX_LOOKED_AT = 50

/**
 * Counts a reader who leaves, or comes back, at the last newsletter that this address has got; at none if that is too long ago. It is
 * not stored who it was.
 */
export async function countUnsubscribed(tx: Db, email: string, by: 1 | -1) {
  await tx.execute(sql`
    insert into ${newsletterFigures} as figures (newsletter_id, unsubscribed)
    select latest.id, ${Math.max(by, 0)}::int from (select id, sent_at from newsletters where sent_at is not null
      order by sent_at desc limit ${MAX_LOOKED_AT}) as latest
    where exists (select from deliveries d where d.newsletter_id = latest.id and d.status = 'sent' and d.email = ${email})
    order by latest.sent_at desc limit 1
    on conflict (newsletter_id) do update set unsubscribed = greatest(0, figures.unsubscribed + ${by}::int)`)
}

export async function readUnsubscribed(db: Db, newsletterId: number) {
  const [row] = await db.select().from(newsletterFigures).where(eq(newsletterFigures.newsletter_id, newsletterId))
  return row?.unsubscribed ?? 0
}

/** The most followed first. */
export const listClicks = (db: Db, newsletterId: number) =>
  db
    .select({ url: newsletterLinks.url, count: newsletterLinks.clicks })
    .from(newsletterLinks)
    .where(eq(newsletterLinks.newsletter_id, newsletterId))
    .orderBy(desc(newsletterLinks.clicks), newsletterLinks.id)

/** The ids of these links of a newsletter, which they get here. */
export async function registerLinks(db: Db, newsletterId: number, urls: string[]): Promise<Map<string, number>> {
  if (urls.length === 0) return new Map()
  await db
    .insert(newsletterLinks)
    .values(urls.map((url) => ({ newsletter_id: newsletterId, url })))
    .onConflictDoNothing()
  const rows = await db
    .select({ id: newsletterLinks.id, url: newsletterLinks.url })
    .from(newsletterLinks)
    .where(eq(newsletterLinks.newsletter_id, newsletterId))
  return new Map(rows.map(({ id, url }) => [url, id]))
}

export async function findLink(db: Db, id: number) {
  const [row] = await db.select({ url: newsletterLinks.url }).from(newsletterLinks).where(eq(newsletterLinks.id, id))
  return row?.url
}

export const countClick = (db: Db, id: number) =>
  db
    .update(newsletterLinks)
    .set({ clicks: sql`${newsletterLinks.clicks} + 1` })
    .where(eq(newsletterLinks.id, id))
