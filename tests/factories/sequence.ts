/** Counts ids. `momentOf` gives a later time to a higher id. */
export function sequence() {
  // Above the ids that tests choose: a worker may not have run other files before.
  let last = 1000
  return () => {
    last += 1
    return last
  }
}

const START = Date.UTC(2026, 0, 1)
const MINUTE = 60_000

export const momentOf = (id: number) => new Date(START + id * MINUTE).toISOString()
