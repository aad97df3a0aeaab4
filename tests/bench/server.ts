import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectRoot } from '@server/config/root'

export type Running = { address: string; pid: number; stop: () => Promise<void> }

/** Starts a program and waits until it prints the address it listens on. */
export async function runServer(command: string, args: string[], env: Record<string, string>): Promise<Running> {
  const child = spawn(command, args, {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await firstAddress(child)
  const stop = async () => {
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }
  return { address, pid: child.pid as number, stop }
}

/** Starts a bare Fastify that sends the bytes of our server's replies to these paths, from memory. */
export const startBareServer = (original: { address: string }, paths: string[]) =>
  runServer(process.execPath, ['--import', 'tsx', join(projectRoot, 'tests/bench/bare-server.ts')], {
    NODE_ENV: 'production',
    BENCH_ORIGINAL: original.address,
    BENCH_PATHS: paths.join(','),
  })

const firstAddress = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
      const found = /(http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
    child.on('exit', (code) => reject(new Error(`The server stopped with ${code}:\n${output}`)))
  })

export function median(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
