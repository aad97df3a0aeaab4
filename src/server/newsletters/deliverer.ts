import type { Logger } from 'pino'
import type { Db } from '../db/client'
import { isDatabaseAway } from '../db/unavailable'
import { createTurns } from '../jobs/turns'
import { failureOf, persist, retryDelay } from '../mail/attempts'
import type { MailServer } from '../mail/mail-server'
import { CONNECTIONS, type Message, type Transport } from '../mail/transport'
import { createBatcher } from '../statistics/batcher'
import {
  type ClaimedDelivery,
  claimDeliveries,
  markSending,
  type Outcome,
  releaseUnsent,
  writeOutcomes,
} from './claimed-deliveries.queries'
import type { ConfirmationRule } from './recipients.service'

const MAX_ATTEMPTS = 5
/** Claimed at a time: enough to keep the connections busy during the next claim, few enough to be released quickly. */
const BATCH = 100

/** For a statement about copies, in about the time that a few of them take. */
const STATEMENT = { full: CONNECTIONS, gatherMs: 5 }

type MakeCopy = (delivery: ClaimedDelivery) => Message
type PrepareCopies = (claimed: ClaimedDelivery[]) => Promise<MakeCopy>

type Result = Outcome & {
  /** True if the attempt failed because the mail server is down or refuses every message. */
  isAway?: true
}

type Options = {
  db: Db
  send: Transport['send']
  mailServer: MailServer
  /** Prepares the copies of a newsletter, those for these deliveries each time; undefined if it was deleted. */
  load: (newsletterId: number) => Promise<PrepareCopies | undefined>
  logger: Pick<Logger, 'error' | 'warn'>
  workerId: string
  rule: ConfirmationRule
  /** Before the second attempt; doubles with each further one. */
  retryAfterMs?: number
}

/**
 * Sends the queued copies of newsletters. A copy is marked `sending` just before the end of its message is handed to the
 * mail server, and stays so until the answer is stored. A crash at any other moment therefore leaves no doubt.
 */
export function createDeliverer({
  db,
  send,
  mailServer,
  load,
  logger,
  workerId,
  rule,
  retryAfterMs = 60_000,
}: Options) {
  const turns = createTurns({ running: CONNECTIONS })
  const running = new Map<number, Promise<void>>()
  let stopping = false

  const mark = createBatcher(STATEMENT, async (ids: number[]) => {
    const mine = await markSending(db, workerId, ids)
    return (id) => mine.has(id)
  })

  const write = createBatcher(STATEMENT, async (outcomes: Outcome[]) => {
    await persist(logger, () => writeOutcomes(db, workerId, outcomes))
    return () => {}
  })

  function outcomeOf({ id, attempts }: ClaimedDelivery, failure: unknown, handedOver: boolean): Result {
    const { kind, reason: error, ...refusal } = failureOf(failure, handedOver)
    const outcome = { id, error, delayMs: 0, attempted: true, ...refusal }
    if (kind === 'unknown') return { ...outcome, status: 'unknown' }
    // Postponed, so that a copy which the mail server cannot cope with does not stay the first of the queue.
    if (kind === 'outage')
      return { ...outcome, status: 'queued', attempted: false, delayMs: retryDelay(retryAfterMs, 0), isAway: true }
    if (kind === 'permanent' || attempts + 1 >= MAX_ATTEMPTS) return { ...outcome, status: 'failed' }
    return { ...outcome, status: 'queued', delayMs: retryDelay(retryAfterMs, attempts) }
  }

  /** Returns undefined if another worker has taken the delivery over: then there is nothing to store. */
  async function attempt(delivery: ClaimedDelivery, makeCopy: MakeCopy): Promise<Result | undefined> {
    const { id, skip } = delivery
    const outcome = { id, error: null, delayMs: 0, attempted: false, code: null, bounced: false }
    if (skip) return { ...outcome, status: 'skipped', error: skip }
    let handedOver = false
    let isLost = false
    let databaseError: unknown
    const beforeEnd = async () => {
      if (handedOver) throw new Error('The connection was lost while the message was handed over')
      const isMine = await mark(id).catch((error) => {
        databaseError = error
        throw error
      })
      isLost = !isMine
      if (isLost) throw new Error('Another worker has taken this message over')
      handedOver = true
    }
    try {
      await send(makeCopy(delivery), beforeEnd)
      return { ...outcome, status: 'sent', attempted: true }
    } catch (error) {
      if (isLost) return undefined
      // Not the mail server's fault, nor the recipient's: it does not count as an attempt.
      if (databaseError) return { ...outcome, status: 'queued' }
      return outcomeOf(delivery, error, handedOver)
    }
  }

  async function deliverAll(newsletterId: number) {
    const prepareCopies = await load(newsletterId)
    const inFlight = new Set<Promise<void>>()
    const refusals = { failed: 0, postponed: 0, reason: '' }
    let isAway = false

    async function report({ status, error, attempted, isAway: away }: Result) {
      if (away) {
        isAway = true
        await mailServer.reportAway(error ?? '').catch(() => {})
      } else if (status === 'sent') {
        await mailServer.reportAnswer().catch(() => {})
      } else if (attempted) {
        refusals[status === 'queued' ? 'postponed' : 'failed'] += 1
        refusals.reason = error ?? ''
      }
    }

    const releaseClaimed = async () => {
      await Promise.all(inFlight)
      await persist(logger, () => releaseUnsent(db, workerId, newsletterId))
    }
    const claim = async (prepare: PrepareCopies, limit: number) => {
      try {
        const claimed = limit > 0 ? await claimDeliveries(db, { newsletterId, workerId, limit, rule }) : []
        return { claimed, makeCopy: await prepare(claimed) }
      } catch (error) {
        // The claim may have been committed although its reply was lost. Then the copies would wait until this process ends.
        await releaseClaimed()
        throw error
      }
    }
    while (prepareCopies && !stopping && !isAway) {
      const limit = Math.min(BATCH, await mailServer.allowance())
      const { claimed, makeCopy } = await claim(prepareCopies, limit)
      if (claimed.length === 0) break
      for (const delivery of claimed) {
        const leave = await turns.enter()
        if (stopping || isAway) {
          leave()
          break
        }
        const sending: Promise<void> = attempt(delivery, makeCopy)
          .then(async (result) => {
            if (result) await report(result)
            return result
          })
          // Released before the outcome is stored, so that the next message can already start.
          .finally(leave)
          .then((outcome) => outcome && write(outcome))
          .finally(() => inFlight.delete(sending))
        inFlight.add(sending)
      }
      // A single copy is a try: the next ones depend on its outcome.
      if (limit === 1) await Promise.all(inFlight)
    }
    if (isAway) await releaseClaimed()
    await Promise.all(inFlight)
    if (refusals.reason) logger.warn({ newsletterId, ...refusals }, 'copies of a newsletter were not accepted')
  }

  return {
    /** Starts sending the due copies of a newsletter, unless that is under way. */
    start(newsletterId: number) {
      if (stopping || running.has(newsletterId)) return
      const work = deliverAll(newsletterId)
        .catch((error) => {
          if (!isDatabaseAway(error))
            logger.error({ err: error, newsletterId }, 'could not continue sending a newsletter')
        })
        .finally(() => running.delete(newsletterId))
      running.set(newsletterId, work)
    },
    /** Finishes the messages that are being handed over, and starts no others. */
    async stop() {
      stopping = true
      await Promise.all(running.values())
    },
  }
}
