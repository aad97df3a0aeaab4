import type { SiteSettings } from '@shared/site-settings'
import type { RenderedPage } from './renderer'

type Page = Exclude<RenderedPage, { redirect: string }>

/** Puts a rendered page into the built template. The values go in through a function: an article may hold a `$&`. */
export function fillTemplate(template: string, page: Page) {
  const data = `<script type="application/json" id="data">${page.data}</script>`
  const places: Record<string, string> = { head: page.head, app: page.html, data }
  return template
    .replace('<html lang="en">', () => `<html lang="${page.lang}" dir="${page.dir}">`)
    .replace(/<!--(head|app|data)-->/g, (_, place) => places[place] ?? '')
}

/** The template without a page: it starts in the browser, with this host's settings. */
export function fillShell(template: string, settings: SiteSettings) {
  const json = JSON.stringify(settings).replace(/</g, '\\u003c')
  return template.replace('<!--data-->', () => `<script type="application/json" id="settings">${json}</script>`)
}
