import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '@server/root'
import type { TestProject } from 'vitest/node'
import { findChromium } from './chromium'
import { startWidgetHost } from './widget-host'

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string
    chromiumPath: string
  }
}

/** Starts the built server on an empty data folder, and resolves with its address once it is open. */
async function startBuiltServer(env: Record<string, string>) {
  const server = spawn(process.execPath, [join(projectRoot, 'dist/server/main.js')], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATABASE_URL: '', DEMO: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log += chunk
      const url = /is open at (http:\/\/[^"]+)"/.exec(log)?.[1]
      if (url) resolve(url)
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.on('exit', (code) => reject(new Error(`The server stopped with ${code}:\n${log}`)))
  })
  const stop = () =>
    new Promise<string>((resolve) => {
      server.on('exit', () => resolve(log))
      server.kill('SIGTERM')
    })
  return { address, stop }
}

/** One server with the demo content, and one unpacked Chromium, for all browser tests. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-e2e-'))
  const widget = await startWidgetHost()
  const [server, chromiumPath] = await Promise.all([
    startBuiltServer({ DATA_DIR: dataDir, TRANSLATE_WIDGET_URL: `${widget.address}/element.js` }),
    findChromium(),
  ])
  project.provide('baseUrl', server.address)
  project.provide('chromiumPath', chromiumPath)
  return async () => {
    const log = await server.stop()
    await widget.close()
    await rm(dataDir, { recursive: true, force: true })
    const complaints = log.split('\n').filter((line) => /"level":(?:40|50|60)/.test(line))
    if (complaints.length > 0) throw new Error(`The server's log has complaints:\n${complaints.join('\n')}`)
  }
}
