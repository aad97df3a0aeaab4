import type { Logger } from 'pino'
import type { Db } from '../db/client'
import { createBatcher } from './batcher'
import { type ClaimedDelivery, claimDeliveries, markSending, type Outcome, writeOutcomes } from './deliveries.queries'
import { failureOf } from './failures'
import { createSlots } from './slots'
import { CONNECTIONS, type Message, type Transport } from './transport'

export const MAX_ATTEMPTS = 5
/** Claimed at a time: enough for the connections while the next are claimed, few enough to be given back. */
const BATCH = 100
/** Between attempts to write what has become of messages, while the database does not answer. */
const REWRITE_AFTER_MS = 1000

/** Makes the copies of one newsletter; undefined when there is none any more. */
type LoadNewsletter = (id: number) => Promise<((delivery: ClaimedDelivery) => Message) | undefined>

type Options = {
  db: Db
  transport: Transport
  load: LoadNewsletter
  logger: Pick<Logger, 'error'>
  workerId: string
  confirmedOnly: boolean
  /** Before the second attempt; doubles with each further one. */
  retryAfterMs?: number
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Sends the queued copies of newsletters. A copy is marked as being sent from the moment before the end of its message
 * is handed to the mail server until the answer is written, so that no crash outside that moment leaves a doubt.
 */
export function createDeliverer({
  db,
  transport,
  load,
  logger,
  workerId,
  confirmedOnly,
  retryAfterMs = 60_000,
}: Options) {
  const slots = createSlots(CONNECTIONS)
  const running = new Map<number, Promise<void>>()
  let stopping = false

  const mark = createBatcher(CONNECTIONS, async (ids: number[]) => {
    const mine = await markSending(db, workerId, ids)
    return (id) => mine.has(id)
  })

  const write = createBatcher(CONNECTIONS, async (outcomes: Outcome[]) => {
    for (;;) {
      try {
        await writeOutcomes(db, workerId, outcomes)
        return () => {}
      } catch (error) {
        // What is sent stays sent: until that is written, nobody may think otherwise.
        logger.error({ err: error }, 'the outcomes of messages could not be written; trying again')
        await pause(REWRITE_AFTER_MS)
      }
    }
  })

  function outcomeOf({ id, attempts }: ClaimedDelivery, error: unknown, handedOver: boolean): Outcome {
    const { kind, reason, bounced } = failureOf(error, handedOver)
    const outcome = { id, error: reason, delayMs: 0, attempted: true, bounced }
    if (kind === 'unknown') return { ...outcome, status: 'unknown' }
    if (kind === 'permanent' || attempts + 1 >= MAX_ATTEMPTS) return { ...outcome, status: 'failed' }
    // Half of it by chance, lest all that failed together come back together.
    return { ...outcome, status: 'queued', delayMs: Math.round(retryAfterMs * 2 ** attempts * (0.5 + Math.random())) }
  }

  /** Nothing to write where another worker has taken over. */
  async function attempt(
    delivery: ClaimedDelivery,
    copy: (delivery: ClaimedDelivery) => Message,
  ): Promise<Outcome | undefined> {
    const { id, skip } = delivery
    const settled = { id, error: null, delayMs: 0, attempted: true, bounced: false }
    if (skip) return { ...settled, status: 'skipped', error: skip, attempted: false }
    let handedOver = false
    let isLost = false
    const beforeEnd = async () => {
      if (handedOver) throw new Error('The connection was lost while the message was handed over')
      isLost = !(await mark(id))
      if (isLost) throw new Error('Another worker has taken this message over')
      handedOver = true
    }
    try {
      await transport.send(copy(delivery), beforeEnd)
      return { ...settled, status: 'sent' }
    } catch (error) {
      return isLost ? undefined : outcomeOf(delivery, error, handedOver)
    }
  }

  async function deliverAll(newsletterId: number) {
    const copy = await load(newsletterId)
    const inFlight = new Set<Promise<void>>()
    while (copy && !stopping) {
      const claimed = await claimDeliveries(db, { newsletterId, workerId, limit: BATCH, confirmedOnly })
      if (claimed.length === 0) break
      for (const delivery of claimed) {
        await slots.take()
        if (stopping) {
          slots.free()
          break
        }
        const sending: Promise<void> = attempt(delivery, copy)
          // The next may begin while this one's outcome is written.
          .finally(slots.free)
          .then((outcome) => outcome && write(outcome))
          .finally(() => inFlight.delete(sending))
        inFlight.add(sending)
      }
    }
    await Promise.all(inFlight)
  }

  return {
    isAtWorkOn: (newsletterId: number) => running.has(newsletterId),
    /** Sends what is due of a newsletter, unless that is under way. */
    start(newsletterId: number) {
      if (stopping || running.has(newsletterId)) return
      const work = deliverAll(newsletterId)
        .catch((error) => logger.error({ err: error, newsletterId }, 'a newsletter could not be sent on'))
        .finally(() => running.delete(newsletterId))
      running.set(newsletterId, work)
    },
    /** Finishes what is being handed over, and begins nothing any more. */
    async stop() {
      stopping = true
      await Promise.all(running.values())
    },
  }
}
