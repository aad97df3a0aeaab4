import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { clientBuild } from '../http/files'
import { projectRoot } from '../root'
import type { SiteEntry, SiteRenderer } from './renderer'

/** The site as `npm run build` left it. */
export async function loadBuiltSite(): Promise<SiteRenderer> {
  const entryFile = pathToFileURL(join(projectRoot, 'dist/site/entry-server.js')).href
  const [site, admin, entry] = await Promise.all([
    readFile(join(clientBuild, 'index.html'), 'utf8'),
    readFile(join(clientBuild, 'admin.html'), 'utf8'),
    import(/* @vite-ignore */ entryFile) as Promise<SiteEntry>,
  ])
  return { siteTemplate: async () => site, adminTemplate: async () => admin, entry: async () => entry }
}
