import type { Closure } from '@shared/entities/place'
import type { LanguageCode } from '@shared/languages'
import { and, arrayOverlaps, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { articles, articleTranslations } from '../db/schema/core'

/** The published articles that declare these places closed, by place, with their titles in this language where there is one. */
export async function listClosures(db: Db, ids: number[], lang?: LanguageCode) {
  const byPlace = new Map<number, Closure[]>()
  if (ids.length === 0) return byPlace
  const rows = await db
    .select({
      article_id: articles.id,
      title: articles.title,
      lang: articles.language,
      closed_places: articles.closed_places,
      translated: articleTranslations.title,
    })
    .from(articles)
    .leftJoin(
      articleTranslations,
      and(
        eq(articleTranslations.record_id, articles.id),
        eq(articleTranslations.status, 'published'),
        eq(articleTranslations.language, sql`${lang ?? null}::text`),
      ),
    )
    .where(
      and(
        eq(articles.status, 'published'),
        sql`${articles.closed_places} <> '{}'`,
        arrayOverlaps(articles.closed_places, ids),
      ),
    )
    .orderBy(articles.id)
  for (const { closed_places, translated, ...row } of rows) {
    const closure = translated && lang ? { ...row, title: translated, lang } : row
    for (const id of closed_places) byPlace.set(id, [...(byPlace.get(id) ?? []), closure])
  }
  return byPlace
}

/** Adds to these places the articles that declare them closed. */
export async function withClosures<Place extends { id: number }>(db: Db, places: Place[]) {
  const closures = await listClosures(
    db,
    places.map(({ id }) => id),
  )
  return places.map((place) => ({ ...place, closures: closures.get(place.id) ?? [] }))
}
