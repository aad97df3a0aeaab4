import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { FRUGAL } from '../../config/memory'
import { isBuilt } from '../../config/root'
import { createTurns } from '../../jobs/turns'
import type { PictureJob } from './encode'

/** The process needs up to 100 MB, which come back when it ends. */
const IDLE_MS = 1000

type Answer = { copy?: Uint8Array; failed?: string }

/** The answer; rejects if the process ends without one. */
async function ask(child: ChildProcess, job: PictureJob): Promise<Answer> {
  const controller = new AbortController()
  const ended = once(child, 'exit', { signal: controller.signal }).then(() => {
    throw new Error('The process for pictures ended')
  })
  // Rejects only for the race below.
  ended.catch(() => {})
  try {
    const answered = once(child, 'message', { signal: controller.signal })
    answered.catch(() => {})
    child.send(job)
    const [answer] = await Promise.race([answered, ended])
    return answer
  } finally {
    controller.abort()
  }
}

/**
 * Makes what no reader waits for in a process that starts when it is needed and ends when it has nothing to do: so it has the lowest
 * priority, and its memory does not stay taken.
 */
export function createEncoder() {
  const turns = createTurns({ running: 1 })
  let child: ChildProcess | undefined
  let idle: ReturnType<typeof setTimeout> | undefined

  function end() {
    clearTimeout(idle)
    if (child?.connected) child.disconnect()
    child = undefined
  }

  function start() {
    const file = fileURLToPath(new URL('./picture-process.js', import.meta.url))
    const { execArgv, env } = FRUGAL
    const started = fork(file, { serialization: 'advanced', execArgv, env: { ...process.env, ...env } })
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    // It is not waited for when the server stops.
    started.unref()
    started.channel?.unref()
    return started
  }

  async function perform(job: PictureJob) {
    // A process cannot run the sources: in development, and in tests that do not use the build, the work is done here.
    if (!isBuilt) return (await import('./encode')).performPictureJob(job)
    clearTimeout(idle)
    child ??= start()
    try {
      const { copy, failed } = await ask(child, job)
      if (failed !== undefined) throw new Error(failed)
      return copy
    } finally {
      idle = setTimeout(end, IDLE_MS).unref()
    }
  }

  return { encode: (job: PictureJob) => turns.run(() => perform(job)), end }
}

export type Encoder = ReturnType<typeof createEncoder>
