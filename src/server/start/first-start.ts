import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { constants } from 'node:os'
import { extname, join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config/config'
import { isDatabase } from '../config/data-dir'
import { FRUGAL } from '../config/memory'
import { programs } from '../config/root'
import { type Connection, hasUsers } from '../db/client'
import { openDatabase } from '../db/connect/open'

const program = join(programs, `initialise${extname(import.meta.filename)}`)

/** The number of a file that the process inherits, and that closes when the server ends, however that happens. */
export const PIPE_TO_SERVER = 4

const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Fails if another program listens there: a first start takes long, and would end with that. */
async function requireFreePort({ HOST, PORT }: Config) {
  const server = createServer().listen(PORT, HOST)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}

/**
 * Creates the database and adds the demo content in a process of its own, whose memory the system gets back: that takes a lot, above
 * all the pictures. If the process fails, it has printed the reason, and this one ends with its code.
 */
async function initialise(config: Config) {
  await requireFreePort(config)
  const child = fork(program, {
    execArgv: [...process.execArgv, ...FRUGAL.execArgv],
    env: { ...process.env, ...FRUGAL.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc', 'pipe'],
  })
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal)
    // What is unfinished counts as not begun. The server exits as if the signal had ended it.
    child.once('exit', () => process.exit(128 + constants.signals[signal]))
  }
  for (const signal of STOP_SIGNALS) process.once(signal, stop)
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  for (const name of STOP_SIGNALS) process.off(name, stop)
  if (code === 0) return
  if (signal)
    process.stderr.write(`The first start was ended by ${signal}. The system does that if its memory is full.\n`)
  process.exit(code ?? 1)
}

/** Makes the embedded database if there is none. */
export async function ensureDatabase(config: Config) {
  if (!config.DATABASE_URL && !isDatabase(join(config.DATA_DIR, 'db'))) await initialise(config)
}

/** Opens the database. An empty one gets the demo content first, if that is wanted. */
export async function openInitialised(config: Config, logger: Pick<Logger, 'warn'>): Promise<Connection> {
  const connection = await openDatabase(config, logger)
  if (!config.demo || (await hasUsers(connection.db))) return connection
  await connection.close()
  await initialise(config)
  return openDatabase(config, logger)
}
