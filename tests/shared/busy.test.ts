import { createRepetition, refusesSession, retryAfterIn, secondsToRepeat, timeFromNow } from '@shared/busy'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const START = new Date('2026-01-01T00:00:00Z')

beforeEach(() => void vi.useFakeTimers({ now: START }))
afterEach(() => void vi.useRealTimers())

const named = (text: string) => retryAfterIn(new Headers({ 'retry-after': text }))

test('Retry-After holds seconds or a date, and is at least a second', () => {
  expect(named('40')).toBe(40)
  expect(named('0')).toBe(1)
  expect(named('Thu, 01 Jan 2026 00:02:00 GMT')).toBe(120)
  expect(named('Wed, 31 Dec 2025 00:00:00 GMT')).toBe(1)
  expect(named('soon')).toBeUndefined()
  expect(retryAfterIn(new Headers())).toBeUndefined()
})

test.each([
  [{ status: 503 }, 60],
  [{ status: 429, retryAfter: 600 }, 600],
  [{ status: 429, retryAfter: 601 }, undefined],
  [{ status: 409, retryAfter: 2, body: { code: 'in_progress' } }, 2],
  [{ status: 409, body: { code: 'conflict' } }, undefined],
  [{ status: 500, retryAfter: 5 }, undefined],
  [new TypeError('Failed to fetch'), undefined],
])('after the failure %j, a save is sent again in %s seconds', (failure, seconds) => {
  expect(secondsToRepeat(failure)).toBe(seconds)
})

test('only a refusal ends a session', () => {
  expect([401, 403, 404].map((status) => refusesSession({ status }))).toEqual([true, true, true])
  for (const status of [undefined, 0, 400, 408, 429, 500, 502, 503]) expect(refusesSession({ status })).toBe(false)
})

test('a repetition counts down, rests for a minute after each attempt, and stops', () => {
  const again = vi.fn()
  const seen: (number | undefined)[] = []
  const repetition = createRepetition()
  repetition.subscribe(() => seen.push(repetition.seconds()))
  const busy = { status: 503, retryAfter: 3 }

  expect(repetition.offer(busy, again)).toBe(true)
  vi.advanceTimersByTime(3000)
  expect(seen).toEqual([3, 2, 1, undefined])
  expect(again).toHaveBeenCalledOnce()

  repetition.offer(busy, again)
  expect(repetition.seconds()).toBe(60)
  repetition.now()
  expect(again).toHaveBeenCalledTimes(2)
  repetition.offer(busy, again)
  repetition.stop()
  vi.advanceTimersByTime(120_000)
  expect(again).toHaveBeenCalledTimes(2)
})

test('a failure of another kind ends the wait', () => {
  const again = vi.fn()
  const repetition = createRepetition()
  repetition.offer({ status: 503 }, again)
  expect(repetition.offer({ status: 400 }, again)).toBe(false)
  vi.advanceTimersByTime(120_000)
  expect(again).not.toHaveBeenCalled()
})

test.each([
  [40, 'in 40 seconds'],
  [120, 'in 2 minutes'],
  [3600, 'in 60 minutes'],
  [86_400, 'in 24 hours'],
])('%i seconds from now is %s', (seconds, text) => expect(timeFromNow(seconds, 'en-GB')).toBe(text))
