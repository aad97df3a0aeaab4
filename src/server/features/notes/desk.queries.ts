import { NEW_NOTE_DAYS } from '@shared/article-rules'
import type { DeskItem } from '@shared/entities/note'
import { pageOf } from '@shared/paging'
import { canAll } from '@shared/permissions'
import { DAY_MS } from '@shared/time'
import { and, asc, count, desc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { isAscending, type ListQuery, matching } from '../../db/list'
import { articles, users } from '../../db/schema'
import { articleHandovers, articleNotes } from '../../db/schema-notes'
import type { UserRow } from '../../http/route'

const lastNote = sql`(select max(n.id) from ${articleNotes} n where n.article_id = ${articles}.id)`

const isInReview = eq(articles.status, 'review')
const isSentBack = and(eq(articleHandovers.kind, 'sent_back'), eq(articles.status, 'draft'))

/** Someone else has the last word, and the user has a part in the conversation. */
function hasNewNote({ id }: UserRow, since: Date) {
  const took = sql`exists (select 1 from ${articleNotes} own where own.article_id = ${articles}.id and own.author_id = ${id})`
  const handedOver = eq(articleHandovers.user_id, id)
  return and(
    gt(articleNotes.created_at, since),
    or(isNull(articleNotes.author_id), ne(articleNotes.author_id, id)),
    or(eq(articles.author_id, id), took, handedOver),
    // Handing the article over afterwards was the answer.
    sql`not coalesce(${and(handedOver, gt(articleHandovers.created_at, articleNotes.created_at))}, false)`,
  )
}

/** The articles that wait for this user. Each is there once, for the first of the reasons. */
export async function listDesk(
  db: Db,
  user: UserRow,
  query: ListQuery<'since' | 'title' | 'id'>,
  now: Date,
): Promise<{ items: DeskItem[]; total: number }> {
  const newSince = new Date(now.getTime() - NEW_NOTE_DAYS * DAY_MS)
  const reviews = canAll(user, 'publish', 'articles') ? isInReview : sql`false`
  const returned = and(isSentBack, eq(articles.author_id, user.id))
  const kind = sql<
    DeskItem['kind']
  >`case when ${reviews} then 'review' when ${returned} then 'sent_back' else 'note' end`
  const since =
    sql<Date>`case when ${or(reviews, returned)} then coalesce(${articleHandovers.created_at}, ${articles.updated_at})
    else ${articleNotes.created_at} end`.mapWith(articles.updated_at)
  const byName = sql<
    string | null
  >`case when ${or(reviews, returned)} then ${users.name} else ${articleNotes.author_name} end`
  // On the articles alone, so that the others are not joined with their notes.
  const mayWait = or(
    isInReview,
    inArray(articles.id, db.select({ id: articleHandovers.article_id }).from(articleHandovers)),
    inArray(
      articles.id,
      db.select({ id: articleNotes.article_id }).from(articleNotes).where(gt(articleNotes.created_at, newSince)),
    ),
  )
  const where: SQL | undefined = and(
    mayWait,
    or(reviews, returned, hasNewNote(user, newSince)),
    matching(query.q, articles.title, articles.author_name),
  )
  const select = () =>
    db
      .select({ kind, article_id: articles.id, title: articles.title, by_name: byName, since, note: articleNotes })
      .from(articles)
      .leftJoin(articleHandovers, eq(articleHandovers.article_id, articles.id))
      .leftJoin(users, eq(users.id, articleHandovers.user_id))
      .leftJoin(articleNotes, eq(articleNotes.id, lastNote))
      .where(where)
  const { limit, offset } = pageOf(query)
  const direction = isAscending(query) ? asc : desc
  const column = { since, title: articles.title, id: articles.id }[query.sort ?? 'since']
  const rows = await select().orderBy(direction(column), direction(articles.id)).limit(limit).offset(offset)
  const [counted] = await db
    .select({ total: count() })
    .from(articles)
    .leftJoin(articleHandovers, eq(articleHandovers.article_id, articles.id))
    .leftJoin(articleNotes, eq(articleNotes.id, lastNote))
    .where(where)
  return {
    items: rows.map(({ note, since: waitsSince, ...row }) => ({
      ...row,
      since: waitsSince.toISOString(),
      note: note && { text: note.text, author_name: note.author_name, created_at: note.created_at.toISOString() },
    })),
    total: counted?.total ?? 0,
  }
}
