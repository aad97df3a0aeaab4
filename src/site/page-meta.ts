import { splitLanguage } from '@shared/language-paths'
import type { LanguageCode } from '@shared/languages'
import type { SiteSettings } from '@shared/site-entry'
import { canonicalAddress } from './head'
import { i18nFor } from './i18n/i18n'
import { isMachinePage } from './i18n/machine-text'
import type { Loaded } from './loaders'
import { type DescribePage, NO_MACHINE_TEXT, unavailableMeta } from './meta'

export type PageHandle = {
  describe: DescribePage
  status?: number
  /** The address contains a secret, so the server must not cache the page. */
  isPersonal?: boolean
  /** The page is worth showing without its data. */
  standsAlone?: boolean
  /** The page does nothing without a script. */
  needsScript?: boolean
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

/** Whether to show a notice instead of the page, because the host cannot answer. */
export function isPageUnavailable(matches: Match[]) {
  const { handle, data } = findPage(matches)
  return data?.isUnavailable === true && !handle?.standsAlone
}

export function pageMeta(matches: Match[], { pathname, settings }: { pathname: string; settings: SiteSettings }) {
  const { language, path } = splitLanguage(pathname)
  const { handle, data } = findPage(matches)
  const { t } = i18nFor(language)
  const addressOf = (to: string, languages?: LanguageCode[]) =>
    canonicalAddress({ path: to, languages }, language, settings)
  const described = isPageUnavailable(matches)
    ? unavailableMeta({ t, path })
    : handle?.describe({ t, language, path, addressOf, settings, data: data as never })
  const meta =
    described && isMachinePage(data) ? { ...described, robots: described.robots ?? NO_MACHINE_TEXT } : described
  const status = data?.isUnavailable ? 503 : handle?.status
  return { meta, status, isPersonal: handle?.isPersonal ?? false, needsScript: handle?.needsScript ?? false }
}
