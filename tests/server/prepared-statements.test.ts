import type { QueryOptions } from '@electric-sql/pglite'
import { prepareRepeated } from '@server/db/prepared-statements'
import type { SurvivingPool } from '@server/db/surviving-pool'
import { expect, onTestFinished, test } from 'vitest'
import { bootEngine } from './database'

test('what is read again and again is prepared, under one name for each statement', () => {
  const sent: (string | undefined)[] = []
  const query = (statement: { name?: string } | string) => {
    sent.push(typeof statement === 'string' ? statement : statement.name)
  }
  const pool = { query } as unknown as SurvivingPool
  prepareRepeated(pool)
  const send = (...texts: string[]) => {
    for (const text of texts) pool.query({ text, values: [] })
    return sent.splice(0)
  }
  expect(send('select 1', 'select 1', 'select 1', 'select 1')).toEqual([
    undefined,
    undefined,
    'repeated_1',
    'repeated_1',
  ])
  expect(send('with a as (select 2) select', 'select 1')).toEqual([undefined, 'repeated_1'])
  const update = 'update articles set views = 1'
  expect(send(update, update, update, update)).toEqual([undefined, undefined, undefined, undefined])
  const long = `select ${'1, '.repeat(4000)} 1`
  expect(send(long, long, long)).toEqual([undefined, undefined, undefined])
  for (let number = 0; number < 200; number += 1) send(...Array(3).fill(`select ${number + 10}`))
  expect(send(...Array(3).fill('select 1000'))).toEqual([undefined, undefined, undefined])
  pool.query('select 1')
  expect(sent).toEqual(['select 1'])
})

test('in the embedded database, what is read again and again returns the same when it is prepared', async () => {
  // The engine that tests share prepares no more once it has prepared so many for others.
  const client = await bootEngine()
  onTestFinished(() => client.close())
  const results = async (text: string, parameters: unknown[], options?: QueryOptions) => {
    const repeated = []
    for (let times = 0; times < 5; times += 1) repeated.push((await client.query(text, parameters, options)).rows)
    const [first, ...others] = repeated
    for (const other of others) expect(other).toEqual(first)
    return first
  }
  const all = `select $1::int as "number", $2::text as "text", $3::timestamptz as "at", $4::int[] as "list", $5::jsonb as "json",
    $6::boolean as "is", null as "none" from generate_series(1, $1)`
  const at = new Date('2026-11-23T03:00:00Z')
  const parameters = [2, "it's", at, [1, 2], { a: 1 }, true]
  const row = { number: 2, text: "it's", at, list: [1, 2], json: { a: 1 }, is: true, none: null }
  expect(await results(all, parameters)).toEqual([row, row])
  expect(await results(all, parameters, { rowMode: 'array' })).toEqual([Object.values(row), Object.values(row)])
  expect(await results('select 1 as a where false', [])).toEqual([])
  const prepared = 'select name from pg_prepared_statements where statement = $1'
  expect((await client.query(prepared, [all])).rows).toHaveLength(1)

  // An error is the usual one, and the next statement is not affected by it.
  const quotient = 'select 1 / $1::int as quotient'
  for (let times = 0; times < 4; times += 1)
    await expect(client.query(quotient, [0])).rejects.toMatchObject({ code: '22012', query: quotient })
  expect((await client.query(quotient, [1])).rows).toEqual([{ quotient: 1 }])

  // It waits for the end of a transaction, and sees columns that were added in it.
  await client.exec("create temp table lakes (name text); insert into lakes values ('Toba')")
  expect(await results('select * from lakes', [])).toEqual([{ name: 'Toba' }])
  const order: string[] = []
  const changing = client.transaction(async (tx) => {
    await tx.query('alter table lakes add depth int')
    await tx.query('update lakes set depth = 505')
    order.push('changed')
  })
  const reading = client.query('select * from lakes').then(({ rows }) => {
    order.push('read')
    return rows
  })
  await changing
  expect(await reading).toEqual([{ name: 'Toba', depth: 505 }])
  expect(order).toEqual(['changed', 'read'])
})
