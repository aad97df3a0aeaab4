import { rateLimits } from '@server/db/schema/core'
import { startServer } from '@tests/server/start-server'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { KEYED_POSTS, postExamples } from './post-examples'

const server = await startServer({ mail: true, closeOn: afterAll })
const { db, withToken } = server
const exampleOf = postExamples(server)

// No one makes all of these calls in a minute.
beforeEach(async () => void (await db.delete(rateLimits)))

/** How many rows each table has, but for those that the mail worker changes meanwhile. */
async function countRows() {
  const { rows } = await db.execute<{ name: string; count: number }>(sql`
    select tablename as name, (xpath('/row/count/text()',
      query_to_xml(format('select count(*) as count from %I', tablename), false, true, '')))[1]::text::int as count
    from pg_tables where schemaname = 'public' and tablename not in ('mails', 'mail_workers', 'account_tokens')`)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

test.each(KEYED_POSTS)('%s is performed once for each key', async (name) => {
  const { token = '', ...input } = await exampleOf(name)
  const send = () => withToken(token).call(name, { ...input, headers: { 'idempotency-key': name } })
  const before = await countRows()
  const replies = await Promise.all([send(), send(), send()])
  const after = await countRows()
  const { status, body } = await send()
  expect([200, 201]).toContain(status)
  for (const reply of replies) expect([reply.status, reply.body]).toEqual([status, body])
  expect(await countRows()).toEqual(after)
  expect((after.idempotency_keys ?? 0) - (before.idempotency_keys ?? 0)).toBe(1)
  expect((after.audit_entries ?? 0) - (before.audit_entries ?? 0)).toBeLessThanOrEqual(1)
})
