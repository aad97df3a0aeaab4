import { futureTime, momentOf, zonedValue } from '@admin/forms/zoned-time'
import { setTimeZone } from '@shared/time'
import { afterEach, expect, test } from 'vitest'

afterEach(() => setTimeZone())

const zones = [
  'Asia/Jakarta',
  'Europe/Berlin',
  'Europe/Amsterdam',
  'Asia/Kolkata',
  'Australia/Sydney',
  'America/New_York',
]

test.each(zones)('what a field of %s names is the moment that it shows, in all years', (zone) => {
  setTimeZone(zone)
  for (let year = 1900; year <= 2200; year += 7)
    for (const day of ['01-01T00:00', '03-15T10:00', '07-01T23:59', '10-28T12:30']) {
      const value = `${year}-${day}`
      expect(zonedValue(momentOf(value)), value).toBe(value)
    }
})

test('the magazine’s clock counts, on the days on which clocks are set too', () => {
  expect(momentOf('2026-03-01T06:00')).toBe('2026-02-28T23:00:00.000Z')
  expect(zonedValue('2026-02-28T23:00:00Z')).toBe('2026-03-01T06:00')
  setTimeZone('Europe/Berlin')
  expect(momentOf('2027-04-01T06:00')).toBe('2027-04-01T04:00:00.000Z')
  expect(momentOf('2026-10-25T12:00')).toBe('2026-10-25T11:00:00.000Z')
  // An hour that the clocks leave out: the one after.
  expect(zonedValue(momentOf('2026-03-29T02:30'))).toMatch(/^2026-03-29T0[13]:30$/)
})

test('an incomplete field names no moment', () => {
  for (const value of ['', '2026-13-01T10:00']) expect(momentOf(value)).toBeUndefined()
  expect(zonedValue(null)).toBe('')
  expect(futureTime('')).toHaveProperty('error')
  expect(futureTime('2027-01-01T00:00', new Date('2026-12-31T16:59:00Z'))).toEqual({ time: '2026-12-31T17:00:00.000Z' })
})
