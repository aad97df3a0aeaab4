import { setImmediate as nextTurn } from 'node:timers/promises'
import { createFlights } from '@server/http/cache/flights'
import { unhindered } from '@server/metering/metering'
import { afterAwakeMs, createProcessorShare } from '@server/metering/processor-time'
import { expect, test } from 'vitest'

/** A machine that gives this process a share of the processor. */
function slowMachine() {
  const times = { now: 0, ran: 0, waited: 0 }
  const share = createProcessorShare({ read: () => `${times.ran} ${times.waited} 17\n`, now: () => times.now })
  return {
    share,
    pass(ms: number, got: number) {
      times.now += ms
      times.ran += ms * got
      times.waited += ms * (1 - got)
    },
  }
}

test('the share of a processor is what this process has got lately of what it wanted', () => {
  const { share, pass } = slowMachine()
  expect(share()).toBe(1)
  pass(10_000, 1)
  expect(share()).toBe(1)
  for (let seconds = 0; seconds < 20; seconds += 1) {
    pass(1000, 1 / 16)
    share()
  }
  expect(share()).toBeCloseTo(1 / 16, 2)
  // Idle: it wanted nothing, so nothing has changed.
  pass(0, 1)
  expect(share()).toBeCloseTo(1 / 16, 2)
})

test('the time in which other programs had the processor costs no one anything', () => {
  const { share, pass } = slowMachine()
  let clock = 0
  const elapsed = unhindered(() => {
    const passed = clock
    clock = 0
    return passed
  }, share)
  let cost = 0
  for (let seconds = 0; seconds < 160; seconds += 1) {
    pass(1000, 1 / 16)
    clock += 1000
    cost += elapsed()
  }
  expect(cost).toBeLessThan(11_000)
  expect(cost).toBeGreaterThan(9000)
})

test('a pause of the process is not the fault of those who should answer: what has arrived meanwhile is read first', async () => {
  const cancel = afterAwakeMs(1000, () => expect.unreachable())
  for (const end = performance.now() + 1100; performance.now() < end; );
  // The answer is read in the turn of the event loop in which a single timer would have ended.
  await nextTurn()
  cancel()
})

test('those who wait for an answer that is being made give up when the processor has worked long enough on something else', async () => {
  let giveUp = () => {}
  const flights = createFlights((_seconds, end) => {
    giveUp = end
    return () => {}
  })
  const land = flights.begin('/')
  const waiting = flights.waitFor('/')
  giveUp()
  expect(await waiting).toBe(false)
  expect(flights.waitFor('/')).toBeUndefined()
  land(true)
})
