import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectRoot } from '@server/root'

/** The built server in a child process. */
export type BuiltServer = {
  address: string
  process: ChildProcess
  /** Its output so far. */
  log: () => string
  /** Sends a signal. Resolves with the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** Starts the built server on a free port. Rejects with its output if it exits before it listens. */
export async function startBuiltServer(env: Record<string, string>): Promise<BuiltServer> {
  const child = spawn(process.execPath, [join(projectRoot, 'dist/server/main.js')], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATABASE_URL: '', DEMO: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log += chunk
      const url = /is open at (http:\/\/[^"]+)"/.exec(log)?.[1]
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
