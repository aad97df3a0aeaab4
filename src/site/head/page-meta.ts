import { splitLanguage } from '@shared/language-paths'
import type { LanguageCode } from '@shared/languages'
import type { SiteSettings } from '@shared/site-entry'
import { failureStatus, findPage, hasNotLoaded, type Match, type PageState } from '../data/page-state'
import { i18nFor } from '../i18n/i18n'
import { isMachinePage } from '../i18n/machine-text'
import { canonicalAddress } from './canonical-address'
import { applyHead } from './head'
import { type DescribePage, didNotLoadMeta, NO_MACHINE_TEXT } from './meta'

export type PageHandle = PageState & {
  /** May come with the page's code. */
  describe?: DescribePage
  status?: number
  /** The address contains a secret, so the server must not cache the page. */
  isPersonal?: boolean
  /** The page does nothing without a script. */
  needsScript?: boolean
}

/** `createRoutes` pairs each handle with a loader whose data fits it. */
type Address = { pathname: string; settings: SiteSettings }

export function pageMeta(matches: Match[], { pathname, settings }: Address) {
  const { language, path } = splitLanguage(pathname)
  const page = findPage(matches)
  const data = page.data
  const handle = page.handle as PageHandle | undefined
  const { t } = i18nFor(language, settings.own)
  const addressOf = (to: string, languages?: LanguageCode[]) =>
    canonicalAddress({ path: to, languages }, language, settings)
  const described = hasNotLoaded(matches)
    ? didNotLoadMeta({ t, path, reason: data?.reason })
    : handle?.describe?.({ t, language, path, addressOf, settings, data: data as never })
  const meta =
    described && isMachinePage(data, language)
      ? { ...described, robots: described.robots ?? NO_MACHINE_TEXT }
      : described
  const status = failureStatus(data) ?? handle?.status
  return { meta, status, isPersonal: handle?.isPersonal ?? false, needsScript: handle?.needsScript ?? false }
}

/** Describes the page in the document's head, in the browser. */
export function showHead(matches: Match[], page: Address) {
  const { meta } = pageMeta(matches, page)
  if (meta) applyHead(meta, splitLanguage(page.pathname).language, page.settings)
}
