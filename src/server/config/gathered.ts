// Not the global one: tests of the front ends stop that, and the server in their process must go on.
import { setTimeout } from 'node:timers'

const FIRST_AFTER_MS = 1000
const EVERY_MS = 10_000

/**
 * For lines about what may happen a thousand times in a second. Returns what notes that it has happened; `write` gets how often, and what
 * was noted last: a second after the first time, and then every ten seconds at most.
 */
export function gathered<Noted>(
  write: (count: number, last: Noted) => void,
  { firstAfterMs = FIRST_AFTER_MS, everyMs = EVERY_MS } = {},
) {
  let noted: { count: number; last: Noted } | undefined
  let isWaiting = false

  function writeNoted() {
    isWaiting = noted !== undefined
    if (!noted) return
    write(noted.count, noted.last)
    noted = undefined
    setTimeout(writeNoted, everyMs).unref()
  }

  return (last: Noted) => {
    noted = { count: (noted?.count ?? 0) + 1, last }
    if (!isWaiting) setTimeout(writeNoted, firstAfterMs).unref()
    isWaiting = true
  }
}
