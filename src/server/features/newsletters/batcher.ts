import { setTimeout as pause } from 'node:timers/promises'

/** About the time that a few messages take: a statement for each of them would cost more than the messages. */
const GATHER_MS = 2

/**
 * Gathers items for a moment, and while a statement runs, and flushes them together. `flush` returns a function that gives
 * each item its answer. It runs without delay once `full` items are waiting.
 */
export function createBatcher<Item, Answer>(full: number, flush: (items: Item[]) => Promise<(item: Item) => Answer>) {
  type Waiting = { item: Item; resolve: (answer: Answer) => void; reject: (error: unknown) => void }
  let waiting: Waiting[] = []
  let running = false

  async function run() {
    if (running) return
    running = true
    while (waiting.length > 0) {
      if (waiting.length < full) await pause(GATHER_MS)
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
      void run()
    })
}
