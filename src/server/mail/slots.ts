/** So many at a time: whoever takes a slot waits until there is one. */
export function createSlots(count: number) {
  let free = count
  const waiting: (() => void)[] = []
  return {
    async take() {
      if (free > 0) free -= 1
      else await new Promise<void>((resolve) => waiting.push(resolve))
    },
    free() {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    },
  }
}
