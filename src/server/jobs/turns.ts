import { busy } from '../http/errors'

type Limits = {
  /** At once. */
  running: number
  /** At once, of one account. */
  perAccount?: number
  waiting?: number
}

type Turn = { account: number; start: () => void; refuse: (reason: Error) => void }

const countOf = (turns: Turn[], account: number) => turns.filter((each) => each.account === account).length

/** About as long as a few pieces of work take. */
const RETRY_AFTER_SECONDS = 5

/**
 * Limits how much runs at once, altogether and for one account. Refuses work for which there is no room to wait. When
 * the line is full, the account that fills most of it gives up its last place to one that has fewer.
 */
export function createTurns({
  running: atOnce,
  perAccount = atOnce,
  waiting: places = Number.POSITIVE_INFINITY,
}: Limits) {
  const running: Turn[] = []
  const line: Turn[] = []

  const isFree = (account: number) => running.length < atOnce && countOf(running, account) < perAccount

  function makeRoom(account: number) {
    const last = line.findLast((each) => countOf(line, each.account) > countOf(line, account) + 1)
    if (!last) throw busy(RETRY_AFTER_SECONDS)
    line.splice(line.indexOf(last), 1)
    last.refuse(busy(RETRY_AFTER_SECONDS))
  }

  function startNext() {
    const next = line.findIndex(({ account }) => isFree(account))
    const [turn] = next < 0 ? [] : line.splice(next, 1)
    if (!turn) return
    // Takes the place before others run, so that a newcomer cannot overtake.
    running.push(turn)
    turn.start()
  }

  /** Waits for a turn. Call the returned function once, at its end. */
  async function enter(account = 0) {
    const turn: Turn = { account, start: () => {}, refuse: () => {} }
    if (isFree(account)) running.push(turn)
    else {
      if (line.length >= places) makeRoom(account)
      await new Promise<void>((start, refuse) => line.push(Object.assign(turn, { start, refuse })))
    }
    return () => {
      running.splice(running.indexOf(turn), 1)
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
