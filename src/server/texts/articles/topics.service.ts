import type { Topic } from '@shared/entities/category'
import type { ListedTopic } from '@shared/entities/listed-topic'
import type { LanguageCode } from '@shared/languages'
import { type Total, totalOf } from '@shared/paging'
import { sql } from 'drizzle-orm'
import { topicsInLanguage } from '../../categories/categories.service'
import type { Db } from '../../db/client'
import { countOf, inDictionaryOrder } from '../../db/list'
import { categories } from '../../db/schema/core'
import { articleCategories } from '../../db/schema/topics'
import type { Reading } from '../../translation/reading'
import { listSummaries } from './articles.queries'

/** A magazine with more topics than this has them in its articles only. */
const MAX_TOPICS = 200

/** The topics that have published articles, with their number and the newest one. */
async function listUsedTopics(db: Db) {
  const ofTopic = sql`select from ${articleCategories} ac where ac.category_id = c.id and ac.status = 'published'`
  const { rows } = await db.execute<Topic & { article: number; counted: number }>(sql`
    select c.id, c.name, c.slug, c.description, newest.article_id as article, ${countOf(ofTopic, {})} as counted
    from ${categories} c, lateral (
      select ac.article_id from ${articleCategories} ac where ac.category_id = c.id and ac.status = 'published'
      order by ac.published_at desc nulls last, ac.article_id desc limit 1) as newest
    order by ${inDictionaryOrder(sql`c.name`)}, c.id limit ${MAX_TOPICS}`)
  const articles = new Map(
    (await listSummaries(db, [...new Set(rows.map(({ article }) => article))])).map((one) => [one.id, one]),
  )
  return rows.flatMap(({ article, counted, ...topic }) => {
    const newest = articles.get(article)
    return newest ? [{ ...topic, ...totalOf(counted, {}), newest }] : []
  })
}

type Newest = Awaited<ReturnType<typeof listUsedTopics>>[number]['newest']

/** Topics as readers of this language see them. `present` gives the newest articles as they do. */
export async function readTopics(
  reading: Reading,
  lang: LanguageCode | undefined,
  present: (newest: Newest[]) => Promise<ListedTopic['newest'][]>,
): Promise<ListedTopic[]> {
  const topics: (Topic & Total & { newest: Newest })[] = await topicsInLanguage(
    reading,
    await listUsedTopics(reading.db),
    lang,
  )
  const newest = await present(topics.map((topic) => topic.newest))
  return topics.map((topic, index) => ({ ...topic, newest: newest[index] ?? topic.newest }))
}
