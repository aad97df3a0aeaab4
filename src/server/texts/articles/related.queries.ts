import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { articles } from '../../db/schema/core'
import { articlePlaces } from '../../db/schema/places'
import { articleCategories } from '../../db/schema/topics'
import { rowsOf } from '../../db/sql'
import { listSummaries } from './articles.queries'

export const DEFAULT_RELATED = 3

/**
 * Other published articles: those about the same places, then those of the same categories, then the newest. The newest of each place
 * and each category are found in its index, no more than are asked for.
 */
export async function listRelated(db: Db, id: number, limit = DEFAULT_RELATED) {
  const rows = rowsOf({ limit, offset: 0 })
  const newest = (
    table: typeof articles | typeof articlePlaces | typeof articleCategories,
    column: string,
    where?: SQL,
  ) =>
    sql`select ${sql.identifier(column)} as id, published_at from ${table}
      where status = 'published' and ${sql.identifier(column)} <> ${id} ${where && sql`and ${where}`}
      order by published_at desc nulls last, ${sql.identifier(column)} desc ${rows}`
  const sharing = (table: typeof articlePlaces | typeof articleCategories, of: string) =>
    sql`select others.id, others.published_at from ${table} as ours,
      lateral (${newest(table, 'article_id', sql`${sql.identifier(of)} = ours.${sql.identifier(of)}`)}) as others
      where ours.article_id = ${id}`
  const { rows: found } = await db.execute<{ id: number }>(sql`
    select id from (
      select *, 1 as rank from (${sharing(articlePlaces, 'place_id')}) as of_places
      union all select *, 2 from (${sharing(articleCategories, 'category_id')}) as of_categories
      union all select *, 3 from (${newest(articles, 'id')}) as of_all
    ) as candidates
    group by id, published_at
    order by min(rank), published_at desc nulls last, id desc
    ${rows}`)
  return listSummaries(
    db,
    found.map((row) => row.id),
  )
}
