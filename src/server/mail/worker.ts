import type { Logger } from 'pino'
import type { Db } from '../db/client'
import { commitEvents } from '../db/commits'
import { isUnavailable } from '../db/unavailable'
import type { Jobs } from '../jobs/jobs'
import { deleteDeadWorkers, deleteWorker, heartbeat } from './workers.queries'

const POLL_EVERY_MS = 2000

/** Rows that a worker claims, sends and settles. */
export type MailQueue = {
  /** Starts on what is due. */
  soon: () => void
  /** Takes back what these workers, dead or stopped, had claimed. */
  release: (tx: Db, workerIds: string[]) => Promise<unknown>
  /** Finishes the messages that are being handed over, and starts no others. */
  stop: () => Promise<void>
}

type Options = {
  db: Db
  logger: Pick<Logger, 'error'>
  jobs: Jobs
  workerId: string
  queues: MailQueue[]
  /** True if no other process can use this database. */
  alone: boolean
  pollEveryMs?: number
}

/**
 * Works on the queues until stopped. Any number of processes may do so side by side: they claim rows, send heartbeats, and
 * release the claims of those that fell silent.
 */
export async function startWorker({ db, logger, jobs, workerId, queues, alone, pollEveryMs = POLL_EVERY_MS }: Options) {
  const reclaimFromDead = (others: { alone: boolean }) =>
    db.transaction(async (tx) => {
      const dead = await deleteDeadWorkers(tx, workerId, others)
      if (dead.length === 0) return
      for (const queue of queues) await queue.release(tx, dead)
    })

  let hasBegun = false
  async function begin() {
    await heartbeat(db, workerId)
    await reclaimFromDead({ alone })
    hasBegun = true
  }

  async function pollDue() {
    if (!hasBegun) await begin()
    await heartbeat(db, workerId)
    await reclaimFromDead({ alone: false })
    for (const queue of queues) queue.soon()
  }

  // A disk that is nearly full makes the database read-only, and must not keep the server from starting.
  await begin().catch((error) => {
    if (!isUnavailable(error)) throw error
  })

  const polling = jobs.schedule({ name: 'mail worker', everyMs: pollEveryMs, run: pollDue })
  const poll = () => polling.soon()
  commitEvents(db).on('queued', poll)

  return {
    async stop() {
      commitEvents(db).off('queued', poll)
      await polling.stop()
      await Promise.all(queues.map((queue) => queue.stop()))
      await db
        .transaction(async (tx) => {
          for (const queue of queues) await queue.release(tx, [workerId])
          await deleteWorker(tx, workerId)
        })
        // The next worker will find this one silent, and release its claims.
        .catch((error) => logger.error({ err: error }, 'could not give back the claimed mail'))
    },
  }
}

export type MailWorker = Awaited<ReturnType<typeof startWorker>>
