import { endOfDay, lastDays, nextDayAfter, setTimeZone, startOfDay } from '@shared/time'
import { afterEach, expect, test } from 'vitest'

afterEach(() => setTimeZone())

test.each([
  ['2026-03-01T16:59:59.999Z', '2026-03-01T17:00:00.000Z'],
  ['2026-03-01T17:00:00.000Z', '2026-03-02T17:00:00.000Z'],
  ['2026-12-31T03:04:05.006Z', '2026-12-31T17:00:00.000Z'],
])('the magazine’s day of %s ends at %s', (instant, end) => {
  expect(nextDayAfter(new Date(instant)).toISOString()).toBe(end)
})

test.each([
  ['Asia/Jakarta', '2026-11-21', '2026-11-20T17:00:00.000Z', '2026-11-21T17:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-21', '2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z'],
  ['Etc/GMT+12', '2026-11-21', '2026-11-21T12:00:00.000Z', '2026-11-22T12:00:00.000Z'],
  ['Asia/Kathmandu', '1900-01-01', '1899-12-31T18:19:00.000Z', '1900-01-01T18:19:00.000Z'],
  // The clocks are set: these have 23 and 25 hours.
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
])('in %s, the day %s begins at %s and ends at %s', (zone, day, start, end) => {
  setTimeZone(zone)
  expect([startOfDay(day), endOfDay(day)].map((moment) => moment.toISOString())).toEqual([start, end])
})

test('the last days of the magazine are each there once, also when the clocks are set', () => {
  setTimeZone('Europe/Berlin')
  expect(lastDays(new Date('2026-10-25T22:30:00Z'), 3)).toEqual(['2026-10-23', '2026-10-24', '2026-10-25'])
  expect(lastDays(new Date('2026-10-25T23:30:00Z'), 3)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
})
