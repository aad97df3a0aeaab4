/** Ids from 1, and for each a moment of its own: what is made later is newer. */
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
