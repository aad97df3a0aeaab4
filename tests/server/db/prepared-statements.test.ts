import { prepareRepeated } from '@server/db/prepared-statements'
import type { SurvivingPool } from '@server/db/surviving-pool'
import { expect, test } from 'vitest'

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
