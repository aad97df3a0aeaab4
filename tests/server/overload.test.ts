import { expect, test } from 'vitest'
import { startServer } from './start-server'

test('what the server cannot do in time gets a quick 503, and everything else its answer', async () => {
  const { fetch } = await startServer()
  // Different addresses, because answers are cached.
  const burst = await Promise.all(Array.from({ length: 300 }, (_, index) => fetch(`/api/articles?page=${index + 1}`)))
  const refused = burst.filter(({ status }) => status === 503)
  expect(burst.filter(({ status }) => status === 200)).toHaveLength(100)
  expect(refused).toHaveLength(200)
  expect(refused[0]?.headers['retry-after']).toBe('2')
  expect(refused[0]?.json).toEqual({ code: 'unavailable', message: expect.any(String) })
  // Each place is free again.
  const later = await Promise.all(
    Array.from({ length: 100 }, (_, index) => fetch(`/api/articles?page=${index + 1000}`)),
  )
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
