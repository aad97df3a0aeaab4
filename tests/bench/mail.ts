import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '@server/config/root'
import type { BuiltServer } from '@tests/built-server'
import { addressesOf, counts, type MailRun, prepareMailRun, send, startMailServer } from '@tests/mail-run'
import { runSource, startSink } from './mail/processes'
import { sampleNewsletter } from './mail/sample'
import { median } from './server'

const ROUNDS = 3
const MESSAGES = 2000
const QUEUED = 100_000
const KILLS = 10

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function inFolder<Result>(work: (dataDir: string) => Promise<Result>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-bench-'))
  try {
    return await work(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function untilThrough(run: MailRun, server: BuiltServer) {
  while ((await counts(run, server)).queued > 0) await pause(500)
}

/** Alternates with the bare loop, so that the machine's load affects both. The mail server measures first to last message. */
async function measureRate() {
  const sink = await startSink()
  const ratios: number[] = []
  const rates: number[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    await inFolder(async (dataDir) => {
      const prepared = await prepareMailRun(dataDir, MESSAGES, sampleNewsletter.content)
      const run = { ...prepared, dataDir, smtpUrl: sink.smtpUrl }
      const server = await startMailServer(run)
      await send(run, server)
      await untilThrough(run, server)
      const ours = await sink.take()
      await server.stop()
      await runSource('tests/bench/mail/bare.ts', { BENCH_MESSAGES: String(MESSAGES), BENCH_SMTP_URL: sink.smtpUrl })
      const bare = await sink.take()
      if (ours.recipients !== MESSAGES || bare.recipients !== MESSAGES) throw new Error('some messages did not arrive')
      rates.push((MESSAGES / ours.ms) * 1000)
      ratios.push(bare.ms / ours.ms)
    })
  await sink.stop()
  return (
    `${Math.round(median(rates))} messages/s; ratio to nodemailer's bare pooled loop ${median(ratios).toFixed(2)} ` +
    `(${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`
  )
}

async function memoryOf(server: BuiltServer) {
  const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

/** The server's memory before a newsletter to many recipients, right after it is queued, and while it is sent. */
const measureMemory = () =>
  inFolder(async (dataDir) => {
    const sink = await startSink()
    const run = { ...(await prepareMailRun(dataDir, QUEUED)), dataDir, smtpUrl: sink.smtpUrl }
    const server = await startMailServer(run, { MAIL_RATE: '100' })
    const before = await memoryOf(server)
    const started = performance.now()
    void send(run, server)
    while ((await counts(run, server)).total < QUEUED) await pause(50)
    const seconds = (performance.now() - started) / 1000
    const queued = await memoryOf(server)
    await pause(10_000)
    const sending = await memoryOf(server)
    await server.stop('SIGKILL')
    await sink.stop()
    return `${QUEUED.toLocaleString('en')} recipients queued in ${seconds.toFixed(1)} s: ${before} MB before, ${queued} MB after, ${sending} MB while sending`
  })

/** Kills the server repeatedly while it sends, and counts what each recipient got. */
const measureKills = () =>
  inFolder(async (dataDir) => {
    const sink = await startSink()
    const run = { ...(await prepareMailRun(dataDir, MESSAGES)), dataDir, smtpUrl: sink.smtpUrl }
    let server = await startMailServer(run)
    void send(run, server)
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const goal = (MESSAGES * kill) / (KILLS + 1)
      while ((await sink.look()).recipients < goal) await pause(5)
      await server.stop('SIGKILL')
      server = await startMailServer(run)
    }
    await untilThrough(run, server)
    const { sent, unknown, failed } = await counts(run, server)
    const doubtful = new Set(await addressesOf(run, server, 'unknown'))
    const { recipients, repeated, addresses } = await sink.look()
    const missing = MESSAGES - doubtful.size - addresses.filter((address) => !doubtful.has(address)).length
    await server.stop()
    await sink.stop()
    return (
      `${KILLS} kills, ${MESSAGES} recipients: ${sent} sent, ${unknown} unknown (of which ${recipients - sent} arrived), ` +
      `${failed} failed; ${repeated} got two, ${missing} were left out`
    )
  })

/** Sending a newsletter: speed, memory, and the effect of crashes. */
export const measureMail = async () => [await measureRate(), await measureMemory(), await measureKills()]

if (process.argv[1]?.startsWith(join(projectRoot, 'tests/bench/mail')))
  for (const line of await measureMail()) process.stdout.write(`${line}\n`)
