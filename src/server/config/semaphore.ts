export type Semaphore = ReturnType<typeof createSemaphore>

/** Limits how many run at once. `acquire` waits for a permit; give it back with `release`. */
export function createSemaphore(permits: number) {
  let free = permits
  const waiting: (() => void)[] = []

  async function acquire() {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }

  /** The permit goes straight to the next in line, so that a newcomer cannot overtake it. */
  function release() {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  async function run<Result>(work: () => Promise<Result>) {
    await acquire()
    try {
      return await work()
    } finally {
      release()
    }
  }

  return { acquire, release, run }
}
