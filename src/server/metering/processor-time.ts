import { readFileSync } from 'node:fs'
// Not the global ones: tests of the front ends stop those, and the server in their process must go on.
import { clearTimeout, setTimeout } from 'node:timers'

/**
 * Calls `end` once this process has used so many seconds of processor time, and returns what cancels that. On a clock, the limit would
 * refuse work that only had to wait, as on a machine that is busy with other programs.
 *
 * It counts all threads of the process, because Node.js 20 can measure neither one thread nor a worker from outside (`threadCpuUsage`
 * and `worker.cpuUsage` are newer). That is exact while nothing else runs here, and never looks before so much time has passed.
 */
export function afterProcessorSeconds(seconds: number, end: () => void) {
  const begun = process.cpuUsage()
  let timer: NodeJS.Timeout
  const look = () => {
    const { user, system } = process.cpuUsage(begun)
    const left = seconds - (user + system) / 1e6
    if (left > 0) wait(left)
    else end()
  }
  const wait = (left: number) => {
    timer = setTimeout(look, Math.max(left * 1000, 100)).unref()
  }
  wait(seconds)
  return () => clearTimeout(timer)
}

const TICK_MS = 500

/**
 * Calls `end` after so many milliseconds in which this process could have read an answer, and returns what cancels that. A single timer
 * would also count a pause of the process or of the machine: after one, it ends before the answer that has arrived meanwhile is read.
 */
export function afterAwakeMs(ms: number, end: () => void) {
  let left = ms
  let timer: NodeJS.Timeout
  const wait = () => {
    const tick = Math.min(left, TICK_MS)
    timer = setTimeout(() => {
      left -= tick
      if (left > 0) wait()
      else end()
    }, tick)
  }
  wait()
  return () => clearTimeout(timer)
}

/** The result of `work`, or this error if it takes longer. It is not stopped, only no longer waited for. */
export async function withinAwakeMs<Result>(ms: number, work: Promise<Result>, late: () => Error) {
  let cancel = () => {}
  const timeout = new Promise<never>((_, reject) => {
    cancel = afterAwakeMs(ms, () => reject(late()))
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    cancel()
  }
}

const LOOK_EVERY_MS = 500

/** How long this process ran, and how long it waited for a processor meanwhile: its main thread, in nanoseconds. Linux only. */
function readSchedule() {
  try {
    return readFileSync('/proc/self/schedstat', 'utf8')
  } catch {
    return '1 0'
  }
}

/**
 * Returns the share of a processor that this process has got lately of what it wanted: 1, or less on a machine that is busy with other
 * programs or in a container with a limit. Where the system does not tell it, the share is 1.
 */
export function createProcessorShare({ read = readSchedule, now = () => performance.now() } = {}) {
  let lookedAt = Number.NEGATIVE_INFINITY
  let last = { ran: 0, waited: 0 }
  // What is longer ago counts less and less.
  const recent = { ran: 0, waited: 0 }
  return () => {
    if (now() - lookedAt < LOOK_EVERY_MS) return recent.ran / (recent.ran + recent.waited) || 1
    lookedAt = now()
    const [ran = 0, waited = 0] = read().split(' ').map(Number)
    recent.ran = recent.ran / 2 + ran - last.ran
    recent.waited = recent.waited / 2 + waited - last.waited
    last = { ran, waited }
    return recent.ran / (recent.ran + recent.waited) || 1
  }
}
