import type { CalendarItem } from '@shared/entities/calendar'
import type { LanguageCode } from '@shared/languages'
import { dayOf } from '@shared/time'
import { ICalCalendar, ICalCalendarMethod } from 'ical-generator'
import { kindWords } from './kind-words'

type Options = {
  /** Of the words before the titles. */
  language: LanguageCode
  /** Of the links. */
  origin: string
  name: string
  now: Date
}

const HOUR_SECONDS = 3600

/** iCalendar (RFC 5545). Moments are in UTC, so that each program shows them in its zone without a table of the magazine's. */
export function toICalendar(items: CalendarItem[], { language, origin, name, now }: Options) {
  const words = kindWords[language]
  const { host } = new URL(origin)
  const calendar = new ICalCalendar({
    name,
    prodId: { company: 'Eye of Sumatra', product: 'Calendar' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR_SECONDS,
  })
  for (const { kind, id, part, title, at, all_day, url } of items) {
    const start = new Date(all_day ? `${dayOf(new Date(at))}T00:00:00Z` : at)
    calendar.createEvent({
      // The same in every feed and after every move, so that an event moves, and does not appear again.
      id: `${[kind, id, part].filter((each) => each !== undefined).join('-')}@${host}`,
      summary: `${words[kind]}: ${title}`,
      start,
      allDay: all_day,
      url: origin + url,
      stamp: now,
    })
  }
  return calendar.toString()
}
