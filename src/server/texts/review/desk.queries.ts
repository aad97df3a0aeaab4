import { NEW_NOTE_DAYS } from '@shared/article-rules'
import type { DeskCounts, DeskItem } from '@shared/entities/note'
import type { Total } from '@shared/paging'
import { canAll } from '@shared/permissions'
import { DAY_MS } from '@shared/time'
import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { isAscending, type ListQuery, listFound } from '../../db/list'
import { type Matching, searched } from '../../db/list-search'
import { ads } from '../../db/schema/ads'
import { articles, users } from '../../db/schema/core'
import { articleHandovers, articleNotes } from '../../db/schema/notes'
import type { UserRow } from '../../http/route'
import { waitingReviews } from '../../translation/waiting-reviews.service'

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

type Found = Omit<DeskItem, 'note'> & { note_text: string | null; note_author: string | null; noted_at: string | null }

/** The articles that wait for this user. Each is there once, for the first of the reasons. */
function waitingArticles(db: Db, user: UserRow, matching: Matching, now: Date) {
  const newSince = new Date(now.getTime() - NEW_NOTE_DAYS * DAY_MS)
  const reviews = canAll(user, 'publish', 'articles') ? isInReview : sql`false`
  const returned = and(isSentBack, eq(articles.author_id, user.id))
  const isHandedOver = or(reviews, returned)
  // On the articles alone, so that the others are not joined with their notes.
  const mayWait = or(
    isInReview,
    inArray(articles.id, db.select({ id: articleHandovers.article_id }).from(articleHandovers)),
    inArray(
      articles.id,
      db.select({ id: articleNotes.article_id }).from(articleNotes).where(gt(articleNotes.created_at, newSince)),
    ),
  )
  const where = and(
    mayWait,
    or(isHandedOver, hasNewNote(user, newSince)),
    matching(articles.title, articles.author_name),
  )
  return sql`select case when ${reviews} then 'review' when ${returned} then 'sent_back' else 'note' end as kind,
    'articles' as original, ${articles.id} as id, null as language, ${articles.title} as title,
    case when ${isHandedOver} then ${users.name} else ${articleNotes.author_name} end as by_name,
    case when ${isHandedOver} then coalesce(${articleHandovers.created_at}, ${articles.updated_at})
      else ${articleNotes.created_at} end as since,
    ${articleNotes.text} as note_text, ${articleNotes.author_name} as note_author, ${articleNotes.created_at} as noted_at
    from ${articles} left join ${articleHandovers} on ${articleHandovers.article_id} = ${articles.id}
    left join ${users} on ${users.id} = ${articleHandovers.user_id}
    left join ${articleNotes} on ${articleNotes.id} = ${lastNote} where ${where}`
}

/** The ads that wait for a decision, for those who may make it. */
const waitingAds = (user: UserRow, matching: Matching) =>
  canAll(user, 'review', 'ads')
    ? [
        sql`select 'ad' as kind, 'ads' as original, ${ads.id} as id, null as language, ${ads.title} as title,
          ${ads.advertiser_name} as by_name, ${ads.created_at} as since, null as note_text, null as note_author,
          null::timestamptz as noted_at from ${ads}
          where ${and(eq(ads.status, 'pending'), matching(ads.title, ads.advertiser_name))}`,
      ]
    : []

/** The number of entries on each screen: a translation waits on the desk of translations, whatever its original is. */
const countByScreen = sql`, (select coalesce(json_object_agg(screen, number), '{}') from (
  select case kind when 'translation' then 'translations' else original end as screen, count(*)::int as number
  from found group by 1) as counted) as waiting`

type DeskQuery = ListQuery<'since' | 'title' | 'id'>

type Desk = { items: DeskItem[]; waiting: DeskCounts } & Total

/** The articles, translations and ads that wait for this user. */
export const listDesk = (db: Db, user: UserRow, query: DeskQuery, now: Date): Promise<Desk> =>
  searched(query.q, (matching) => readDesk(db, user, query, { matching, now }))

async function readDesk(db: Db, user: UserRow, query: DeskQuery, { matching, now }: { matching: Matching; now: Date }) {
  const found = [
    waitingArticles(db, user, matching, now),
    ...waitingReviews(user, { title: (column) => matching(column) }),
    ...waitingAds(user, matching),
  ]
  const direction = sql.raw(isAscending(query) ? 'asc' : 'desc')
  const order = sql`${sql.raw(query.sort ?? 'since')} ${direction}, original ${direction}, id ${direction}, language ${direction}`
  const { rows, ...total } = await listFound<Found, Pick<Desk, 'waiting'>>(
    db,
    sql.join(found, sql` union all `),
    order,
    query,
    { extras: countByScreen },
  )
  return {
    items: rows.map(({ note_text, note_author, noted_at, ...item }) => ({
      ...item,
      since: new Date(item.since).toISOString(),
      note:
        note_text === null || noted_at === null
          ? null
          : { text: note_text, author_name: note_author ?? '', created_at: new Date(noted_at).toISOString() },
    })),
    ...total,
  }
}
