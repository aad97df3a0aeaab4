import type { SurvivingPool } from '@server/db/surviving-pool'
import { bootEngine } from '@tests/server/database'
import { expect, onTestFinished, test } from 'vitest'

async function openPool() {
  const pool = await bootEngine()
  onTestFinished(() => pool.end())
  return pool
}

const rowsOf = async (pool: SurvivingPool, text: string, values: unknown[] = []) =>
  (await pool.query({ text, values })).rows as unknown[]

test('what is prepared over one connection to the embedded database is used by all of them', async () => {
  const pool = await openPool()
  const all = `select $1::int as "number", $2::text as "text", $3::int[] as "list", $4::jsonb as "json", null as "none"
    from generate_series(1, $1)`
  const row = { number: 2, text: "it's", list: [1, 2], json: { a: 1 }, none: null }
  const answers = await Promise.all(Array.from({ length: 20 }, () => rowsOf(pool, all, [2, "it's", [1, 2], { a: 1 }])))
  for (const rows of answers) expect(rows).toEqual([row, row])
  expect(pool.totalCount).toBeGreaterThan(1)
  expect(await rowsOf(pool, 'select name from pg_prepared_statements where statement = $1', [all])).toHaveLength(1)

  // An error is that of its own statement, prepared or not, and affects no other.
  const quotient = 'select 6 / $1::int as quotient'
  const divided = await Promise.allSettled([0, 1, 0, 2, 0, 3, 0].map((divisor) => rowsOf(pool, quotient, [divisor])))
  for (const [index, outcome] of divided.entries()) {
    if (outcome.status === 'fulfilled') expect(outcome.value).toEqual([{ quotient: 12 / (index + 1) }])
    else expect(outcome.reason).toMatchObject({ code: '22012' })
  }
  expect(divided.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  for (let times = 0; times < 4; times += 1)
    await expect(rowsOf(pool, 'select nothing from nowhere where $1', [true])).rejects.toMatchObject({ code: '42P01' })
})

test('until the end of a transaction, the other connections to the embedded database wait', async () => {
  const pool = await openPool()
  await pool.query("create temp table lakes (name text, depth int); insert into lakes values ('Toba', 500)")
  const read = async () => (await rowsOf(pool, 'select depth from lakes')) as { depth: number }[]
  const client = await pool.connect()
  await client.query('begin')
  await client.query('update lakes set depth = $1', [505])
  const reading = Promise.all([read(), read(), read()])
  await client.query('update lakes set depth = depth + 1')
  await client.query('rollback')
  client.release()
  expect(await reading).toEqual(Array(3).fill([{ depth: 500 }]))

  // One that ends before its transaction does leaves nothing behind.
  const lost = await pool.connect()
  await lost.query('begin')
  await lost.query('update lakes set depth = 1')
  const waiting = read()
  lost.release(true)
  expect(await waiting).toEqual([{ depth: 500 }])
})
