import { setTimeZone } from '@shared/time'
import type { Logger } from 'pino'
import { CommandError } from '../config/command-error'
import { type Config, ConfigError, readConfig } from '../config/config'
import { explainFileError, refuseAsRoot } from '../config/data-dir'
import { errorText, reasonOf } from '../config/error-text'
import { HEAP_GROWTH, setFlags } from '../config/memory'
import { DataDirInUseError } from '../db/engine/lock'
import { MigrationError } from '../db/migrate'

const PLAIN = [ConfigError, CommandError, DataDirInUseError, MigrationError]

/** One plain line for errors that the owner can fix, a stack trace for all others. */
function explain(error: unknown) {
  if (!(error instanceof Error)) return reasonOf(error)
  if (PLAIN.some((kind) => error instanceof kind)) return error.message
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    return `${error.message}: another program listens there; set PORT`
  return explainFileError(error) ?? errorText(error)
}

function fail(error: unknown) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

/** Does the task of a process. If that fails, prints the reason and exits with 1. */
export async function exitOnError(task: () => Promise<void>) {
  // Files for this user only: the data folder holds password hashes, and links for new passwords.
  process.umask(0o077)
  setFlags([HEAP_GROWTH.starting])
  // Node itself would print all properties of an error that nothing catches.
  process.on('uncaughtException', fail)
  try {
    await task()
  } catch (error) {
    fail(error)
  }
}

/** The settings of the environment, with the time zone of which the process counts the days. Every program but the doctor begins here. */
export function readSettings(): Config {
  const config = readConfig(process.env)
  refuseAsRoot(config)
  setTimeZone(config.TIME_ZONE)
  return config
}

/** Starts a process with the settings of its environment. */
export const run = (start: (config: Config) => Promise<void>) => exitOnError(() => start(readSettings()))

/**
 * From now on, needs less memory: the heaps of the process and its threads are collected more often, besides the requests for the most
 * part. For a process that has started: while all that it loads makes the heap grow, that would take longer.
 */
export const saveMemory = () => setFlags([HEAP_GROWTH.started])

/** Less than the 10 seconds after which those who send SIGTERM usually send SIGKILL. */
const STOP_WITHIN_MS = 9500

/**
 * Stops at the first SIGTERM or SIGINT, and exits with 0; also if something does not come to an end, such as a statement in a
 * database that is gone. What was acknowledged is stored by then, and what was not is like after a crash.
 */
export function onStopSignal(logger: Pick<Logger, 'info' | 'warn'>, stop: (signal: string) => Promise<void>) {
  let stopping = false
  const handle = async (signal: string) => {
    if (stopping) return
    stopping = true
    setTimeout(() => {
      logger.warn('stopped, though not everything came to an end')
      process.exit(0)
    }, STOP_WITHIN_MS).unref()
    await stop(signal)
    logger.info('stopped')
    process.exit(0)
  }
  process.on('SIGTERM', handle)
  process.on('SIGINT', handle)
}
