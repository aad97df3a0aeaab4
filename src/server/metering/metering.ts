import { AsyncLocalStorage } from 'node:async_hooks'
import { performance } from 'node:perf_hooks'
import { createProcessorShare } from './processor-time'

/** Whom work is for, and what it costs them, in milliseconds. */
export type Bill = {
  charge: (ms: number) => void
  /** Pieces of its work that are being measured now. */
  running: number
}

const bills = new AsyncLocalStorage<Bill>()

/** Charges all measured work that starts in `work` to this bill. */
export const chargeTo = <Result>(bill: Bill, work: () => Result) => bills.run(bill, work)

/** Returns the end of the work; a second call has no effect. Work for no request has no bill, and is not measured. */
type Begin = () => () => void

const unmeasured = () => {}

const measured =
  (start: () => () => number): Begin =>
  () => {
    const bill = bills.getStore()
    if (!bill) return unmeasured
    const stop = start()
    bill.running += 1
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      bill.running -= 1
      bill.charge(stop())
    }
  }

/**
 * Measures what pieces of work take of something that serves all of them by turns, such as the processor: together no more than it
 * worked. Each is charged the time in which it ran, divided by the number of those that ran then. `elapsed` is the time since the
 * call before.
 */
function shared(elapsed: () => number) {
  let running = 0
  /** What a piece of work would have cost that ran from the start on. */
  let cost = 0
  const advance = () => {
    const time = elapsed()
    if (running > 0) cost += time / running
    return cost
  }
  return measured(() => {
    const before = advance()
    running += 1
    return () => {
      const after = advance()
      running -= 1
      return after - before
    }
  })
}

function stopwatch(now = () => performance.now()) {
  let last = now()
  return () => {
    const time = now()
    // A clock that a test has set back.
    const passed = Math.max(0, time - last)
    last = time
    return passed
  }
}

const processorShare = createProcessorShare()

/**
 * Threads and the database run on other processors than the main thread, or on other machines, so only a clock measures them. What they
 * wait for while other programs have the processors is no one's cost: a busy machine would charge its clients for that.
 */
export function unhindered(passed = stopwatch(), share = processorShare) {
  return () => passed() * share()
}

/** Begin when a connection of the database is asked for, and end when it is given back. */
export const meterDatabase = shared(unhindered())

const runThread = measured(() => unhindered())

/** Runs work that occupies a thread until its end. */
export async function inThread<Result>(work: () => Promise<Result>) {
  const end = runThread()
  try {
    return await work()
  } finally {
    end()
  }
}

const active = stopwatch(() => performance.eventLoopUtilization().active)
const processorTime = stopwatch(() => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
})
let unpaid = 0

/**
 * The event loop is also active while other programs have the processor, and the processor also works for other threads: the smaller one of
 * both is what the main thread may have used.
 */
export const meterProcessor = shared(() => Math.max(0, Math.min(active(), processorTime()) - exempt()))

function exempt() {
  const ms = unpaid
  unpaid = 0
  return ms
}

/** So much of what the main thread worked was for others than the requests that are measured. */
export const exemptProcessor = (ms: number) => {
  unpaid += ms
}
