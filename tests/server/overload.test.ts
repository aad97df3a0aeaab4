import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startServer } from './start-server'

test('what the server cannot do in time gets a quick 503, and everything else its answer', async () => {
  const { fetch } = await startServer()
  // Different addresses, because answers are cached.
  const burst = await Promise.all(Array.from({ length: 300 }, (_, index) => fetch(`/api/articles?page=${index + 1}`)))
  const refused = burst.filter(({ status }) => status === 503)
  const served = burst.filter(({ status }) => status === 200)
  // Fewer on a busy machine, where reading them takes longer.
  expect(served.length).toBeGreaterThanOrEqual(20)
  expect(served.length).toBeLessThanOrEqual(100)
  expect(refused).toHaveLength(300 - served.length)
  expect(refused[0]?.headers['retry-after']).toBe('2')
  expect(refused[0]?.json).toEqual({ code: 'unavailable', message: expect.any(String) })
  // Each place is free again, once the event loop has turned: requests over a network never arrive in the same turn.
  await setImmediate()
  const later = await Promise.all(Array.from({ length: 20 }, (_, index) => fetch(`/api/articles?page=${index + 1000}`)))
  expect(later.every(({ status }) => status === 200)).toBe(true)
})

test('a health check, and what the cache holds, are answered during overload', async () => {
  const { fetch } = await startServer()
  await fetch('/api/categories')
  const flood = Array.from({ length: 300 }, (_, index) => fetch(`/api/articles?page=${index + 1}`))
  const [health, cached] = await Promise.all([fetch('/api/health'), fetch('/api/categories')])
  expect([health.status, cached.status]).toEqual([200, 200])
  await Promise.all(flood)
})
