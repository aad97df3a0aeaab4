/** Counts ids from 1. `momentOf` gives a later time to a higher id. */
export function sequence() {
  let last = 0
  return () => {
    last += 1
    return last
  }
}

const START = Date.UTC(2026, 0, 1)
const MINUTE = 60_000

export const momentOf = (id: number) => new Date(START + id * MINUTE).toISOString()
