import { kilometresBetween } from '@shared/trip/distance'
import { crossingsBetween, islandOf } from '@shared/trip/islands'
import { mergeLists, mergeTrips } from '@shared/trip/merge'
import {
  MAX_STOPS_TEXT,
  moved,
  readStops,
  removed,
  spread,
  stepFrom,
  stopsProblem,
  withDays,
  withStops,
  writeStops,
} from '@shared/trip/stops'
import { expect, test } from 'vitest'

const TOBA = { kind: 'lake', latitude: 2.68, longitude: 98.88 } as const
const SAMOSIR = { kind: 'island', latitude: 2.58, longitude: 98.8 } as const
const TUKTUK = { kind: 'village', latitude: 2.672, longitude: 98.86 } as const
const PARAPAT = { kind: 'town', latitude: 2.66, longitude: 98.934 } as const
const WEH = { kind: 'island', latitude: 5.83, longitude: 95.3 } as const

test.each([
  ['toba,samosir;sibayak', undefined],
  ['toba,12;toba', undefined],
  ['', 'malformed'],
  ['toba;', 'malformed'],
  ['toba,,samosir', 'malformed'],
  ['Toba', 'malformed'],
  ['toba samosir', 'malformed'],
  ['1234567890', 'malformed'],
  ['<script>', 'malformed'],
  [Array.from({ length: 61 }, () => 'a').join(), 'long'],
  [Array.from({ length: 31 }, () => 'a').join(';'), 'long'],
  ['a'.repeat(MAX_STOPS_TEXT + 1), 'long'],
] as const)('the stops %j are %s', (text, problem) => {
  expect(stopsProblem(text)).toBe(problem)
  expect(writeStops(readStops(text))).toBe(problem ? '' : text)
})

test('stops are added to the last day, days behind it, and neither twice', () => {
  expect(writeStops(withStops([], ['toba', 'toba']))).toBe('toba')
  expect(writeStops(withStops(readStops('toba;samosir'), ['toba', '12']))).toBe('toba;samosir,12')
  expect(writeStops(withDays(readStops('toba'), readStops('samosir,toba;toba;sibayak')))).toBe('toba;samosir;sibayak')
})

test('a stop moves step by step over the borders of days, and makes a new one at the end', () => {
  let days = readStops('a,b;c')
  const walk = (stop: string, step: -1 | 1) => {
    const day = days.findIndex((stops) => stops.includes(stop))
    const from = { day, at: days[day]?.indexOf(stop) ?? -1 }
    const to = stepFrom(days, from, step)
    if (to) days = moved(days, from, to)
    return writeStops(days)
  }
  expect(['a', 'a', 'a', 'a', 'a'].map((stop) => walk(stop, 1))).toEqual(['b,a;c', 'b;a,c', 'b;c,a', 'b;c;a', 'b;c;a'])
  expect(['a', 'a', 'a', 'a', 'a'].map((stop) => walk(stop, -1))).toEqual(['b;c,a', 'b;a,c', 'b,a;c', 'a,b;c', 'a,b;c'])
  expect(writeStops(removed(readStops('a;b'), { day: 0, at: 0 }))).toBe('b')
  expect(writeStops(spread(readStops('a,b,c,d'), 3))).toBe('a;b,c;d')
  expect(writeStops(spread(readStops('a;b'), 9))).toBe('a;b')
})

const trip = (stops: string, start: string | null = null) => ({ stops, start })

test.each([
  { what: 'only here', base: 'a', mine: 'b,a', theirs: 'a', both: 'b,a' },
  { what: 'only there', base: 'a', mine: 'a', theirs: 'a;c', both: 'a;c' },
  { what: 'both add', base: 'a', mine: 'a,b', theirs: 'a;c', both: 'a,b;c' },
  { what: 'one removes, one adds', base: 'a,b', mine: 'a', theirs: 'a,b;c', both: 'a;c' },
  { what: 'the other removes', base: 'a,b', mine: 'b,a;c', theirs: 'a', both: 'a;c' },
  { what: 'without a base nothing is removed', base: undefined, mine: 'a', theirs: 'b', both: 'a,b' },
  { what: 'nothing here', base: undefined, mine: '', theirs: 'b', both: 'b' },
])('trips of two devices are joined: $what', ({ base, mine, theirs, both }) => {
  const from = base === undefined ? undefined : trip(base)
  expect(mergeTrips(from, trip(mine), trip(theirs))).toEqual(trip(both))
})

test('the day on which a trip begins follows the device that changed it', () => {
  expect(mergeTrips(trip('a'), trip('a', '2027-01-01'), trip('b')).start).toBe('2027-01-01')
  expect(mergeTrips(trip('a'), trip('b'), trip('a', '2027-01-01')).start).toBe('2027-01-01')
})

test('changes to a list are made to what the account has now', () => {
  const merge = (before: string[], now: string[], theirs: string[]) => mergeLists({ before, now }, theirs, String)
  expect(merge(['a', 'b'], ['c', 'a'], ['d', 'b', 'a'])).toEqual(['c', 'd', 'a'])
  expect(merge([], ['a'], ['a', 'b'])).toEqual(['a', 'b'])
  expect(merge(['a'], ['a'], [])).toEqual([])
})

test('distances are along a great circle, and boats are named where a shore is crossed', () => {
  expect(kilometresBetween(PARAPAT, TUKTUK)).toBeCloseTo(8.3, 0)
  expect(kilometresBetween(WEH, PARAPAT)).toBeCloseTo(532, -1)
  expect([TOBA, SAMOSIR, TUKTUK, PARAPAT, WEH].map((place) => islandOf(place)?.name)).toEqual([
    undefined,
    'Samosir',
    'Samosir',
    undefined,
    'Pulau Weh',
  ])
  const names = (...ways: Parameters<typeof crossingsBetween>) => crossingsBetween(...ways).map(({ name }) => name)
  expect(names(undefined, TOBA)).toEqual([])
  expect(names(TOBA, SAMOSIR)).toEqual(['Samosir'])
  expect(names(SAMOSIR, TUKTUK)).toEqual([])
  expect(names(TUKTUK, WEH)).toEqual(['Samosir', 'Pulau Weh'])
})
