import type { CalendarItem } from '@shared/entities/calendar'
import { DAY_MS, dayOf, timeZone } from '@shared/time'
import { momentOf, zonedValue } from '../forms/zoned-time'
import { formatDate } from '../i18n/formats'
import { addMonths } from '../months'

// Days of the magazine are texts such as 2026-11-22.

export const today = () => dayOf(new Date())

const addDays = (day: string, count: number) => new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

const WEEK = 7

/** From Monday, 0, to Sunday. */
const weekday = (day: string) => (new Date(day).getUTCDay() + WEEK - 1) % WEEK

/** The days of the month, and those that complete its weeks. */
export function weeksOf(month: string) {
  const first = `${month}-01`
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const days: string[] = []
  for (let day = addDays(first, -weekday(first)); day <= last || days.length % WEEK > 0; day = addDays(day, 1))
    days.push(day)
  return Array.from({ length: days.length / WEEK }, (_, week) => days.slice(week * WEEK, (week + 1) * WEEK))
}

const inUtc = (options: Intl.DateTimeFormatOptions) => ({ ...options, timeZone: 'UTC' })

export const weekdayName = (day: string) => formatDate(day, inUtc({ weekday: 'short' }))
export const dayName = (day: string) => formatDate(day, inUtc({ weekday: 'long', day: 'numeric', month: 'long' }))

/** Of an item, on the magazine's clock; undefined if it has a day only. */
export const timeOf = ({ at, all_day }: CalendarItem) =>
  all_day ? undefined : formatDate(at, { hour: '2-digit', minute: '2-digit', timeZone: timeZone() })

export function byDay(items: CalendarItem[]) {
  const days = new Map<string, CalendarItem[]>()
  for (const item of items) {
    const day = dayOf(new Date(item.at))
    days.set(day, [...(days.get(day) ?? []), item])
  }
  return days
}

/** The same time of another day. A time that this day's clocks skip becomes the next one that they show. */
export const onDay = (at: string, day: string) => momentOf(`${day}T${zonedValue(at).slice(11)}`) ?? at

/** What has no time of its own is due at the end of the working day. */
export const endOfWork = (day: string) => momentOf(`${day}T17:00`) ?? null

export const keyOf = ({ kind, id, part }: CalendarItem) => [kind, id, part ?? ''].join(' ')
