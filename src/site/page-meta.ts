import { splitLanguage } from '@shared/language-paths'
import type { SiteSettings } from '@shared/site-settings'
import type { PageMeta } from './head'
import { i18nFor } from './i18n/i18n'
import type { PageHandle } from './routes'

/** A matched route, as the router knows it in the browser and on the server. */
export type Match = { handle?: unknown; data?: unknown }

/** The deepest route that describes itself speaks for the page. */
export function pageMeta(matches: Match[], { pathname, settings }: { pathname: string; settings: SiteSettings }) {
  const { language, path } = splitLanguage(pathname)
  const match = matches.findLast(({ handle }) => handle)
  const handle = match?.handle as PageHandle | undefined
  const meta: PageMeta | undefined = handle?.describe({
    t: i18nFor(language).t,
    path,
    settings,
    data: match?.data as never,
  })
  return { meta, status: handle?.status, isPersonal: handle?.isPersonal ?? false }
}
