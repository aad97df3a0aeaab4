// Not the global ones: tests of the front ends stop those, and the server in their process must go on.
import { clearTimeout, setTimeout } from 'node:timers'
import type { Logger } from 'pino'
import { isDatabaseAway } from '../db/unavailable'

const FIRST_RETRY_MS = 1000
const LONGEST_PAUSE_MS = 5 * 60_000
/** A job that keeps failing is logged when it begins to, and then at most this often. */
const LOG_EVERY_MS = 3_600_000

type JobOptions = {
  /** For the log and the metrics. */
  name: string
  /** From the end of a run to the next one. Without it, the job runs only when `soon` is called. */
  everyMs?: number
  /** From now to the first run. */
  firstAfterMs?: number
  /** After the first failure; doubles with each further one, up to five minutes or this, whichever is longer. */
  retryAfterMs?: number
  /** True if an outage is a failure of this job. Otherwise it is the database's, which is logged and waited for elsewhere. */
  reportsOutages?: boolean
  /** `pauseFor` lets no run begin for so many milliseconds. */
  run: (signal: AbortSignal, pauseFor: (ms: number) => void) => Promise<unknown>
}

type JobLogger = Pick<Logger, 'error' | 'info'>

function createJob(logger: JobLogger, options: JobOptions) {
  const { name, everyMs = Number.POSITIVE_INFINITY, retryAfterMs = options.everyMs ?? FIRST_RETRY_MS, run } = options
  /** Times are in milliseconds since 1970; 0 for never. */
  const figures = { lastRun: 0, lastSuccess: 0, failures: 0 }
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  // These are times of `performance.now()`, since nothing can set that clock.
  let dueAt = Number.POSITIVE_INFINITY
  let pausedUntil = 0
  let loggedAt = Number.NEGATIVE_INFINITY
  let failuresInARow = 0

  const pauseFor = (ms: number) => {
    pausedUntil = performance.now() + ms
  }

  function fail(error: unknown) {
    if (signal.aborted || (!options.reportsOutages && isDatabaseAway(error))) return
    const pauseMs = Math.min(retryAfterMs * 2 ** failuresInARow, Math.max(retryAfterMs, LONGEST_PAUSE_MS))
    pauseFor(pauseMs)
    soon(pauseMs)
    figures.failures += 1
    failuresInARow += 1
    if (failuresInARow > 1 && performance.now() - loggedAt < LOG_EVERY_MS) return
    loggedAt = performance.now()
    const next = `the next attempt is in ${Math.round(pauseMs / 1000)} s`
    logger.error({ err: error, job: name, failures: failuresInARow }, `the job "${name}" failed; ${next}`)
  }

  async function attempt() {
    figures.lastRun = Date.now()
    try {
      await run(signal, pauseFor)
    } catch (error) {
      return fail(error)
    }
    figures.lastSuccess = Date.now()
    if (failuresInARow > 0) logger.info({ job: name, failures: failuresInARow }, `the job "${name}" works again`)
    failuresInARow = 0
  }

  function begin() {
    dueAt = Number.POSITIVE_INFINITY
    running = attempt().finally(() => {
      running = undefined
      soon(everyMs)
    })
  }

  function soon(withinMs = 0) {
    dueAt = Math.min(dueAt, performance.now() + withinMs)
    clearTimeout(timer)
    if (running || signal.aborted || dueAt === Number.POSITIVE_INFINITY) return
    timer = setTimeout(begin, Math.max(0, Math.max(dueAt, pausedUntil) - performance.now()))
  }

  return {
    name,
    figures,
    /** Lets the next run begin within this time, or after the one that is going on, or after a pause. */
    soon,
    /** Starts no more runs. Aborts the signal of the one that is going on, and waits for its end. */
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}

/** The jobs of a process. */
export function createJobs(logger: JobLogger) {
  const all: ReturnType<typeof createJob>[] = []
  let isStopped = false
  return {
    all: all as readonly Pick<Job, 'name' | 'figures'>[],
    schedule(options: JobOptions): Job {
      const job = createJob(logger, options)
      all.push(job)
      if (isStopped) void job.stop()
      else if (options.everyMs !== undefined) job.soon(options.firstAfterMs)
      return job
    },
    async stop() {
      isStopped = true
      await Promise.all(all.map((job) => job.stop()))
    },
  }
}

export type Job = ReturnType<typeof createJob>
export type Jobs = ReturnType<typeof createJobs>
