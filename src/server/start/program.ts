import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { CommandError } from '../config/command-error'
import type { Config } from '../config/config'
import { exitOnError, readSettings } from './run'

type Options = NonNullable<ParseArgsConfig['options']>

/** A path as the owner typed it, relative to the folder of their shell: npm changes to that of the project. */
export const pathFromShell = (path: string) => resolve(process.env.INIT_CWD ?? '', path)

/** The settings of production, as the samples for systemd and `deploy/eye` have it. */
const PRODUCTION_SETTINGS = '/etc/eye-of-sumatra.env'

/** Without settings, a command on the machine of a magazine would work on another one, in a folder beside it. */
function refuseBesideProduction({ DATABASE_URL, DATA_DIR, EYE_SETTINGS = PRODUCTION_SETTINGS }: NodeJS.ProcessEnv) {
  if (DATABASE_URL || DATA_DIR || !existsSync(EYE_SETTINGS)) return
  throw new CommandError(
    `${EYE_SETTINGS} has the settings of the magazine on this machine, and this command runs without them. Run it as 'eye COMMAND' (docs/production.md), or set DATA_DIR to mean another magazine.`,
  )
}

/** What a program of the shell gets. */
export type Invocation = {
  positionals: string[]
  values: Record<string, string | boolean | undefined>
  /** Prints a line on standard output. */
  say: (line: string) => void
  /** Aborted by Ctrl-C. */
  signal: AbortSignal
}

/** Refuses a wrong command line: shows how to use the program, and exits with 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/**
 * The frame of a program of the shell. `--help` prints the usage. It exits with 0, or the code that `main` returns, if that did what was
 * asked, with 2 for a wrong command line, and otherwise with 1 and the reason.
 */
export const runProgram = (
  usage: string,
  options: Options,
  main: (invocation: Invocation & { config: Config }) => Promise<unknown>,
) => runTool(usage, options, (invocation) => main({ ...invocation, config: readSettings() }))

/** Like `runProgram`, for a program that reads the settings itself. */
export function runTool(usage: string, options: Options, main: (invocation: Invocation) => Promise<unknown>) {
  return exitOnError(async () => {
    const interrupted = new AbortController()
    const say = (line: string) => void process.stdout.write(`${line}\n`)
    try {
      const help = { help: { type: 'boolean', short: 'h' } } as const
      const { values, positionals } = parseCommandLine({ ...options, ...help })
      if (values.help) return say(usage)
      refuseBesideProduction(process.env)
      process.once('SIGINT', () => interrupted.abort(new CommandError('Interrupted')))
      const code = await main({ positionals, values, say, signal: interrupted.signal })
      process.exitCode = typeof code === 'number' ? code : 0
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      process.stderr.write(`${error.message}\n\n${usage}\n`)
      process.exit(2)
    }
    process.exit()
  })
}

function parseCommandLine(options: Options) {
  try {
    const parsed = parseArgs({ options, allowPositionals: true })
    return { ...parsed, values: parsed.values as Invocation['values'] }
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}
