import { Newsletter, type NewsletterInput, type NewsletterState } from '@shared/entities/newsletter'
import { and, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { type ListQuery, listRows } from '../db/list'
import { searched, textOfHtml } from '../db/list-search'
import { newsletters } from '../db/schema/mail'
import { bumpVersion } from '../http/versions'

type NewsletterRow = typeof newsletters.$inferSelect

const toNewsletter = (row: NewsletterRow): Newsletter =>
  Newsletter.parse({
    ...row,
    topics: row.topic_ids,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    scheduled_at: row.scheduled_at?.toISOString() ?? null,
  })

type NewslettersQuery = ListQuery<'created_at' | 'updated_at' | 'sent_at' | 'id' | 'subject'> & {
  status?: NewsletterState
}

const ofState: Record<NewsletterState, SQL> = {
  draft: isNull(newsletters.sent_at),
  sent: isNotNull(newsletters.sent_at),
}

export const listNewsletters = (db: Db, { status, ...query }: NewslettersQuery) =>
  searched(query.q, async (matching) => {
    const where = and(status && ofState[status], matching(newsletters.subject, textOfHtml(newsletters.content)))
    const { rows, ...total } = await listRows(db, newsletters, query, where)
    return { newsletters: rows.map(toNewsletter), ...total }
  })

export async function findNewsletter(db: Db, id: number) {
  const [row] = await db.select().from(newsletters).where(eq(newsletters.id, id))
  return row && toNewsletter(row)
}

export async function newsletterExists(db: Db, id: number) {
  const { rows } = await db.execute(sql`select 1 from ${newsletters} where id = ${id}`)
  return rows.length > 0
}

export async function lockNewsletter(tx: Db, id: number) {
  const [row] = await tx.select().from(newsletters).where(eq(newsletters.id, id)).for('update')
  return row && { ...toNewsletter(row), scheduled_user_ids: row.scheduled_user_ids }
}

/** Without topics, they stay as they are. */
const columnsOf = ({ topics, ...texts }: NewsletterInput) => ({ ...texts, ...(topics && { topic_ids: topics }) })

export async function insertNewsletter(tx: Db, values: NewsletterInput, now: Date) {
  const [row] = await tx
    .insert(newsletters)
    .values({ ...columnsOf(values), created_at: now, updated_at: now })
    .returning()
  return toNewsletter(row as NewsletterRow)
}

type Changed = 'subject' | 'content' | 'topic_ids' | 'public' | 'scheduled_at' | 'scheduled_user_ids'

export async function updateNewsletter(tx: Db, id: number, values: Partial<Pick<NewsletterRow, Changed>>, now: Date) {
  const [row] = await tx
    .update(newsletters)
    .set({ ...values, ...bumpVersion(newsletters, now) })
    .where(eq(newsletters.id, id))
    .returning()
  return toNewsletter(row as NewsletterRow)
}

export const updateTexts = (tx: Db, id: number, values: NewsletterInput, now: Date) =>
  updateNewsletter(tx, id, columnsOf(values), now)

/** The sent newsletters of the archive. */
export async function listPublicNewsletters(db: Db, query: ListQuery<'sent_at'>) {
  const { rows, ...total } = await listRows(
    db,
    newsletters,
    { sort: 'sent_at', order: 'desc', ...query },
    and(isNotNull(newsletters.sent_at), eq(newsletters.public, true)),
  )
  return { newsletters: rows.map(toNewsletter), ...total }
}

/** Marks a newsletter as sent, which ends its schedule. */
export const markSent = (tx: Db, id: number, now: Date) =>
  tx
    .update(newsletters)
    .set({ sent_at: now, scheduled_at: null, scheduled_user_ids: null, ...bumpVersion(newsletters, now) })
    .where(eq(newsletters.id, id))

/** Scheduled newsletters whose time has come. */
export const listDueSchedules = (db: Db) =>
  db
    .select({ id: newsletters.id, scheduled_at: newsletters.scheduled_at })
    .from(newsletters)
    .where(and(isNull(newsletters.sent_at), lte(newsletters.scheduled_at, sql`now()`)))
