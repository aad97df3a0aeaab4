import { once } from 'node:events'
import { createJobs } from '@server/jobs/jobs'
import { noteFailure } from '@server/metering/failures'
import { startServer } from '@tests/server/start-server'
import { expect, onTestFinished, test } from 'vitest'

/** The jobs of a process, and what they log. */
function startJobs() {
  const errors: unknown[][] = []
  const infos: unknown[][] = []
  const jobs = createJobs({
    error: (...line: unknown[]) => void errors.push(line),
    info: (...line: unknown[]) => void infos.push(line),
  })
  onTestFinished(jobs.stop)
  return { jobs, errors, infos }
}

test('a job never overlaps itself: what is asked for during a run is done in one more', async () => {
  const { jobs } = startJobs()
  const door = new AbortController()
  const opened = once(door.signal, 'abort')
  let [runs, running, most] = [0, 0, 0]
  const job = jobs.schedule({
    name: 'slow',
    async run() {
      runs += 1
      running += 1
      most = Math.max(most, running)
      await opened
      running -= 1
    },
  })
  job.soon()
  await expect.poll(() => runs).toBe(1)
  for (let call = 0; call < 3; call += 1) job.soon()
  door.abort()
  await expect.poll(() => runs).toBe(2)
  await job.stop()
  expect([runs, running, most]).toEqual([2, 0, 1])
})

test('a job that fails is logged once by its name, waits twice as long each time, and is heard of when it works again', async () => {
  const { jobs, errors, infos } = startJobs()
  const began: number[] = []
  jobs.schedule({
    name: 'purge',
    everyMs: 40,
    async run() {
      began.push(performance.now())
      if (began.length < 4) throw new Error(`Failure ${began.length}`)
    },
  })
  await expect.poll(() => infos.length).toBe(1)
  expect(errors).toEqual([
    [{ err: new Error('Failure 1'), job: 'purge', failures: 1 }, expect.stringContaining('purge')],
  ])
  expect(infos).toEqual([[{ job: 'purge', failures: 3 }, expect.stringContaining('purge')]])
  const [first = 0, second = 0, third = 0, fourth = 0] = began
  // Timers may be a millisecond early.
  expect(second - first).toBeGreaterThan(38)
  expect(third - second).toBeGreaterThan(78)
  expect(fourth - third).toBeGreaterThan(158)
})

test('while the database does not answer, a job goes on trying and logs nothing, unless outages are its failures', async () => {
  const { jobs, errors, infos } = startJobs()
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const runs = { quiet: 0, loud: 0 }
  const schedule = (name: keyof typeof runs, reportsOutages: boolean) =>
    jobs.schedule({
      name,
      everyMs: 1,
      reportsOutages,
      async run() {
        runs[name] += 1
        if (runs[name] < 12) throw refused
      },
    })
  schedule('quiet', false)
  await expect.poll(() => runs.quiet).toBeGreaterThan(12)
  expect([errors, infos]).toEqual([[], []])
  schedule('loud', true)
  await expect.poll(() => errors.length).toBe(1)
})

test('a job that another service fails logs it: nothing else watches that service', async () => {
  const { jobs, errors } = startJobs()
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  noteFailure(refused, { place: 'bucket' })
  jobs.schedule({ name: 'copies', run: () => Promise.reject(refused) }).soon()
  await expect.poll(() => errors).toMatchObject([[{ err: refused, job: 'copies' }, expect.any(String)]])
})

test('no run begins during a pause that a job has asked for, even if it is asked to run', async () => {
  const { jobs } = startJobs()
  const began: number[] = []
  const job = jobs.schedule({
    name: 'service',
    async run(_signal, pauseFor) {
      began.push(performance.now())
      pauseFor(60)
    },
  })
  job.soon()
  await expect.poll(() => began.length).toBe(1)
  job.soon()
  await expect.poll(() => began.length).toBe(2)
  const [first = 0, second = 0] = began
  expect(second - first).toBeGreaterThan(58)
})

test('stopping aborts what runs, waits for its end, and starts nothing more', async () => {
  const { jobs, errors } = startJobs()
  const seen: string[] = []
  jobs.schedule({
    name: 'long',
    everyMs: 1,
    async run(signal) {
      seen.push('began')
      await once(signal, 'abort')
      await new Promise(setImmediate)
      seen.push('ended')
      throw new Error('Interrupted')
    },
  })
  await expect.poll(() => seen).toEqual(['began'])
  await jobs.stop()
  expect(seen).toEqual(['began', 'ended'])
  const late = jobs.schedule({ name: 'late', everyMs: 1, run: async () => void seen.push('late') })
  late.soon()
  await new Promise(setImmediate)
  expect(seen).toEqual(['began', 'ended'])
  expect(errors).toEqual([])
})

test('the metrics have the last run, the last success and the failures of each job', async () => {
  const { jobs } = startJobs()
  const { fetch } = await startServer({ jobs })
  const [good, bad] = [async () => {}, () => Promise.reject(new Error('Full'))]
  jobs.schedule({ name: 'good', everyMs: 60_000, run: good })
  jobs.schedule({ name: 'bad', everyMs: 60_000, run: bad })
  jobs.schedule({ name: 'later', everyMs: 60_000, firstAfterMs: 60_000, run: good })
  const figure = async (name: string, job: string) => {
    const { text } = await fetch('/api/metrics', { headers: { host: '127.0.0.1:3000' } })
    return Number(new RegExp(`^${name}{job="${job}"} (.+)$`, 'm').exec(text)?.[1])
  }
  await expect.poll(() => figure('job_failures_total', 'bad')).toBe(1)
  expect(await figure('job_failures_total', 'good')).toBe(0)
  for (const name of ['job_last_run_timestamp_seconds', 'job_last_success_timestamp_seconds'])
    expect(Math.abs((await figure(name, 'good')) - Date.now() / 1000)).toBeLessThan(600)
  expect(await figure('job_last_success_timestamp_seconds', 'bad')).toBe(0)
  expect(await figure('job_last_run_timestamp_seconds', 'later')).toBe(0)
})
