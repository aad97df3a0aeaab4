import { splitLanguage } from '@shared/language-paths'
import type { SiteSettings } from '@shared/site-entry'
import { i18nFor } from './i18n/i18n'
import type { Loaded } from './loaders'
import type { DescribePage } from './meta'

export type PageHandle = {
  describe: DescribePage
  status?: number
  /** The address contains a secret, so the server must not cache the page. */
  isPersonal?: boolean
}

/** A matched route, in the browser or on the server. */
type Match = { handle?: unknown; loaderData?: unknown }

/**
 * The page among the matched routes: the deepest one with a handle. React Router leaves handles and data untyped;
 * `createRoutes` pairs each handle with a loader whose data fits it.
 */
function findPage(matches: Match[]) {
  const match = matches.findLast(({ handle }) => handle)
  return {
    handle: match?.handle as PageHandle | undefined,
    data: (match?.loaderData ?? undefined) as Loaded | undefined,
  }
}

/** What the page's loader returned; undefined for a page without one, or if it failed. */
export const pageData = (matches: Match[]) => findPage(matches).data

export function pageMeta(matches: Match[], { pathname, settings }: { pathname: string; settings: SiteSettings }) {
  const { language, path } = splitLanguage(pathname)
  const { handle, data } = findPage(matches)
  const meta = handle?.describe({ t: i18nFor(language).t, path, settings, data: data as never })
  return { meta, status: handle?.status, isPersonal: handle?.isPersonal ?? false }
}
