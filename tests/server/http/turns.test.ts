import { setImmediate as turn } from 'node:timers/promises'
import { createBudgets } from '@server/http/front-door/clients'
import { PLACES } from '@server/http/front-door/limits'
import { type Client, createLine, type Place } from '@server/http/front-door/line'
import { expect, test } from 'vitest'

const budget = { atOnce: 1000, perSecond: 100 }

test('a budget refills steadily, and no debt is longer than a full one', () => {
  let now = 0
  const { wait, charge } = createBudgets({ now: () => now })
  charge('a', budget, 900)
  expect(wait('a', budget)).toBe(0)
  charge('a', budget, 300)
  expect([wait('a', budget), wait('b', budget)]).toEqual([2, 0])
  now += 1000
  expect(wait('a', budget)).toBe(1)
  now += 2000
  expect(wait('a', budget)).toBe(0)
  charge('a', budget, 100_000)
  expect(wait('a', budget)).toBe(budget.atOnce / budget.perSecond)
})

const places = { ...PLACES, atWork: 3, reserved: { staff: 1, signIn: 1, other: 0 }, perClient: 2 }

/** Enters requests, and tells which have started. */
function enterLine() {
  const line = createLine(places)
  const started: string[] = []
  const at = new Map<string, Place>()
  const enter = (name: string, client: Client, { isDear }: { isDear?: () => boolean } = {}) =>
    line.enter(client, isDear).then((place) => {
      started.push(name)
      at.set(name, place)
    })
  return {
    line,
    started,
    enter,
    leave: (name: string) => at.get(name)?.leave(),
    aside: (name: string) => at.get(name)?.stepAside(),
  }
}

const other = (key: string): Client => ({ key, kind: 'other' })

/** As many turns of the event loop as all of them need. */
async function settle() {
  for (let round = 0; round < 20; round += 1) await turn()
}

test('work starts a piece in each turn of the event loop', async () => {
  const { enter, started } = enterLine()
  for (const name of ['a', 'b', 'c']) void enter(name, other(name))
  // Promises settle before the event loop turns.
  for (let round = 0; round < 10; round += 1) await Promise.resolve()
  expect(started).toEqual(['a'])
  await settle()
  expect(started).toEqual(['a', 'b', 'c'])
})

test('clients take turns: the one with the fewest at work is next, and no one has more than its places', async () => {
  const { enter, started, leave } = enterLine()
  for (const name of ['a1', 'a2', 'a3', 'a4']) void enter(name, other('a'))
  await settle()
  expect(started).toEqual(['a1', 'a2'])
  for (const name of ['b1', 'b2']) void enter(name, other('b'))
  void enter('c1', other('c'))
  await settle()
  expect(started).toEqual(['a1', 'a2', 'b1'])
  leave('a1')
  await settle()
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1'])
  for (const name of ['a2', 'b1', 'c1']) leave(name)
  await settle()
  expect(started.slice(4)).toEqual(['a3', 'b2', 'a4'])
})

test('staff and sign-ins have places of their own, and what waits for another service gives up its place', async () => {
  const { enter, started, aside, leave, line } = enterLine()
  for (const name of ['a', 'b', 'c', 'd']) void enter(name, other(name))
  for (const name of ['s1', 's2']) void enter(name, { key: name, kind: 'staff' })
  void enter('l', { key: 'l', kind: 'signIn' })
  await settle()
  expect(started).toEqual(['a', 'b', 'c', 's1', 'l'])
  aside('a')
  await settle()
  expect(started.slice(5)).toEqual(['d'])
  for (const name of ['a', 'a', 'b']) leave(name)
  await settle()
  expect(started.slice(6)).toEqual(['s2'])
  expect(line.isFull(other('a'))).toBe(false)
})

test('a client that has spent much of its budget lets others go first, and has one request at work, but not for ever', async () => {
  const { enter, started, leave } = enterLine()
  const dear = { isDear: () => true }
  void enter('b1', other('b'))
  for (const name of ['a1', 'a2']) void enter(name, other('a'), dear)
  await settle()
  expect(started).toEqual(['b1'])
  leave('b1')
  await settle()
  expect(started).toEqual(['b1', 'a1'])
  for (let serial = 0; serial < places.dearAfter; serial += 1) {
    void enter(`c${serial}`, other(`c${serial}`))
    await settle()
    if (serial === 0) leave('a1')
    else leave(`c${serial - 1}`)
    await settle()
  }
  expect(started.slice(-2)).toEqual([`c${places.dearAfter - 1}`, 'a2'])
})

test('a client fills its own room and not that of others', async () => {
  const { enter, line } = enterLine()
  for (let serial = 0; serial < PLACES.insidePerClient; serial += 1) void enter(String(serial), other('a'))
  expect([line.isFull(other('a')), line.isFull(other('b'))]).toEqual([true, false])
  for (let serial = 0; serial < PLACES.inside - PLACES.insidePerClient; serial += 1)
    void enter('x', other(`x${serial}`))
  expect([
    line.isFull(other('b')),
    line.isFull({ key: 'b', kind: 'staff' }),
    line.isFull({ key: 'b', kind: 'signIn' }),
  ]).toEqual([true, false, false])
})
