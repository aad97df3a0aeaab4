import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import { THREAD } from '../config/memory'
import { isBuilt } from '../config/root'
import { invalid } from '../http/errors'
import { createTurns } from '../jobs/turns'
import { inThread } from '../metering/metering'
import { afterProcessorSeconds } from '../metering/processor-time'
import type { Job, perform, TaskName, Tasks } from './tasks'

/** Shorter texts take a few milliseconds whatever they contain: sending them to a thread would take longer. */
const SMALL = 20_000

/** On a small machine, a second one would only slow down the event loop, and needs 30 MB. */
const THREADS = availableParallelism() > 2 ? 2 : 1
/** Of processor time. */
const MAX_SECONDS = 10
const MAX_MEGABYTES = 512

const turns = createTurns({ running: THREADS, waiting: 20 })

let pool: Tinypool | undefined
/** Jobs that run in threads. */
let busy = 0

/** Threads start when they are first needed, and end when they have nothing to do. */
const openPool = () =>
  new Tinypool({
    runtime: 'worker_threads',
    filename: new URL('./conversion.js', import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: 60_000,
    resourceLimits: { ...THREAD, maxOldGenerationSizeMb: MAX_MEGABYTES },
  })

/** Gives back the memory of threads that only wait for work, for other work that needs much. */
export async function endIdleThreads() {
  if (!pool || busy > 0) return
  const idle = pool
  pool = undefined
  await idle.destroy()
}

async function performInThread(job: Job, isLimited: boolean): ReturnType<typeof perform> {
  pool ??= openPool()
  const threads = pool
  busy += 1
  const controller = new AbortController()
  const cancel = isLimited ? afterProcessorSeconds(MAX_SECONDS, () => controller.abort()) : () => {}
  try {
    return await inThread(() => threads.run(job, { signal: controller.signal }))
  } catch (error) {
    if (controller.signal.aborted) return { refused: `Takes more than ${MAX_SECONDS} seconds to process` }
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
      return { refused: 'Needs too much memory to process' }
    throw error
  } finally {
    busy -= 1
    cancel()
  }
}

/**
 * Processes text that someone sent, within limits of depth, processor time and memory, and without blocking other requests. `size` is
 * its length. If it is refused, this throws an error for the given field. `isOurs`: our own work, on texts that were accepted before,
 * takes the time it takes.
 */
export async function processText<Name extends TaskName>(
  name: Name,
  input: Parameters<Tasks[Name]>[0],
  { size, field, isOurs = false }: { size: number; field: string; isOurs?: boolean },
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  const job = { name, input } as Job
  const here = async () => (await import('./tasks')).perform(job)
  // A thread cannot run the sources: in development, and in tests that do not use the build, nothing leaves the event loop.
  const outcome = await (size <= SMALL || !isBuilt ? here() : turns.run(() => performInThread(job, !isOurs)))
  if ('refused' in outcome) throw invalid({ [field]: outcome.refused })
  return outcome.value as Awaited<ReturnType<Tasks[Name]>>
}
