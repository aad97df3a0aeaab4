import { type Config, ConfigError, readConfig } from './config'
import { DataDirInUseError } from './db/lock'

/** One plain line for errors that the owner can fix, a stack trace for all others. */
function explain(error: unknown) {
  if (error instanceof ConfigError || error instanceof DataDirInUseError) return error.message
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    return `${(error as Error).message}: another program listens there; set PORT`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Starts a process with the settings of its environment. If that fails, prints the reason and exits. */
export async function run(start: (config: Config) => Promise<void>) {
  try {
    await start(readConfig(process.env))
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  }
}

/** Stops at the first SIGTERM or SIGINT, and exits with 0. */
export function onStopSignal(stop: (signal: string) => Promise<void>) {
  let stopping = false
  const handle = async (signal: string) => {
    if (stopping) return
    stopping = true
    await stop(signal)
    process.exit(0)
  }
  process.on('SIGTERM', handle)
  process.on('SIGINT', handle)
}
