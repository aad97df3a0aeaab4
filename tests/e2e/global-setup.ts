import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltServer } from '@tests/built-server'
import type { TestProject } from 'vitest/node'
import { findChromium } from './chromium'
import { startWidgetHost } from './widget-host'

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string
    chromiumPath: string
    dataDir: string
  }
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
  project.provide('dataDir', dataDir)
  return async () => {
    await server.stop()
    await widget.close()
    await rm(dataDir, { recursive: true, force: true })
    const complaints = server
      .log()
      .split('\n')
      .filter((line) => /"level":(?:40|50|60)/.test(line))
    if (complaints.length > 0) throw new Error(`The server's log has complaints:\n${complaints.join('\n')}`)
  }
}
