import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '@server/config/root'
import { freePort } from '@tests/free-port'
import { findProgram, untilListening } from '@tests/programs'

const run = promisify(execFile)

/** The program; undefined where it is not installed. */
export const nginx = findProgram('nginx')

type Site = { folder: string; upstreams: string[]; ports: { plain: number; tls: number } }

/** Our sample, with the paths, ports and servers (one or two) of a test. */
async function sampleFor({ folder, upstreams: [one = '', two], ports }: Site) {
  const sample = await readFile(join(projectRoot, 'deploy/nginx.conf'), 'utf8')
  return (two === undefined ? sample : sample.replaceAll('# server 127.0.0.1:3001', `server ${two}`))
    .replaceAll(/listen (\[::\]:)?(80|443)/g, (_, six, port) => {
      const own = port === '80' ? ports.plain : ports.tls
      return `listen ${six ? '[::1]' : '127.0.0.1'}:${own}`
    })
    .replaceAll('server 127.0.0.1:3000', `server ${one}`)
    .replaceAll('/etc/letsencrypt/live/www.example.com', folder)
    .replaceAll('/var/cache/nginx', folder)
    .replaceAll('/opt/eye-of-sumatra/current', projectRoot)
}

/** The site without its certificate, for clients that check it. */
const withoutTls = (site: string) =>
  site
    .replace(/server \{\s+listen [^\n]*\n\s+listen [^\n]*\n\s+server_name[^\n]*\n\s+# Not redirected.*?\n\}\n/s, '')
    .replaceAll(' ssl http2;', ';')
    .replaceAll(/ +ssl_.*\n/g, '')

/** Starts nginx with our sample in front of one or two servers (`host:port`). */
export async function startNginx(upstreams: string[], { hasTls = true } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-nginx-'))
  const ports = { plain: await freePort(), tls: await freePort() }
  const file = (name: string) => join(folder, name)
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', file('privkey.pem'), '-out', file('fullchain.pem')]
  if (hasTls) await run('openssl', ['req', '-x509', '-subj', '/CN=www.example.com', '-days', '2', ...key])
  const sample = await sampleFor({ folder, upstreams, ports })
  const site = hasTls ? sample : withoutTls(sample)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${file(name)};`,
  )
  await writeFile(
    file('nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; pid ${file('pid')}; error_log stderr warn;
events { worker_connections 4096; }
http { access_log off; ${temporary.join(' ')} ${site} }`,
  )
  const options = ['-p', folder, '-e', 'stderr', '-c', file('nginx.conf')]
  await run(nginx ?? 'nginx', [...options, '-t'])
  const child = spawn(nginx ?? 'nginx', options, { stdio: 'ignore' })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  await untilListening(ports.tls, child)
  return {
    port: ports.tls,
    address: `${hasTls ? 'https' : 'http'}://127.0.0.1:${ports.tls}`,
    async stop() {
      child.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
