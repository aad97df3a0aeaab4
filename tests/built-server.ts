import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { SERVER } from '@server/config/memory'
import { projectRoot } from '@server/config/root'

/** A built program in a child process. */
export type BuiltProcess = {
  process: ChildProcess
  /** Its output so far. */
  log: () => string
  /** Sends a signal. Resolves with the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

export type BuiltServer = BuiltProcess & { address: string }

/** `folder`: of the project of another version. `under`: a command that runs another one in its place, such as `nice`. */
type Place = { folder?: string; under?: string[] }

/** Resolves when its output matches. Rejects with its output if it exits before that. */
async function startProgram(
  name: 'main.js' | 'worker.js',
  isReady: RegExp,
  env: Record<string, string>,
  { folder = projectRoot, under = [] }: Place = {},
) {
  const [file = '', ...args] = [...under, process.execPath, ...SERVER.execArgv, join(folder, 'dist/server', name)]
  const child = spawn(file, args, {
    env: { ...process.env, ...SERVER.env, NODE_ENV: 'production', PORT: '0', DATABASE_URL: '', DEMO: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  const ready = await new Promise<RegExpExecArray>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log += chunk
      const match = isReady.exec(log)
      if (match) resolve(match)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    exited.then((code) => reject(new Error(`${name} stopped with ${code}:\n${log}`)))
  })
  const started: BuiltProcess = {
    process: child,
    log: () => log,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return exited
    },
  }
  return { ready, started }
}

/** Starts the built server on a free port, with the memory settings of `npm start`. */
export async function startBuiltServer(env: Record<string, string>, place?: Place): Promise<BuiltServer> {
  const { ready, started } = await startProgram('main.js', /is open at (http:\/\/[^"\s]+)["\s]/, env, place)
  return { ...started, address: ready[1] as string }
}

/** Starts the built worker, as `npm run worker` does. */
export const startBuiltWorker = async (env: Record<string, string>) =>
  (await startProgram('worker.js', /the mail worker is at work/, env)).started
