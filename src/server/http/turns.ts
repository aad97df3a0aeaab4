import { busy } from './errors'

type Limits = {
  /** At once. */
  running: number
  /** At once, of one account. */
  perAccount: number
  waiting: number
}

type Waiting = { account: number; start: () => void; refuse: (reason: Error) => void }

const countOf = (accounts: number[], account: number) => accounts.filter((each) => each === account).length

/** About as long as a few pieces of work take. */
const RETRY_AFTER_SECONDS = 5

/**
 * Lets work run in turn: so many at once, and so many of one account. Refuses work for which there is no room to wait. When
 * the line is full, the account that fills most of it gives up its last place to one that has fewer.
 */
export function createTurns({ running: atOnce, perAccount, waiting: places }: Limits) {
  const running: number[] = []
  const line: Waiting[] = []

  const isFree = (account: number) => running.length < atOnce && countOf(running, account) < perAccount
  const waitingOf = (account: number) =>
    countOf(
      line.map((each) => each.account),
      account,
    )

  function makeRoom(account: number) {
    const last = line.findLast((each) => waitingOf(each.account) > waitingOf(account) + 1)
    if (!last) throw busy(RETRY_AFTER_SECONDS)
    line.splice(line.indexOf(last), 1)
    last.refuse(busy(RETRY_AFTER_SECONDS))
  }

  async function enter(account: number) {
    if (isFree(account)) {
      running.push(account)
      return
    }
    if (line.length >= places) makeRoom(account)
    await new Promise<void>((start, refuse) => line.push({ account, start, refuse }))
  }

  function leave(account: number) {
    running.splice(running.indexOf(account), 1)
    const next = line.findIndex((each) => isFree(each.account))
    if (next < 0) return
    const [waiting] = line.splice(next, 1)
    if (!waiting) return
    // Takes the place before others run, so that a newcomer cannot overtake.
    running.push(waiting.account)
    waiting.start()
  }

  return async function run<Result>(account: number, work: () => Promise<Result>) {
    await enter(account)
    try {
      return await work()
    } finally {
      leave(account)
    }
  }
}
