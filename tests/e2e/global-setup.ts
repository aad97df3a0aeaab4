import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltServer } from '@tests/built-server'
import type { TestProject } from 'vitest/node'
import { findChromium } from './chromium'
import { startWidgetHost } from './widget-host'
import { BROWSER_WORKERS } from './workers'

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    servers: { baseUrl: string; dataDir: string }[]
    chromiumPath: string
  }
}

const newFolder = () => mkdtemp(join(tmpdir(), 'eye-of-sumatra-e2e-'))

/** Folders with the demo content, whose pictures take a server half a minute: made once. */
async function demoFolders(count: number) {
  const first = await newFolder()
  await (await startBuiltServer({ DATA_DIR: first })).stop()
  const others = Array.from({ length: count - 1 }, async () => {
    const folder = await newFolder()
    await cp(first, folder, { recursive: true })
    return folder
  })
  return [first, ...(await Promise.all(others))]
}

async function startServer(dataDir: string, env: Record<string, string>) {
  const server = await startBuiltServer({ DATA_DIR: dataDir, ...env })
  const complaints = () =>
    server
      .log()
      .split('\n')
      .filter((line) => /"level":(?:40|50|60)/.test(line))
  const stop = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { baseUrl: server.address, dataDir, complaints, stop }
}

/** A server with the demo content for each worker, and one unpacked Chromium, for all browser tests. */
export default async function setup(project: TestProject) {
  const widget = await startWidgetHost()
  const env = { TRANSLATE_WIDGET_URL: `${widget.address}/element.js` }
  const [servers, chromiumPath] = await Promise.all([
    demoFolders(BROWSER_WORKERS).then((folders) => Promise.all(folders.map((folder) => startServer(folder, env)))),
    findChromium(),
  ])
  project.provide(
    'servers',
    servers.map(({ baseUrl, dataDir }) => ({ baseUrl, dataDir })),
  )
  project.provide('chromiumPath', chromiumPath)
  return async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await widget.close()
    const complaints = servers.flatMap((server) => server.complaints())
    if (complaints.length > 0) throw new Error(`The server's log has complaints:\n${complaints.join('\n')}`)
  }
}
