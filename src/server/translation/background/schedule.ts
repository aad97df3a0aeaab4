import { isUnavailable } from '../../db/unavailable'
import { createMachineWorker } from './machine-worker'

/** How soon what a reader has asked for is begun. */
const LOOK_EVERY_MS = 1000
/** How soon changed originals, repeated attempts and the demand of other processes are. */
const RUN_EVERY_MS = 10_000

type Options = Parameters<typeof createMachineWorker>[0]

/** Translates in the background what readers have asked for. Returns a function that stops it. */
export function scheduleMachineTexts(options: Options) {
  const { demand, logger } = options
  const worker = createMachineWorker(options)
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let nextRun = 0
  let pausedUntil = 0

  const run = async () => {
    const pauseMs = await worker.run(stopping.signal).catch((error) => {
      if (!isUnavailable(error)) logger.error({ err: error }, 'machine translations for readers could not be made')
      return RUN_EVERY_MS
    })
    pausedUntil = Date.now() + pauseMs
    nextRun = Date.now() + RUN_EVERY_MS
    running = undefined
  }
  const timer = setInterval(() => {
    const isDue = !demand.isEmpty || Date.now() >= nextRun
    if (isDue && Date.now() >= pausedUntil) running ??= run()
  }, LOOK_EVERY_MS).unref()

  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
}
