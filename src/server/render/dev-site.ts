import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../root'
import type { SiteEntry, SiteRenderer } from './renderer'

/** The site from its sources, changed ones replaced while the browser looks on. Only `npm run dev` comes here. */
export async function loadSiteFromSources(): Promise<SiteRenderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root: projectRoot, appType: 'custom', server: { middlewareMode: true } })
  const template = (file: string) => async (url: string) =>
    vite.transformIndexHtml(url, await readFile(join(projectRoot, file), 'utf8'))
  return {
    siteTemplate: template('index.html'),
    adminTemplate: template('admin.html'),
    entry: () => vite.ssrLoadModule('/src/site/entry-server.tsx') as Promise<SiteEntry>,
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}
