import { EVENT_MS } from '@shared/article-rules'
import type { Total } from '@shared/paging'
import type { ArticleStatus } from '@shared/statuses'
import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { inDictionaryOrder, isAscending, type ListQuery, listIds, orderBy } from '../../db/list'
import { articles, categories, shownAuthor } from '../../db/schema/core'
import { articlePlaces } from '../../db/schema/places'
import { articleCategories } from '../../db/schema/topics'
import { hasTitle, type ManagedFilter, managedFilter } from './article-filters'
import { isPinned, listManagedSummaries, listSummaries } from './articles.queries'
import { writtenBy } from './further-authors'

type SortField =
  | 'created_at'
  | 'updated_at'
  | 'published_at'
  | 'id'
  | 'title'
  | 'views'
  | 'author_name'
  | 'shown_author'
  | 'status'
  | 'starts_at'

export type ArticleQuery = Omit<ListQuery<SortField>, 'q'> &
  ManagedFilter & {
    limit?: number
    status?: ArticleStatus
    slug?: string
    category?: string
    /** The id of a place. */
    place?: number
    /** The id of a series. */
    series?: number
    /** Whether it is the lead story. */
    pinned?: 'true' | 'false'
    /** Events that are not over at this moment. */
    ongoingAt?: Date
    /** The id of an account. Articles with a byline are not counted among its articles. */
    author?: number
  }

/** The id of the category with this id or slug. */
const categoryId = (category: string) =>
  /^\d{1,9}$/.test(category)
    ? sql`${Number(category)}`
    : sql`(select c.id from ${categories} c where c.slug = ${category})`

const inCategory = (category: string) => sql`exists (select 1 from ${articleCategories} ac
  where ac.article_id = ${articles}.id and ac.category_id = ${categoryId(category)})`

const atPlace = (id: number) => sql`exists (select 1 from ${articlePlaces} ap
  where ap.article_id = ${articles}.id and ap.place_id = ${id})`

/** Readers do not learn who has written an article with a byline. */
const ofAuthor = (id: number, status: ArticleStatus | undefined) =>
  and(
    sql`${articles.id} in ${writtenBy(id)}`,
    isNull(articles.byline),
    // Not as a parameter: the index `articles_of_author` has these articles only.
    status === 'published' ? sql`${articles.status} = 'published'` : undefined,
  )

const LASTS = sql.raw(`interval '${EVENT_MS} milliseconds'`)

const isOngoing = (now: Date) =>
  sql`coalesce(${articles.ends_at}, ${articles.starts_at} + ${LASTS}, 'infinity') > ${now.toISOString()}::timestamptz`

export const sortColumn = (sort: SortField = 'created_at') =>
  sort === 'shown_author' ? inDictionaryOrder(shownAuthor) : articles[sort]

/** Readers know authors by the names that they see. */
export const forReaders = <Query extends ArticleQuery>(query: Query): Query =>
  query.sort === 'author_name' ? { ...query, sort: 'shown_author' } : query

/** The order of a list. A query that has these columns under other names passes them. */
export function orderOf(
  { sort, order }: Pick<ArticleQuery, 'sort' | 'order'>,
  column: SQLWrapper = sortColumn(sort),
  id: SQLWrapper = articles.id,
): SQL {
  if (sort === 'starts_at') return sql`${column} nulls last, ${id} desc`
  if (sort !== 'published_at') return orderBy({ sort, order }, column, id)
  // An article that was never published sorts as older than all others. The index articles_published has this order.
  return isAscending({ sort, order }) ? sql`${column} nulls first, ${id}` : sql`${column} desc nulls last, ${id} desc`
}

/** Conditions on an article's own columns and its categories. */
export const articleFilter = (query: ArticleQuery) =>
  and(
    query.status ? eq(articles.status, query.status) : undefined,
    query.slug ? eq(articles.slug, query.slug) : undefined,
    query.category ? inCategory(query.category) : undefined,
    query.place ? atPlace(query.place) : undefined,
    query.series ? eq(articles.series_id, query.series) : undefined,
    query.pinned ? sql`${isPinned} = ${query.pinned === 'true'}` : undefined,
    query.author ? ofAuthor(query.author, query.status) : undefined,
    query.ongoingAt ? isOngoing(query.ongoingAt) : undefined,
    managedFilter(query),
  )

/**
 * Where a page finds its ids. Those of a topic or a place alone come from the copies in its index, which has them in the order of the
 * list; an article with another filter has to be looked at.
 */
function sourceOf(query: ArticleQuery) {
  const {
    category,
    place,
    status,
    sort = 'created_at',
    order: _,
    page: _page,
    perPage: _perPage,
    limit: _limit,
    hasTitle: isTitled,
    ...others
  } = query
  const isCopied =
    isTitled !== false &&
    (sort === 'created_at' || sort === 'published_at') &&
    Object.values(others).every((value) => !value)
  const copies =
    !isCopied || (category && place) ? undefined : category ? articleCategories : place ? articlePlaces : undefined
  if (!copies || !isCopied)
    return { table: articles, id: articles.id, column: sortColumn(sort), where: articleFilter(query) }
  const isOf = category
    ? eq(articleCategories.category_id, categoryId(category))
    : eq(articlePlaces.place_id, place ?? 0)
  return {
    table: copies,
    id: copies.article_id,
    column: copies[sort],
    where: and(isOf, status && eq(copies.status, status), isTitled ? hasTitle(copies.article_id) : undefined),
  }
}

async function listWith<Row>(
  db: Db,
  query: ArticleQuery,
  read: (db: Db, ids: number[]) => Promise<Row[]>,
): Promise<{ articles: Row[] } & Total> {
  const { table, id, column, where } = sourceOf(query)
  const { ids, ...total } = await listIds(db, { table, id, where, order: orderOf(query, column, id) }, query)
  return { articles: await read(db, ids), ...total }
}

/** What readers see. */
export const listArticles = (db: Db, query: ArticleQuery) => listWith(db, forReaders(query), listSummaries)

/** What staff see. */
export const listManagedArticles = (db: Db, query: ArticleQuery) => listWith(db, query, listManagedSummaries)
