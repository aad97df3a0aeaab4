/** A guess for the first requests, before there is anything to measure. */
const FIRST_INTERVAL_MS = 5

/** The share of the last interval in the average. */
const WEIGHT = 0.1

/**
 * Starts one piece of work in each turn of the event loop, first come, first served. The embedded database works in this process, so
 * a request that reaches it runs to its end before the next one is read. Without a line, a burst of requests would wait unread, where
 * nothing can count or refuse them, and health checks behind them.
 */
export function createLine(now = () => performance.now()) {
  const waiting: (() => void)[] = []
  let isTaken = false
  let lastStart = 0
  let interval = FIRST_INTERVAL_MS

  function startNext() {
    const start = waiting.shift()
    isTaken = start !== undefined
    if (!start) return
    const began = now()
    interval += (began - lastStart - interval) * WEIGHT
    lastStart = began
    setImmediate(startNext)
    start()
  }

  /** Resolves when it is this caller's turn: at once, if there is no line. */
  async function turn() {
    if (isTaken) return new Promise<void>((start) => waiting.push(start))
    isTaken = true
    lastStart = now()
    setImmediate(startNext)
  }

  /** How long a newcomer would wait, judging by those before. */
  const expectedWait = () => waiting.length * interval

  return { turn, expectedWait }
}
