import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { escapeHtml } from '@shared/content/html'
import { SITE_NAME } from '@shared/magazine'
import type { FullPage, SiteEntry, SiteSettings } from '@shared/site-entry'
import type { Config } from '../config/config'
import { buildFolder, projectRoot } from '../config/root'
import { clientBuild } from '../http/files'

/** The templates of both front ends, and the site's server build. */
export type SiteRenderer = {
  siteTemplate: (url: string) => Promise<string>
  liteTemplate: (url: string) => Promise<string>
  adminTemplate: (url: string) => Promise<string>
  entry: () => Promise<SiteEntry>
  /** In development, Vite serves the sources ahead of our routes, and is closed with the server. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close?: () => Promise<void>
}

/** The module that the site's build, or Vite, loads from `src/site/entry-server.tsx`. */
type EntryModule = { siteEntry: SiteEntry }

/** The built site or, in development, its sources through Vite. */
export const loadRenderer = (config: Config): Promise<SiteRenderer> =>
  config.NODE_ENV === 'development' ? loadSiteFromSources() : loadBuiltSite()

export async function loadBuiltSite(): Promise<SiteRenderer> {
  const entryFile = pathToFileURL(join(buildFolder, 'site/entry-server.js')).href
  const file = (name: string) => readFile(join(clientBuild, name), 'utf8')
  const [site, lite, admin, { siteEntry }]: [string, string, string, EntryModule] = await Promise.all([
    file('index.html'),
    file('lite.html'),
    file('admin.html'),
    import(/* @vite-ignore */ entryFile),
  ])
  return {
    siteTemplate: async () => site,
    liteTemplate: async () => lite,
    adminTemplate: async () => admin,
    entry: async () => siteEntry,
  }
}

async function loadSiteFromSources(): Promise<SiteRenderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root: projectRoot, appType: 'custom', server: { middlewareMode: true } })
  const template = (file: string) => async (url: string) =>
    vite.transformIndexHtml(url, await readFile(join(projectRoot, file), 'utf8'))
  return {
    siteTemplate: template('index.html'),
    liteTemplate: template('lite.html'),
    adminTemplate: template('admin.html'),
    entry: async () => {
      const { siteEntry } = (await vite.ssrLoadModule('/src/site/entry-server.tsx')) as EntryModule
      return siteEntry
    },
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}

type Filling = Pick<FullPage, 'lang' | 'dir' | 'head' | 'html'> & { data?: string }

/** Puts a rendered page into a template. Functions supply the values, because an article may contain `$&`. */
export function fillTemplate(template: string, page: Filling) {
  const data = page.data === undefined ? '' : `<script type="application/json" id="data">${page.data}</script>`
  const places: Record<string, string> = { head: page.head, app: page.html, data }
  return template
    .replace('<html lang="en">', () => `<html lang="${page.lang}" dir="${page.dir}">`)
    .replace(/<!--(head|app|data)-->/g, (_, place) => places[place] ?? '')
}

/** The template without a page: the site starts in the browser, with this host's settings. */
export function fillShell(template: string, settings: SiteSettings) {
  const name = settings.own?.name ?? SITE_NAME
  const json = JSON.stringify(settings).replace(/</g, '\\u003c')
  return template
    .replace('<!--head-->', () => `<title>${escapeHtml(name)}</title>`)
    .replace(`Dashboard - ${SITE_NAME}`, () => `Dashboard - ${escapeHtml(name)}`)
    .replace('<!--data-->', () => `<script type="application/json" id="settings">${json}</script>`)
}
