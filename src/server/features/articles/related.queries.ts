import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { articles } from '../../db/schema'
import { articlePlaces } from '../../db/schema-places'
import { articleCategories } from '../../db/schema-topics'
import { listArticlesById } from './articles.queries'

export const DEFAULT_RELATED = 3

/**
 * Other published articles: those about the same places, then those of the same categories, then the newest. Each of the
 * three takes no more rows than are asked for, the newest first, which the index articles_published yields in that order.
 */
export async function listRelated(db: Db, id: number, limit = DEFAULT_RELATED) {
  const newest = sql`from ${articles} a where a.status = 'published' and a.id <> ${id}`
  const order = sql`order by a.published_at desc nulls last, a.id desc limit ${limit}`
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from (
      (select a.id, a.published_at, 1 as rank ${newest} and exists (
        select 1 from ${articlePlaces} theirs join ${articlePlaces} ours using (place_id)
        where theirs.article_id = a.id and ours.article_id = ${id}) ${order})
      union all
      (select a.id, a.published_at, 2 ${newest} and exists (
        select 1 from ${articleCategories} theirs join ${articleCategories} ours using (category_id)
        where theirs.article_id = a.id and ours.article_id = ${id}) ${order})
      union all
      (select a.id, a.published_at, 3 ${newest} ${order})
    ) as candidates
    group by id, published_at
    order by min(rank), published_at desc nulls last, id desc
    limit ${limit}`,
  )
  return listArticlesById(
    db,
    rows.map((row) => row.id),
  )
}
