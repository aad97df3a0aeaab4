import PgBoss from 'pg-boss'
import type { Logger } from 'pino'
import type { Db } from '../db/client'
import { type ExecuteSql, rawSql } from '../db/raw-sql'
import type { MailJob } from './jobs'

/** What is queued, by the name of its queue. */
export type Jobs = {
  mail: MailJob
  'send-newsletter': { id: number }
  'send-scheduled-newsletter': { id: number; send_at: string }
}
type QueueName = keyof Jobs
type EnqueueOptions = { startAfter?: Date; singletonKey?: string }

const QUEUES: Record<QueueName, Partial<PgBoss.Queue>> = {
  mail: { policy: 'standard', retryLimit: 5, retryDelay: 30, retryBackoff: true, expireInSeconds: 120 },
  // A hint that there is something to do: what is to be done, and by whom, the rows of the deliveries say.
  'send-newsletter': { policy: 'short', retryLimit: 0, expireInSeconds: 60 },
  'send-scheduled-newsletter': {
    policy: 'standard',
    retryLimit: 10,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 60,
  },
}

/** An own schema beside ours, whatever ours is called. */
async function schemaOf(db: Db) {
  const { rows } = await rawSql(db)('select current_schema() as name')
  return rows[0]?.name === 'public' ? 'pgboss' : `${rows[0]?.name}_jobs`
}

const createBoss = (schema: string, executeSql: ExecuteSql) =>
  new PgBoss({ schema, db: { executeSql }, schedule: false, maintenanceIntervalSeconds: 30 })

/** Makes or migrates the tables of the queue. `alone`: no other process can be at work on what is marked as being done. */
export async function prepareQueue(db: Db, { alone }: { alone: boolean }) {
  const schema = await schemaOf(db)
  const boss = createBoss(schema, rawSql(db))
  await boss.start()
  for (const [name, options] of Object.entries(QUEUES)) await boss.createQueue(name, { name, ...options })
  await boss.stop({ graceful: false })
  if (alone) await rawSql(db)(`update ${schema}.job set state = 'retry' where state = 'active'`)
}

export type Queue = {
  /** Puts a job into the queue with the transaction: without its commit, nothing happens. */
  enqueue: <Name extends QueueName>(tx: Db, name: Name, data: Jobs[Name], options?: EnqueueOptions) => Promise<void>
  work: (handlers: { [Name in QueueName]: (data: Jobs[Name]) => Promise<void> }) => Promise<void>
  /** Has this process look at once, rather than when it would next. */
  wake: () => void
  close: () => Promise<void>
}

export async function openQueue(db: Db, logger: Pick<Logger, 'error'>): Promise<Queue> {
  const schema = await schemaOf(db)
  // The library does not wait for its last statements, and the database must not be closed before them.
  const pending = new Set<Promise<unknown>>()
  const tracked: ExecuteSql = (text, values) => {
    const result = rawSql(db)(text, values)
    const settled = result.catch(() => {}).finally(() => pending.delete(settled))
    pending.add(settled)
    return result
  }
  const boss = createBoss(schema, tracked)
  boss.on('error', (error) => logger.error({ err: error }, 'the job queue failed'))
  const workers: string[] = []
  return {
    async enqueue(tx, name, data, options = {}) {
      await boss.send(name, data, { ...options, db: { executeSql: rawSql(tx) } })
    },
    async work(handlers) {
      await boss.start()
      for (const name of Object.keys(handlers) as QueueName[]) {
        const handle = handlers[name] as (data: unknown) => Promise<void>
        const id = await boss.work(name, { pollingIntervalSeconds: 1, batchSize: 1 }, async ([job]) =>
          handle(job?.data),
        )
        workers.push(id)
      }
    },
    wake() {
      for (const id of workers) boss.notifyWorker(id)
    },
    async close() {
      await boss.stop({ timeout: 4000 })
      while (pending.size > 0) await Promise.all(pending)
    },
  }
}
