import type { CalendarItem } from '@shared/entities/calendar'
import type { LanguageCode } from '@shared/languages'
import { dayOf } from '@shared/time'
import { ICalCalendar, ICalCalendarMethod, type ICalEventData } from 'ical-generator'
import { kindWords } from './kind-words'

type Options = {
  /** Of the links. */
  origin: string
  name: string
}

const HOUR_SECONDS = 3600

/**
 * `key`: the same in every file and after every move, so that an entry moves, and does not appear again. `url`: its path. `stamp`: of the
 * last change.
 */
export type CalendarEntry = { key: string; url: string; stamp: Date } & Pick<
  ICalEventData,
  'summary' | 'start' | 'end' | 'allDay' | 'description' | 'location'
>

/** iCalendar (RFC 5545). Moments are in UTC, so that each program shows them in its zone without a table of the magazine's. */
export function toICalendar(entries: CalendarEntry[], { origin, name }: Options) {
  const { host } = new URL(origin)
  const calendar = new ICalCalendar({
    name,
    prodId: { company: 'Eye of Sumatra', product: 'Calendar' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR_SECONDS,
  })
  for (const { key, url, ...entry } of entries)
    calendar.createEvent({ ...entry, id: `${key}@${host}`, url: origin + url })
  return calendar.toString()
}

/** What the dashboard's calendar shows, with what each item is before its title. */
export const entriesOf = (items: CalendarItem[], language: LanguageCode, now: Date) =>
  items.map(
    ({ kind, id, part, title, at, all_day, url }): CalendarEntry => ({
      key: [kind, id, part].filter((each) => each !== undefined).join('-'),
      summary: `${kindWords[language][kind]}: ${title}`,
      start: new Date(all_day ? `${dayOf(new Date(at))}T00:00:00Z` : at),
      allDay: all_day,
      url,
      stamp: now,
    }),
  )
