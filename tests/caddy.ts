import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '@server/config/root'
import { freePort } from '@tests/free-port'
import { findProgram, untilListening } from '@tests/programs'

/** The program; undefined where it is not installed. */
export const caddy = findProgram('caddy')

/** Starts Caddy with our sample in front of these servers (`host:port`), without a certificate. */
export async function startCaddy(upstreams: string[]) {
  const home = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-caddy-'))
  const port = await freePort()
  const config = join(home, 'Caddyfile')
  const sample = await readFile(join(projectRoot, 'deploy/Caddyfile'), 'utf8')
  // Its port for commands is the same for all.
  await writeFile(config, sample.replace('{\n\tservers', '{\n\tadmin off\n\tservers'))
  const child = spawn(caddy ?? 'caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    env: {
      ...process.env,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      UPSTREAMS: upstreams.join(' '),
      ERROR_PAGES: join(projectRoot, 'deploy'),
    },
    stdio: 'ignore',
  })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  await untilListening(port, child)
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM')
      await exited
      await rm(home, { recursive: true, force: true })
    },
  }
}
