import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { kilometres, pointOf } from '../../db/distance'
import { articles, articleTranslations } from '../../db/schema/core'
import { articlePlaces, places } from '../../db/schema/places'
import { articleCategories } from '../../db/schema/topics'
import { isOneOf } from '../../db/sql'
import { listSummaries } from './articles.queries'

/** How many of the newest articles of each place and each topic are compared. More would take longer in a large magazine. */
const COMPARED = 100

type Shared = typeof articlePlaces | typeof articleCategories

/**
 * Other published articles, without those of `except`: by the number of shared places, then of shared topics, then those that the reader can read in the language
 * of the page, then the nearest, then the newest. Candidates are found in the indexes of places and topics.
 */
export async function listRelated(
  db: Db,
  id: number,
  { limit, lang = DEFAULT_LANGUAGE, except = [] }: { limit: number; lang?: LanguageCode; except?: number[] },
) {
  const newest = (table: typeof articles | Shared, column: string, where?: SQL) =>
    sql`select ${sql.identifier(column)} as id from ${table}
      where status = 'published' and not ${isOneOf(sql.identifier(column), [id, ...except])} ${where && sql`and ${where}`}
      order by published_at desc nulls last, ${sql.identifier(column)} desc limit ${COMPARED}`
  const sharing = (table: Shared, of: string) =>
    sql`select others.id from ${table} as ours,
      lateral (${newest(table, 'article_id', sql`${sql.identifier(of)} = ours.${sql.identifier(of)}`)}) as others
      where ours.article_id = ${id}`
  const numberShared = (table: Shared, of: string) =>
    sql`(select count(*) from ${table} ours join ${table} theirs on theirs.${sql.identifier(of)} = ours.${sql.identifier(of)}
      where ours.article_id = ${id} and theirs.article_id = others.id)`
  const isTranslated = sql`exists (select 1 from ${articleTranslations} t
    where t.record_id = others.id and t.language = ${lang} and t.status = 'published')`
  const distance = sql`(select min(${kilometres(pointOf('here'), pointOf('there'))})
    from ${articlePlaces} ours join ${places} here on here.id = ours.place_id,
      ${articlePlaces} theirs join ${places} there on there.id = theirs.place_id
    where ours.article_id = ${id} and theirs.article_id = others.id)`
  const { rows: found } = await db.execute<{ id: number }>(sql`
    select others.id from (
      select id from (${sharing(articlePlaces, 'place_id')}) as of_places
      union select id from (${sharing(articleCategories, 'category_id')}) as of_topics
      union select id from (${newest(articles, 'id')}) as of_all
    ) as candidates,
    lateral (select id, language, published_at from ${articles} where id = candidates.id limit 1) as others
    order by ${numberShared(articlePlaces, 'place_id')} desc, ${numberShared(articleCategories, 'category_id')} desc,
      (others.language = ${lang} or ${isTranslated}) desc, ${distance} nulls last,
      others.published_at desc nulls last, others.id desc
    limit ${limit}`)
  return listSummaries(
    db,
    found.map((row) => row.id),
  )
}
