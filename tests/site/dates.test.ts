import { setTimeZone } from '@shared/time'
import { i18nFor } from '@site/i18n/i18n'
import { afterEach, expect, test } from 'vitest'

afterEach(() => setTimeZone())

test.each([
  ['Asia/Jakarta', '21 Nov 2026'],
  ['America/New_York', '20 Nov 2026'],
])('a moment is shown as the day that it is in %s, and a day without a time as it is', (zone, day) => {
  setTimeZone(zone)
  const { date } = i18nFor('en')
  expect([date('2026-11-20T23:30:00Z'), date('2026-11-22')]).toEqual([day, '22 Nov 2026'])
})
