// Not the global ones: tests of the front ends stop those, and the server in their process must go on.
import { clearTimeout, setTimeout } from 'node:timers'

type Options = {
  /** So many do not wait for more. */
  full: number
  /** How long the first item waits for more. */
  gatherMs: number
}

/**
 * Gathers items for a moment, and while a statement runs, and flushes them together: a statement for each would cost more than what
 * they are for. `flush` returns a function that gives each item its answer.
 */
export function createBatcher<Item, Answer>(
  { full, gatherMs }: Options,
  flush: (items: Item[]) => Promise<(item: Item) => Answer>,
) {
  type Waiting = { item: Item; resolve: (answer: Answer) => void; reject: (error: unknown) => void }
  let waiting: Waiting[] = []
  let running = false
  let endPause = () => {}

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, gatherMs)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run() {
    if (running) return
    running = true
    while (waiting.length > 0) {
      if (waiting.length < full) await pause()
      const group = waiting
      waiting = []
      try {
        const answerOf = await flush(group.map(({ item }) => item))
        for (const { item, resolve } of group) resolve(answerOf(item))
      } catch (error) {
        for (const { reject } of group) reject(error)
      }
    }
    running = false
  }

  return (item: Item) =>
    new Promise<Answer>((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (waiting.length >= full) endPause()
      void run()
    })
}
