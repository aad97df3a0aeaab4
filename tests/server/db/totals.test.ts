import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '@server/db/client'
import { forgetLists } from '@server/db/kept-of-lists'
import { keptCounts } from '@server/db/totals'
import { beforeEach, expect, test, vi } from 'vitest'

const totals: number[] = []
let db: Db
let counted = 0
const count = async () => {
  counted += 1
  const total = totals.shift()
  if (total === undefined) throw new Error('nothing to count')
  return { total }
}
const read = () => keptCounts(db, 'articles', count)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  db = {} as Db
  counted = 0
  totals.length = 0
  return () => vi.useRealTimers()
})

test('a large total is counted once for all who ask, and again after a second, while they get the old one', async () => {
  totals.push(5000, 5001)
  expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill({ total: 5000 }))
  vi.advanceTimersByTime(900)
  expect(await read()).toEqual({ total: 5000 })
  expect(counted).toBe(1)
  vi.advanceTimersByTime(200)
  expect(await Promise.all([read(), read()])).toEqual(Array(2).fill({ total: 5000 }))
  await nextTurn()
  expect(await read()).toEqual({ total: 5001 })
  expect(counted).toBe(2)
})

test('a total is not kept past a change, nor if it is small', async () => {
  totals.push(5000, 6000, 12, 13)
  expect(await read()).toEqual({ total: 5000 })
  forgetLists(db)
  expect(await read()).toEqual({ total: 6000 })
  forgetLists(db)
  expect(await read()).toEqual({ total: 12 })
  expect(await read()).toEqual({ total: 13 })
})

test('an error of a count reaches only those who have no old total', async () => {
  await expect(read()).rejects.toThrow('nothing to count')
  totals.push(5000)
  expect(await read()).toEqual({ total: 5000 })
  vi.advanceTimersByTime(2000)
  expect(await read()).toEqual({ total: 5000 })
  await nextTurn()
  totals.push(5001)
  await read()
  await nextTurn()
  expect(await read()).toEqual({ total: 5001 })
})
