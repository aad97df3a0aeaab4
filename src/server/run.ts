import { CommandError } from './commands/command'
import { type Config, ConfigError, readConfig } from './config'
import { explainFileError } from './data-dir'
import { DataDirInUseError } from './db/lock'

/** One plain line for errors that the owner can fix, a stack trace for all others. */
function explain(error: unknown) {
  if (error instanceof ConfigError || error instanceof CommandError || error instanceof DataDirInUseError)
    return error.message
  const fileError = explainFileError(error)
  if (fileError) return fileError
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    return `${(error as Error).message}: another program listens there; set PORT`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Does the task of a process. If that fails, prints the reason and exits with 1. */
export async function exitOnError(task: () => Promise<void>) {
  // Files for this user only: the data folder holds password hashes, and links for new passwords.
  process.umask(0o077)
  try {
    await task()
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  }
}

/** Starts a process with the settings of its environment. */
export const run = (start: (config: Config) => Promise<void>) => exitOnError(() => start(readConfig(process.env)))

/** Less than the 10 seconds after which those who send SIGTERM usually send SIGKILL. */
const STOP_WITHIN_MS = 9500

/**
 * Stops at the first SIGTERM or SIGINT, and exits with 0; also if something does not come to an end, such as a statement in a
 * database that is gone. What was acknowledged is stored by then, and what was not is like after a crash.
 */
export function onStopSignal(stop: (signal: string) => Promise<void>) {
  let stopping = false
  const handle = async (signal: string) => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref()
    await stop(signal)
    process.exit(0)
  }
  process.on('SIGTERM', handle)
  process.on('SIGINT', handle)
}
