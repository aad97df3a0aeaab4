import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '../config/config'
import { programVersion } from '../config/version'
import { type Db, type PoolUse, ping } from '../db/client'
import type { ObserveAnswer } from '../http/front-door/front-door'
import type { Jobs } from '../jobs/jobs'
import { countWaitingMails } from '../mail/mails.queries'
import { failures } from '../metering/failures'
import { allowMetrics } from './metrics-access'

type Sources = { db: Db; config: Config; poolUse?: () => PoolUse; jobs?: Jobs }

/** Memory, processor, garbage collection, lag of the event loop, failures of services: of the process, so there is one for all its servers. */
let ofProcess: Registry | undefined

function processMetrics() {
  if (ofProcess) return ofProcess
  ofProcess = new Registry()
  collectDefaultMetrics({ register: ofProcess })
  measureFailures(ofProcess)
  return ofProcess
}

function measureFailures(register: Registry) {
  new Counter({
    name: 'errors_total',
    help: 'Failures of the database, the bucket, the mail server (smtp) and the translator',
    labelNames: ['place'],
    registers: [register],
    collect() {
      this.reset()
      for (const [place, count] of failures) this.inc({ place }, count)
    },
  })
}

function measureRequests(app: FastifyInstance, register: Registry) {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its reply',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  })
  const observe: ObserveAnswer = (labels, milliseconds) => duration.observe(labels, milliseconds / 1000)
  app.addHook('onResponse', async ({ method, routeOptions }, { elapsedTime, statusCode }) => {
    // The pattern of the route: each address for itself would be a series without end.
    observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime)
  })
  return observe
}

function measurePool(poolUse: () => PoolUse, register: Registry) {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool that are open or idle, and requests that wait for one',
    labelNames: ['state'],
    registers: [register],
    collect() {
      for (const [state, count] of Object.entries(poolUse())) this.set({ state }, count)
    },
  })
}

/** Without these a scrape has no result while the database is gone: just when the others are wanted. */
function measureDatabase(db: Db, register: Registry) {
  new Gauge({
    name: 'database_up',
    help: '1 if the database answers',
    registers: [register],
    async collect() {
      const isUp = await ping(db).then(
        () => true,
        () => false,
      )
      this.set(isUp ? 1 : 0)
    },
  })
  new Gauge({
    name: 'mail_queue_length',
    help: 'Single mails, and copies of newsletters, that wait for their first or next attempt',
    labelNames: ['queue'],
    registers: [register],
    async collect() {
      this.reset()
      const waiting = await countWaitingMails(db).catch(() => undefined)
      for (const [queue, count] of Object.entries(waiting ?? {})) this.set({ queue }, count)
    },
  })
}

function measureJobs({ all }: Jobs, register: Registry) {
  const shared = { labelNames: ['job'], registers: [register] }
  new Gauge({
    ...shared,
    name: 'job_last_run_timestamp_seconds',
    help: 'When the last run of a job began; 0 if it has not run yet',
    collect() {
      for (const { name, figures } of all) this.set({ job: name }, figures.lastRun / 1000)
    },
  })
  new Gauge({
    ...shared,
    name: 'job_last_success_timestamp_seconds',
    help: 'When a run of a job last succeeded; 0 if none has',
    collect() {
      for (const { name, figures } of all) this.set({ job: name }, figures.lastSuccess / 1000)
    },
  })
  new Counter({
    ...shared,
    name: 'job_failures_total',
    help: 'Runs of a job that have failed',
    collect() {
      this.reset()
      for (const { name, figures } of all) this.inc({ job: name }, figures.failures)
    },
  })
}

/**
 * Serves figures for Prometheus at /api/metrics, and measures what they are made from. Returns what reports an answer that Fastify's
 * hooks do not see.
 */
export function registerMetrics(app: FastifyInstance, { db, config, poolUse, jobs }: Sources) {
  const register = new Registry()
  const program = { name: 'program_info', help: 'The version of the program', labelNames: ['version'] }
  new Gauge({ ...program, registers: [register] }).set({ version: programVersion }, 1)
  const observe = measureRequests(app, register)
  measureDatabase(db, register)
  if (poolUse) measurePool(poolUse, register)
  if (jobs) measureJobs(jobs, register)
  const all = Registry.merge([processMetrics(), register])

  app.get('/api/metrics', { onRequest: allowMetrics(config) }, async (_, reply) => {
    reply.headers({ 'content-type': all.contentType, 'cache-control': 'no-store' })
    return all.metrics()
  })
  return observe
}
