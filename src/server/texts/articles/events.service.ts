import { EVENTS_SLUG, endOfEvent } from '@shared/article-rules'
import type { Article, ArticleSummary, EventPlace } from '@shared/entities/article'
import type { LanguageCode } from '@shared/languages'
import { can } from '@shared/permissions'
import { tag } from '../../http/cache/cache-tags'
import { notFound } from '../../http/errors'
import type { UserRow } from '../../http/route'
import { listPlacesWith, placesInLanguage } from '../../places/places.service'
import type { Reading } from '../../translation/reading'
import { findArticle } from './articles.queries'
import { articleInLanguage, underByline } from './in-language.service'

type Reader = { lang: LanguageCode | undefined; now: Date }

/** Adds to events the published places at which they take place. */
export async function withEventPlaces<Event extends ArticleSummary>(
  reading: Reading,
  events: Event[],
  reader: Reader,
): Promise<Event[]> {
  const ids = [...new Set(events.flatMap(({ place_id }) => place_id ?? []))]
  if (ids.length === 0) return events
  const published = (await listPlacesWith(reading.db, ids)).filter(({ status }) => status === 'published')
  const shown = await placesInLanguage(reading, published, reader)
  const places = new Map(
    shown.map(({ id, name, slug, province, latitude, longitude, lang }): [number, EventPlace] => [
      id,
      { id, name, slug, province, latitude, longitude, lang },
    ]),
  )
  return events.map((event) => ({ ...event, place: places.get(event.place_id ?? 0) }))
}

/** What shows events: their places, and until the first of them is over the list of them. */
export function tagsOfEvents(events: ArticleSummary[], now: Date) {
  const places = events.flatMap(({ place_id }) => (place_id ? [tag.place(place_id)] : []))
  const ends = events.flatMap((event) => endOfEvent(event)?.getTime() ?? []).filter((end) => end > now.getTime())
  return [...places, ...(ends.length > 0 ? [tag.until(new Date(Math.min(...ends)), tag.articles)] : [])]
}

/** An event. While it is under review, only staff see it, as on the home page. */
export async function readEvent(
  reading: Reading,
  user: UserRow | null,
  id: number,
  { lang, now, withDrafts }: Reader & { withDrafts: boolean },
): Promise<Article> {
  const found = await findArticle(reading.db, id)
  const isStaff = found !== undefined && can(user, 'show', 'articles', found)
  if (!found || found.slug !== EVENTS_SLUG || (found.status === 'review' && !isStaff)) throw notFound('Event')
  const shown = await articleInLanguage(reading, underByline(found), lang, { withDrafts: withDrafts && isStaff })
  const [event] = await withEventPlaces(reading, [shown], { lang, now })
  const end = endOfEvent(found)
  return { ...(event as Article), is_over: end !== null && end <= now }
}
