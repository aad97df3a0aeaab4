import { createHash } from 'node:crypto'
import type { Article } from '@shared/entities/article'
import type { Place } from '@shared/entities/place'
import { SITE_NAME } from '@shared/magazine'
import { paths } from '@shared/paths'
import { DAY_MS, dayOf } from '@shared/time'
import { tripQuery } from '@shared/trip/address'
import { type CalendarEntry, toICalendar } from '../calendar/i-calendar'

type Options = {
  stops: string
  /** The first day. Without it, the trip begins tomorrow: a calendar has no place for days without a date. */
  start: string | undefined
  now: Date
  /** The address of a page, in the language of the calendar. */
  addressOf: (path: string) => string
}

/** A stop of a trip that readers can see. */
export type FoundStop = { place: Place; article?: undefined } | { article: Article; place?: undefined }

/** A line for each stop: what it is, where to read about it, and what a visitor has to know. */
const linesOf = ({ place, article }: FoundStop, addressOf: Options['addressOf']) =>
  place
    ? [
        `${place.name}: ${addressOf(paths.place(place.slug))}`,
        ...place.notices.filter(({ severity }) => severity !== 'info').map(({ text }) => `! ${text}`),
      ]
    : [`${article.title}: ${addressOf(paths.article(article.id))}`]

/** An event for each day of a trip (RFC 5545). */
export function tripCalendar(days: FoundStop[][], { stops, start, now, addressOf }: Options) {
  const url = addressOf(paths.trip + tripQuery({ stops, start }))
  const first = Date.parse(start ?? dayOf(new Date(now.getTime() + DAY_MS)))
  const key = createHash('sha256').update(stops).digest('hex').slice(0, 16)
  const { origin } = new URL(url)
  const entries = days.flatMap((day, index): CalendarEntry[] =>
    day.length === 0
      ? []
      : [
          {
            key: `trip-${key}-${index + 1}`,
            summary: day.map(({ place, article }) => place?.name ?? article?.title).join(' – '),
            description: day.flatMap((stop) => linesOf(stop, addressOf)).join('\n'),
            start: new Date(first + index * DAY_MS),
            allDay: true,
            url: url.slice(origin.length),
            stamp: now,
          },
        ],
  )
  return toICalendar(entries, { origin, name: SITE_NAME })
}
