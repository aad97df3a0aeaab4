import { mails } from '@server/db/schema/mail'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const TOKEN = 'a-token-of-sixteen-or-more'

/** A scraper on this machine: requests of the tests come from the loopback, and this is the Host that it would send. */
const local = { host: '127.0.0.1:3000' }

test('a program on the same machine reads the metrics, by route, without a token', async () => {
  // With settings, it is not shared with other tests, whose requests would be counted too.
  const { fetch, db } = await startServer({ env: { LOG_LEVEL: 'info' } })
  await fetch('/api/articles/1')
  await fetch('/api/articles/2')
  await db.insert(mails).values({ mail: { kind: 'reset-password', email: 'ana@example.com' } })

  const reply = await fetch('/api/metrics', { headers: local })

  expect(reply.status).toBe(200)
  expect(reply.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(reply.text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/articles/:id",status="404"} 2',
  )
  expect(reply.text).toContain('mail_queue_length{queue="single"} 1')
  expect(reply.text).toContain('mail_queue_length{queue="newsletter"} 0')
  expect(reply.text).toContain('database_up 1')
  expect(reply.text).toMatch(/program_info\{version="[^"]+"\} 1/)
  expect(reply.text).toMatch(/process_resident_memory_bytes \d+/)
  expect(reply.text).toMatch(/nodejs_eventloop_lag_p99_seconds /)
})

test('without METRICS_TOKEN, others learn nothing: not through a proxy on the same machine, not by DNS rebinding', async () => {
  const { fetch } = await startServer()
  const foreign = [
    { headers: local, from: '203.0.113.7' },
    { headers: { ...local, 'x-forwarded-for': '203.0.113.7' } },
    { headers: { ...local, forwarded: 'for=203.0.113.7' } },
    { headers: { host: 'www.example.com' } },
    { headers: { ...local, authorization: 'Bearer undefined' }, from: '203.0.113.7' },
  ]
  for (const init of foreign) {
    const reply = await fetch('/api/metrics', init)
    expect(reply.status, JSON.stringify(init)).toBe(404)
    expect(reply.json.code).toBe('not_found')
  }
})

test('with METRICS_TOKEN, others need it', async () => {
  const { fetch } = await startServer({ env: { METRICS_TOKEN: TOKEN } })
  const get = (authorization?: string) =>
    fetch('/api/metrics', { from: '203.0.113.7', headers: { ...(authorization && { authorization }) } })
  expect((await get(`Bearer ${TOKEN}`)).status).toBe(200)
  for (const wrong of [undefined, `Bearer ${TOKEN}x`, 'Bearer x', `Basic ${TOKEN}`]) {
    const reply = await get(wrong)
    expect(reply.status).toBe(401)
    expect(reply.headers['www-authenticate']).toBe('Bearer')
    expect(reply.json.code).toBe('unauthenticated')
  }
})
