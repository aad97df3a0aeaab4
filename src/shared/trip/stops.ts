import { SLUG } from '../slugify'

/** What a trip, and its address, may hold. */
export const MAX_TRIP_STOPS = 60
export const MAX_TRIP_DAYS = 30
/** Of its address: the longest slugs of that many stops would fit into no message. */
export const MAX_STOPS_TEXT = 4000

/** A stop is the slug of a place, or the id of an article: no slug of a place is a number. */
export type Days = readonly (readonly string[])[]

export const isArticleStop = (stop: string) => /^\d+$/.test(stop)

/** Such an id fits into the database. */
const isStop = (stop: string) => SLUG.test(stop) && stop.length <= 200 && (!isArticleStop(stop) || stop.length <= 9)

export const stopsOf = (days: Days) => days.flat()

/** Why a text names no trip; undefined if it does. */
export function stopsProblem(text: string): 'malformed' | 'long' | undefined {
  if (text.length > MAX_STOPS_TEXT) return 'long'
  const days = text.split(';').map((day) => day.split(','))
  if (days.length > MAX_TRIP_DAYS || days.flat().length > MAX_TRIP_STOPS) return 'long'
  return days.flat().every(isStop) ? undefined : 'malformed'
}

/** The days of a text such as `lake-toba,samosir;mount-sibayak`: a day ends with `;`. No days if the text names no trip. */
export const readStops = (text: string | null | undefined): Days =>
  !text || stopsProblem(text) ? [] : text.split(';').map((day) => day.split(','))

export const writeStops = (days: Days) =>
  days
    .filter((day) => day.length > 0)
    .map((day) => day.join(','))
    .join(';')

/** What a trip leads to, whatever the order: a pack of it does not change when stops are moved. */
export const sortedStops = (text: string) => [...new Set(stopsOf(readStops(text)))].sort().join()

/** Adds what the trip lacks to its last day, as far as there is room. */
export function withStops(days: Days, added: readonly string[]): Days {
  const known = stopsOf(days)
  const fresh = [...new Set(added)].filter((stop) => !known.includes(stop)).slice(0, MAX_TRIP_STOPS - known.length)
  return fresh.length === 0 ? days : [...days.slice(0, -1), [...(days.at(-1) ?? []), ...fresh]]
}

/** Adds the days of another trip after those of this one, without the stops that this one has. */
export function withDays(days: Days, added: Days): Days {
  const known = new Set(stopsOf(days))
  const fresh = added.map((day) => day.filter((stop) => !known.has(stop))).filter((day) => day.length > 0)
  return readStops(writeStops(bounded([...days, ...fresh])))
}

/** What is beyond the limits is left out: first days, then stops. */
export function bounded(days: Days): Days {
  let room = MAX_TRIP_STOPS
  return days
    .slice(0, MAX_TRIP_DAYS)
    .map((day) => {
      const kept = day.slice(0, room)
      room -= kept.length
      return kept
    })
    .filter((day) => day.length > 0)
}

/** Where a stop is in a trip. */
export type Position = { day: number; at: number }

const without = (days: Days, { day, at }: Position) =>
  days.map((stops, index) => (index === day ? stops.filter((_, place) => place !== at) : stops))

const nonEmpty = (days: Days) => days.filter((day) => day.length > 0)

export const removed = (days: Days, from: Position): Days => nonEmpty(without(days, from))

/** Moves a stop to a place among the others of a day, counted without it. A day behind the last one is new. */
export function moved(days: Days, from: Position, to: Position): Days {
  const stop = days[from.day]?.[from.at]
  if (stop === undefined) return days
  const rest = [...without(days, from), ...(to.day >= days.length ? [[]] : [])]
  const day = Math.min(to.day, rest.length - 1)
  return nonEmpty(rest.map((stops, index) => (index === day ? stops.toSpliced(to.at, 0, stop) : stops)))
}

/** Where a stop goes that is moved one step, over the border of a day if it is at one; undefined if there is nowhere to go. */
export function stepFrom(days: Days, { day, at }: Position, step: -1 | 1): Position | undefined {
  const stops = days[day] ?? []
  if (step < 0) {
    if (at > 0) return { day, at: at - 1 }
    return day > 0 ? { day: day - 1, at: days[day - 1]?.length ?? 0 } : undefined
  }
  if (at < stops.length - 1) return { day, at: at + 1 }
  const hasNext = day < days.length - 1
  const mayBeNew = stops.length > 1 && days.length < MAX_TRIP_DAYS
  return hasNext || mayBeNew ? { day: day + 1, at: 0 } : undefined
}

/** The same stops in the same order, spread over so many days as evenly as can be. */
export function spread(days: Days, count: number): Days {
  const stops = stopsOf(days)
  const total = Math.min(Math.max(1, count), stops.length, MAX_TRIP_DAYS)
  return Array.from({ length: total }, (_, day) =>
    stops.slice(Math.round((day * stops.length) / total), Math.round(((day + 1) * stops.length) / total)),
  )
}
