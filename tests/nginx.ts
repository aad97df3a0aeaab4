import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { projectRoot } from '@server/config/root'
import { freePort } from '@tests/free-port'

const run = promisify(execFile)

/** The program; undefined where it is not installed. */
export const nginx = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'nginx'))
  .find((file) => existsSync(file))

/** Our sample, with the paths, ports and server of a test. */
async function sampleFor(folder: string, upstream: string, ports: { plain: number; tls: number }) {
  const sample = await readFile(join(projectRoot, 'deploy/nginx.conf'), 'utf8')
  return sample
    .replaceAll(/listen (\[::\]:)?(80|443)/g, (_, six, port) => {
      const own = port === '80' ? ports.plain : ports.tls
      return `listen ${six ? '[::1]' : '127.0.0.1'}:${own}`
    })
    .replace('server 127.0.0.1:3000;', `server ${upstream};`)
    .replaceAll('/etc/letsencrypt/live/www.example.com', folder)
    .replaceAll('/var/cache/nginx', folder)
}

/** Starts nginx with our sample in front of a server (`host:port`). */
export async function startNginx(upstream: string) {
  const folder = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-nginx-'))
  const ports = { plain: await freePort(), tls: await freePort() }
  const file = (name: string) => join(folder, name)
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', file('privkey.pem'), '-out', file('fullchain.pem')]
  await run('openssl', ['req', '-x509', '-subj', '/CN=www.example.com', '-days', '2', ...key])
  const site = await sampleFor(folder, upstream, ports)
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
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
    await rm(folder, { recursive: true, force: true })
  }
  for (;;) {
    const socket = connect(ports.tls, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return { port: ports.tls, stop }
    if (child.exitCode !== null) throw new Error(`nginx stopped with ${child.exitCode}`)
    await pause(20)
  }
}
