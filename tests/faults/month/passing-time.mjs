/**
 * Preloaded into a process: lets days pass at once. The file at PASSED_TIME has the milliseconds by which its time is ahead of the
 * machine's. It is read at the start, and at each SIGUSR2: then timers that are due by the new time fire, as they would have. Not those of
 * less than half a minute: they limit how long an answer may take, or are over soon.
 */
import { readFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers'
import { promisify } from 'node:util'
import { isMainThread } from 'node:worker_threads'

const readAhead = () => Number(readFileSync(process.env.PASSED_TIME, 'utf8'))
const aheadAtStart = readAhead()
let ahead = aheadAtStart

const RealDate = Date
const now = () => RealDate.now() + ahead
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})

const realPerformanceNow = performance.now.bind(performance)
performance.now = () => realPerformanceNow() + ahead - aheadAtStart

const { setTimeout: start, clearTimeout: cancel } = timers
/** The timers that are running, by the object that their owner holds. */
const running = new Map()

const SHORT_MS = 30_000

const passableTimeout = (callback, delay = 1, ...args) => {
  const fire = () => {
    running.delete(held)
    callback(...args)
  }
  const held = start(fire, delay)
  if (delay >= SHORT_MS) running.set(held, { fire, dueAt: performance.now() + delay, timer: held })
  return held
}
passableTimeout[promisify.custom] = start[promisify.custom]

const passableCancel = (held) => {
  cancel(running.get(held)?.timer ?? held)
  running.delete(held)
}

function letPass(until) {
  ahead = until
  for (const [held, waiting] of [...running].sort(([, one], [, other]) => one.dueAt - other.dueAt)) {
    cancel(waiting.timer)
    const timer = start(waiting.fire, Math.max(1, waiting.dueAt - performance.now()))
    if (!held.hasRef()) timer.unref()
    waiting.timer = timer
  }
}

// Only the main thread gets signals. The others compute, and have no use for the time.
if (isMainThread) {
  globalThis.setTimeout = timers.setTimeout = passableTimeout
  globalThis.clearTimeout = timers.clearTimeout = passableCancel
  syncBuiltinESMExports()
  process.on('SIGUSR2', () => {
    letPass(readAhead())
    process.stderr.write(`the time is ahead by ${ahead} ms\n`)
  })
}
