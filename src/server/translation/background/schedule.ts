import type { Jobs } from '../../jobs/jobs'
import { createMachineWorker } from './machine-worker'

/** How soon what a reader has asked for is begun: requests of this time are looked at together. */
const SOON_MS = 1000
/** How soon changed originals, repeated attempts and the demand of other processes are. */
const EVERY_MS = 10_000

/** Translates in the background what readers have asked for. */
export function scheduleMachineTexts(jobs: Jobs, options: Parameters<typeof createMachineWorker>[0]) {
  const worker = createMachineWorker(options)
  const job = jobs.schedule({
    name: 'machine texts',
    everyMs: EVERY_MS,
    firstAfterMs: SOON_MS,
    run: async (signal, pauseFor) => pauseFor(await worker.run(signal)),
  })
  options.demand.onNoted(() => job.soon(SOON_MS))
}
