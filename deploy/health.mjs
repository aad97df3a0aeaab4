/**
 * The health check of the containers. Docker only marks a process that hangs: this kills it after a minute, so that the container restarts. It
 * needs an init process (`init: true`), since nothing in a container can kill its first process. Argument: where to ask.
 */
import { readFileSync } from 'node:fs'

const HANGS_AFTER_MS = 60_000

const { PORT = '3000' } = process.env
const [address = `http://127.0.0.1:${PORT}/api/health/live`] = process.argv.slice(2)

try {
  const { ok } = await fetch(address, { signal: AbortSignal.timeout(HANGS_AFTER_MS) })
  process.exitCode = ok ? 0 : 1
} catch (error) {
  process.exitCode = 1
  if (error.name === 'TimeoutError')
    for (const pid of readFileSync('/proc/1/task/1/children', 'utf8').trim().split(' ').filter(Boolean))
      process.kill(Number(pid), 'SIGKILL')
}
