import type { CallName } from '@shared/contract'

type Failure = { status: number; body: unknown }

/**
 * What a test has arranged for the next time that a call is made, and the calls that were made. Several arrangements
 * for one call queue up.
 */
export function createPlan() {
  const calls: CallName[] = []
  const failures = new Map<CallName, Failure[]>()
  const delays = new Map<CallName, number[]>()
  const queue = <T>(map: Map<CallName, T[]>, name: CallName, item: T) => map.set(name, [...(map.get(name) ?? []), item])

  return {
    /** The names of the calls, in the order in which they arrived. */
    calls,
    failNext(name: CallName, status: number, body: unknown = { message: `Arranged to fail with ${status}` }) {
      queue(failures, name, { status, body })
    },
    /** Delays the next call of this name. */
    delay(name: CallName, ms: number) {
      queue(delays, name, ms)
    },
    take(name: CallName) {
      calls.push(name)
      return { failure: failures.get(name)?.shift(), delay: delays.get(name)?.shift() ?? 0 }
    },
  }
}

export type Plan = ReturnType<typeof createPlan>
