import { nextDayAfter } from '@shared/time'
import { expect, test } from 'vitest'

test.each([
  ['2026-03-01T16:59:59.999Z', '2026-03-01T17:00:00.000Z'],
  ['2026-03-01T17:00:00.000Z', '2026-03-02T17:00:00.000Z'],
  ['2026-12-31T03:04:05.006Z', '2026-12-31T17:00:00.000Z'],
])('the magazine’s day of %s ends at %s', (instant, end) => {
  expect(nextDayAfter(new Date(instant)).toISOString()).toBe(end)
})
