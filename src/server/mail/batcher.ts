import { setTimeout as pause } from 'node:timers/promises'

/** As long as a few messages take: a statement for each of them would cost more than the messages. */
const GATHER_MS = 2

/**
 * Gathers what is asked for within a moment, and while a statement runs, and asks for all of it in one. `flush` answers
 * what each of its items gets; there is nothing to wait for once `full` of them have come.
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
