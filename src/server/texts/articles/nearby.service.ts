import type { Nearby } from '@shared/entities/nearby'
import type { ManagedPlace } from '@shared/entities/place'
import type { LanguageCode } from '@shared/languages'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { articlePlaces } from '../../db/schema/places'
import { listPlacesNear } from '../../places/nearby.service'
import { placesInLanguage } from '../../places/places.service'
import type { Reading } from '../../translation/reading'
import { listSummaries } from './articles.queries'

/** How many articles about the places around are shown, and how many of each. */
const SHOWN = 6
const OF_EACH = 2

/** The newest articles about each of these places in their order, without those that are about the place between them. */
async function listArticlesNear(db: Db, id: number, around: ManagedPlace[]) {
  if (around.length === 0) return []
  const near = sql.join(
    around.map((place, index): SQL => sql`(${place.id}::int, ${index}::int)`),
    sql`, `,
  )
  const { rows } = await db.execute<{ id: number }>(sql`
    select found.article_id as id from (values ${near}) as near (place_id, place),
      lateral (select ap.article_id, ap.published_at from ${articlePlaces} ap
        where ap.place_id = near.place_id and ap.status = 'published' and not exists (
          select 1 from ${articlePlaces} own where own.article_id = ap.article_id and own.place_id = ${id})
        order by ap.published_at desc nulls last, ap.article_id desc limit ${OF_EACH}) as found
    group by found.article_id, found.published_at
    order by min(near.place), found.published_at desc nulls last, found.article_id desc limit ${SHOWN}`)
  return listSummaries(
    db,
    rows.map((row) => row.id),
  )
}

type Reader = { lang: LanguageCode | undefined; now: Date }

/** What is around a place: other places as readers of this language see them, and articles about them. */
export async function readNearby(reading: Reading, place: ManagedPlace, reader: Reader) {
  const { parentId, partIds, distances, places: around } = await listPlacesNear(reading.db, place)
  const links = await placesInLanguage(reading, around, reader)
  const places: Omit<Nearby, 'articles'> = {
    parent: links.find(({ id }) => id === parentId) ?? null,
    parts: links.filter(({ id }) => partIds.includes(id)),
    neighbours: links.flatMap((link) => {
      const distance = distances.get(link.id)
      return distance === undefined ? [] : [{ ...link, distance }]
    }),
  }
  return { ...places, articles: await listArticlesNear(reading.db, place.id, around) }
}
