import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { SERVER } from '@server/config/memory'
import { projectRoot } from '@server/config/root'

/** The built server in a child process. */
export type BuiltServer = {
  address: string
  process: ChildProcess
  /** Its output so far. */
  log: () => string
  /** Sends a signal. Resolves with the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/**
 * Starts the built server on a free port, with the memory settings of `npm start`. Rejects with its output if it exits before it
 * listens. Another version's folder is that of its project.
 */
export async function startBuiltServer(env: Record<string, string>, folder = projectRoot): Promise<BuiltServer> {
  const child = spawn(process.execPath, [...SERVER.execArgv, join(folder, 'dist/server/main.js')], {
    env: { ...process.env, ...SERVER.env, NODE_ENV: 'production', PORT: '0', DATABASE_URL: '', DEMO: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log += chunk
      const url = /is open at (http:\/\/[^"\s]+)["\s]/.exec(log)?.[1]
      if (url) resolve(url)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    exited.then((code) => reject(new Error(`The server stopped with ${code}:\n${log}`)))
  })
  return {
    address,
    process: child,
    log: () => log,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return exited
    },
  }
}
