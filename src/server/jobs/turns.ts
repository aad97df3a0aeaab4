import { busy } from '../http/errors'

type Limits = {
  /** At once. */
  running: number
  waiting?: number
}

type Turn = { account: number; start: () => void; refuse: (reason: Error) => void }

const countOf = (turns: Turn[], account: number) => turns.filter((each) => each.account === account).length

/** About as long as a few pieces of work take. */
const RETRY_AFTER_SECONDS = 5

/**
 * Limits how much runs at once. Refuses work for which there is no room to wait. When the line is full, the account that fills most
 * of it gives up its last place to one that has fewer.
 */
export function createTurns({ running: atOnce, waiting: places = Number.POSITIVE_INFINITY }: Limits) {
  let running = 0
  const line: Turn[] = []

  function makeRoom(account: number) {
    const last = line.findLast((each) => countOf(line, each.account) > countOf(line, account) + 1)
    if (!last) throw busy(RETRY_AFTER_SECONDS)
    line.splice(line.indexOf(last), 1)
    last.refuse(busy(RETRY_AFTER_SECONDS))
  }

  function startNext() {
    const turn = line.shift()
    if (!turn) return
    // Takes the place before others run, so that a newcomer cannot overtake.
    running += 1
    turn.start()
  }

  /** Waits for a turn. Call the returned function once, at its end. */
  async function enter(account = 0) {
    if (running < atOnce) running += 1
    else {
      if (line.length >= places) makeRoom(account)
      await new Promise<void>((start, refuse) => line.push({ account, start, refuse }))
    }
    return () => {
      running -= 1
      startNext()
    }
  }

  return {
    enter,
    async run<Result>(work: () => Promise<Result>, account?: number) {
      const leave = await enter(account)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
