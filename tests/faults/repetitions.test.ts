import { createHash } from 'node:crypto'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { call, isMissing, openSite, signIn } from './site'

test('while another server performs the first request, its repetition waits ten seconds and gets a 409', async ({
  skip,
}) => {
  if (isMissing('PostgreSQL')) skip('pg_ctl was not found')
  const { start, cluster } = await openSite('PostgreSQL')
  const server = await start()
  const token = await signIn(server)
  const other = new pg.Client(cluster?.url)
  await other.connect()
  onTestFinished(() => other.end())
  await other.query('begin')
  await other.query(
    `insert into idempotency_keys (user_id, key, request_hash, created_at) select id, $1, '-', now() from users`,
    [createHash('sha256').update('a-key').digest('hex')],
  )
  const body = { title: 'Lake Toba', excerpt: 'Deep' }
  const repeat = () => call(server, '/api/articles', { method: 'POST', token, body, key: 'a-key' })

  const asked = performance.now()
  const early = await repeat()
  expect(early).toMatchObject({ status: 409, json: { code: 'in_progress' } })
  expect(early.headers.get('retry-after')).toBe('2')
  expect(performance.now() - asked).toBeGreaterThan(9_900)
  await other.query('rollback')
  const performed = await repeat()
  expect(performed.status).toBe(201)
  expect((await repeat()).json).toEqual(performed.json)
})
