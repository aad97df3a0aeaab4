import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { CommandError } from '../config/command-error'
import { reasonOf } from '../config/error-text'
import type { CommandServices } from './command'
import { commandNamed } from './commands'
import { refuseOtherSight, type Sight } from './owner-path'
import { perform } from './perform'

/** The server's socket in the data folder. Only the folder's owner may connect, so there is no other authentication. */
const SOCKET = 'control.sock'

/** A longer path does not fit into the address of a Unix socket. */
const MAX_PATH = 100

/** Calls `use` with the path of the socket, through a short link if the data folder's own path is too long. */
async function withSocketPath<Result>(dataDir: string, use: (path: string) => Promise<Result>) {
  const path = join(dataDir, SOCKET)
  if (Buffer.byteLength(path) <= MAX_PATH) return use(path)
  const folder = await mkdtemp(join(tmpdir(), 'eye-'))
  try {
    await symlink(dataDir, join(folder, 'data'))
    return await use(join(folder, 'data', SOCKET))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The lines of an answer: what the command says, then its result or its error. */
type Line = { say: string } | { result: unknown } | { error: string; isPlain: boolean }

/** `sights`: what the shell sees at the paths in `args`. */
type SentCommand = { name: string; args: unknown; sights?: Sight[] }

type ServerServices = Omit<CommandServices, 'say' | 'signal'>

async function answer(services: CommandServices, json: string): Promise<Line> {
  try {
    const { name, args, sights = [] } = JSON.parse(json) as SentCommand
    const command = commandNamed(name)
    if (!command) throw new CommandError(`The running server does not know '${name}': restart it on this version.`)
    for (const sight of sights) refuseOtherSight(sight)
    services.logger.info(`command: ${name}`)
    return { result: (await perform(name, command, services, args)) ?? null }
  } catch (error) {
    const isPlain = error instanceof CommandError
    if (!isPlain) services.logger.error({ err: error }, 'a command failed')
    return { error: isPlain && error instanceof Error ? error.message : reasonOf(error), isPlain }
  }
}

const listen = (server: Server, path: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => {
      server.off('error', reject)
      resolve()
    })
  })

/**
 * Takes commands from other processes of the owner, one per request: `{ name, args, sights }` in, lines of JSON out. Call it only with
 * the lock of the data folder, which proves that a socket already there is left over. Returns a function that interrupts the
 * running commands and stops taking more.
 */
export async function openControlSocket(services: ServerServices) {
  const { DATA_DIR } = services.config
  const stopping = new AbortController()
  const server = createServer(async (req, reply) => {
    const closed = new AbortController()
    reply.on('close', () => closed.abort())
    const write = (line: Line) => void reply.write(`${JSON.stringify(line)}\n`)
    const signal = AbortSignal.any([stopping.signal, closed.signal])
    const last = await answer({ ...services, say: (line) => write({ say: line }), signal }, await text(req))
    write(last)
    reply.end()
  })
  // A command may be silent for long, and so may its client.
  server.requestTimeout = 0
  await rm(join(DATA_DIR, SOCKET), { force: true })
  // Readable by its owner only, from the moment it exists: `run.ts` sets the umask.
  await withSocketPath(DATA_DIR, (path) => listen(server, path))
  return async () => {
    stopping.abort()
    await new Promise((resolve) => server.close(resolve))
    await rm(join(DATA_DIR, SOCKET), { force: true })
  }
}

/** Has the running server perform a command. `signal` interrupts it. */
export async function sendCommand(
  dataDir: string,
  command: SentCommand,
  { say, signal }: Pick<CommandServices, 'say' | 'signal'>,
): Promise<unknown> {
  const reply = await withSocketPath(
    dataDir,
    (socketPath) =>
      new Promise<NodeJS.ReadableStream>((resolve, reject) => {
        const sent = request({ socketPath, method: 'POST', signal }, resolve)
        sent.on('error', reject)
        sent.end(JSON.stringify(command))
      }),
  ).catch((error: Error) => {
    throw new CommandError(`A server uses ${dataDir}, but does not take commands: ${error.message}`)
  })
  for await (const json of createInterface({ input: reply })) {
    const line = JSON.parse(json) as Line
    if ('say' in line) say(line.say)
    else if ('result' in line) return line.result
    else if (line.isPlain) throw new CommandError(line.error)
    else throw new CommandError(`The server could not do it: ${line.error}. Its log says more.`)
  }
  throw new CommandError('The server stopped before the command was done.')
}
