import type { SiteSettings } from '@shared/site-settings'
import type { TFunction } from 'i18next'
import type { PageMeta } from './head'
import type { PageHandle } from './routes'

/** A matched route, as the router knows it in the browser and on the server. */
export type Match = { handle?: unknown; data?: unknown }

/** The deepest route that describes itself speaks for the page. */
export function pageMeta(matches: Match[], page: { t: TFunction; path: string; settings: SiteSettings }) {
  const match = matches.findLast(({ handle }) => handle)
  const handle = match?.handle as PageHandle | undefined
  const meta: PageMeta | undefined = handle?.describe({ ...page, data: match?.data as never })
  return { meta, status: handle?.status, isPersonal: handle?.isPersonal ?? false }
}
