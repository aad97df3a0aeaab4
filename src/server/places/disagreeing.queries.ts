import { saysClosed } from '@shared/closed-words'
import { parseHtml, textIn } from '@shared/content/dom'
import type { Disagreeing, ManagedPlace } from '@shared/entities/place'
import { placeState } from '@shared/place-state'
import { dayOf } from '@shared/time'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../db/client'
import { articles } from '../db/schema/core'
import { articlePlaces } from '../db/schema/places'

/** More texts would take too long to read. */
const MAX_READ = 20

/** The newest published articles of the place that say it is closed while it is open, or do not say so while it is closed. */
export async function listDisagreeing(db: Db, place: ManagedPlace, now: Date): Promise<Disagreeing[]> {
  const rows = await db
    .select({
      article_id: articles.id,
      title: articles.title,
      excerpt: articles.excerpt,
      content: articles.content,
      language: articles.language,
    })
    .from(articlePlaces)
    .innerJoin(articles, eq(articles.id, articlePlaces.article_id))
    .where(and(eq(articlePlaces.place_id, place.id), eq(articlePlaces.status, 'published')))
    .orderBy(desc(articlePlaces.published_at), desc(articlePlaces.article_id))
    .limit(MAX_READ)
  const isClosed = placeState(place, dayOf(now)) === 'closed'
  return rows.flatMap(({ article_id, title, excerpt, content, language }) => {
    const says_closed = saysClosed([title, excerpt, textIn(parseHtml(content))].join(' '), language)
    return says_closed === isClosed ? [] : [{ article_id, title, says_closed }]
  })
}
