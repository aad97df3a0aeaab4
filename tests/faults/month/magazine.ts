import { type BuiltProcess, type BuiltServer, startBuiltWorker } from '@tests/built-server'
import { startBalancer } from '@tests/faults/balancer'
import { isReady, newFolder, openSite } from '@tests/faults/site'
import { startStoppableBucket } from '@tests/server/start-bucket'
import { startMailbox } from '@tests/server/start-mailbox'
import { onTestFinished, vi } from 'vitest'
import { startMailServer } from './mail-server'
import { openTime } from './time'

/** Each night at half past three in Jakarta. */
const BACKUPS = { BACKUP_SCHEDULE: '30 20 * * *', BACKUP_KEEP: '40' }

export const ORIGIN = 'http://magazine.example'

export type ProcessName = 'A' | 'B' | 'worker'

/**
 * The magazine as its owner runs it: two servers behind a balancer and a worker, on PostgreSQL, with a bucket, a mail server and a mailbox
 * for what comes back. A works on the queues too, B only serves.
 */
export async function startMagazine(start: Date) {
  const [mail, bucket, mailbox, time] = [
    await startMailServer(),
    await startStoppableBucket(),
    await startMailbox(),
    await openTime(start),
  ]
  const backups = await newFolder()
  const site = await openSite('PostgreSQL', {
    env: {
      ...time.env,
      ...BACKUPS,
      BACKUP_TARGET: backups,
      LOG_FORMAT: 'json',
      PUBLIC_URL: ORIGIN,
      TRUST_PROXY: '1',
      // The checks ask more in minutes than readers do in a month.
      BUDGET_PERCENT: '0',
      SMTP_URL: mail.url,
      MAIL_FROM: 'Eye of Sumatra <news@magazine.example>',
      BOUNCE_ADDRESS: 'bounces@magazine.example',
      BOUNCE_MAILBOX: mailbox.url,
      S3_ENDPOINT: bucket.address,
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
  })
  if (!site.cluster) throw new Error('The month needs PostgreSQL')
  const cluster = site.cluster
  await time.rule(cluster.url)

  const running = new Map<ProcessName, BuiltProcess>()
  const servers = new Map<ProcessName, BuiltServer>()
  const logs: string[] = []
  const starters = {
    A: () => site.start(),
    B: () => site.start({ MAIL_WORKER: '0' }),
    worker: async () => {
      const worker = await startBuiltWorker(site.settings)
      onTestFinished(async () => void (await worker.stop('SIGKILL')))
      return worker
    },
  }
  async function launch(name: ProcessName) {
    const started = await starters[name]()
    running.set(name, started)
    if ('address' in started) servers.set(name, started as BuiltServer)
    // The time may have passed while it started.
    started.process.kill('SIGUSR2')
  }
  async function end(name: ProcessName, signal: NodeJS.Signals) {
    const ended = running.get(name)
    running.delete(name)
    servers.delete(name)
    if (!ended) return
    const code = await ended.stop(signal)
    logs.push(ended.log())
    if (signal === 'SIGTERM' && code !== 0)
      throw new Error(`${name} stopped with ${code}:\n${ended.log().slice(-2000)}`)
  }

  await launch('A')
  await Promise.all([launch('B'), launch('worker')])
  const balancer = await startBalancer(() => [...servers.values()])
  return {
    cluster,
    backups,
    /** For another process that has the same time. */
    timeSettings: time.env,
    mail,
    bucket,
    mailbox,
    balancer,
    launch,
    end,
    now: time.now,
    /** By name, those that run. */
    servers: () => [...servers.values()],
    passUntil: (moment: Date) => time.passUntil(moment, [...running.values()]),
    /** Both servers answer, and the database does. */
    ready: () =>
      vi.waitUntil(async () => (await Promise.all([...servers.values()].map(isReady))).every(Boolean), {
        timeout: 60_000,
        interval: 50,
      }),
    /** What all processes have written. */
    log: () => [...logs, ...[...running.values()].map(({ log }) => log())].join('\n'),
  }
}

export type Magazine = Awaited<ReturnType<typeof startMagazine>>
