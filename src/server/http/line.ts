// Not the global ones: tests of the front ends stop those, and the server in their process must go on.
import { clearTimeout, setImmediate, setTimeout } from 'node:timers'

/** A guess for the first requests, before there is anything to measure. */
const FIRST_INTERVAL_MS = 5

/** The share of the last interval in the average. */
const WEIGHT = 0.1

/** Looks again whether work may start, if none of it has ended. */
const LOOK_AGAIN_MS = 200

type Options = {
  /** Whether there is room for one more. Call `resume` when that changes. */
  mayStart?: () => boolean
  now?: () => number
}

/**
 * Starts one piece of work in each turn of the event loop, first come, first served. A request whose data is there runs to its end
 * before the next one is read. Without a line, a burst of requests would wait unread, where
 * nothing can count or refuse them, and health checks behind them.
 */
export function createLine({ mayStart = () => true, now = () => performance.now() }: Options = {}) {
  const waiting: (() => void)[] = []
  let isTaken = false
  let stalled: NodeJS.Timeout | undefined
  let lastStart = 0
  let interval = FIRST_INTERVAL_MS

  function resume() {
    if (!stalled) return
    clearTimeout(stalled)
    stalled = undefined
    setImmediate(startNext)
  }

  function stall() {
    stalled ??= setTimeout(resume, LOOK_AGAIN_MS)
  }

  function startNext() {
    isTaken = waiting.length > 0
    if (!isTaken) return
    if (!mayStart()) return stall()
    const began = now()
    interval += (began - lastStart - interval) * WEIGHT
    lastStart = began
    setImmediate(startNext)
    waiting.shift()?.()
  }

  /** Resolves when it is this caller's turn: at once, if there is no line. */
  async function turn() {
    if (isTaken) return new Promise<void>((start) => waiting.push(start))
    isTaken = true
    lastStart = now()
    if (mayStart()) {
      setImmediate(startNext)
      return
    }
    stall()
    return new Promise<void>((start) => waiting.push(start))
  }

  /** How long a newcomer would wait, judging by those before. */
  const expectedWait = () => waiting.length * interval

  return { turn, resume, expectedWait }
}
