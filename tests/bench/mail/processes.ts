import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectRoot } from '@server/config/root'

const start = (path: string, env: Record<string, string>) =>
  spawn(process.execPath, ['--import', 'tsx', join(projectRoot, path)], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** Runs a source file and waits for its end. */
export async function runSource(path: string, env: Record<string, string>) {
  const [code] = await once(start(path, env), 'exit')
  if (code !== 0) throw new Error(`${path} stopped with ${code}`)
}

/** The mail server's counts: recipients, those with more than one message, and the time from first to last message. */
type Counted = { recipients: number; repeated: number; ms: number; addresses: string[] }

export async function startSink() {
  const child = start('tests/bench/mail/sink.ts', {})
  const [line] = await once(child.stdout, 'data')
  const [smtpUrl = '', controlUrl = ''] = String(line).trim().split(' ')
  const ask = async (method: string) => (await (await fetch(controlUrl, { method })).json()) as Counted
  return {
    smtpUrl,
    look: () => ask('GET'),
    /** Also resets the counts. */
    take: () => ask('DELETE'),
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}
