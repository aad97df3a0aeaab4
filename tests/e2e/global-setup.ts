import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltServer } from '@tests/built-server'
import { copyDatabaseTo } from '@tests/database-template'
import type { TestProject } from 'vitest/node'
import { findChromium } from './chromium'
import { startWidgetHost } from './widget-host'
import { BROWSER_WORKERS } from './workers'

declare module 'vitest' {
  interface ProvidedContext {
    /** One server per worker. */
    servers: { baseUrl: string; dataDir: string }[]
    /** A data folder with demo content that servers copy but do not use, and the log of the server that created it. */
    demoFolder: { path: string; log: string }
    chromiumPath: string
  }
}

const newFolder = () => mkdtemp(join(tmpdir(), 'eye-of-sumatra-e2e-'))

/** Seeding takes half a minute, mostly for the pictures. So it runs once, and each worker gets a copy of the folder. */
async function createDemoFolder() {
  const path = await newFolder()
  await copyDatabaseTo(path)
  const server = await startBuiltServer({ DATA_DIR: path })
  await server.stop()
  return { path, log: server.log() }
}

async function copyFolder(path: string) {
  const copy = await newFolder()
  await cp(path, copy, { recursive: true })
  return copy
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

/** Starts a server with the demo content for each worker, and unpacks Chromium. */
export default async function setup(project: TestProject) {
  const widget = await startWidgetHost()
  const env = { TRANSLATE_WIDGET_URL: `${widget.address}/element.js` }
  const [demoFolder, chromiumPath] = await Promise.all([createDemoFolder(), findChromium()])
  const servers = await Promise.all(
    Array.from({ length: BROWSER_WORKERS }, async () => startServer(await copyFolder(demoFolder.path), env)),
  )
  project.provide(
    'servers',
    servers.map(({ baseUrl, dataDir }) => ({ baseUrl, dataDir })),
  )
  project.provide('demoFolder', demoFolder)
  project.provide('chromiumPath', chromiumPath)
  return async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await widget.close()
    await rm(demoFolder.path, { recursive: true, force: true })
    const complaints = servers.flatMap((server) => server.complaints())
    if (complaints.length > 0) throw new Error(`The servers logged warnings or errors:\n${complaints.join('\n')}`)
  }
}
