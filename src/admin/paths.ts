import type { LanguageCode } from '@shared/languages'
import { dashboardPath } from '@shared/paths'
import { type ScreenName, screens } from '@shared/screens'
import type { Identifier } from 'react-admin'
import type { VersionedKind, WithTranslations } from './languages/translation-calls'

/** The address of each screen. */
export const pathOf = Object.fromEntries(
  Object.entries(screens).map(([name, { path }]) => [name, dashboardPath(path)]),
) as Record<ScreenName, string>

/** The forms of a new and of an existing record, for screens with forms below their address. */
export const createPath = (screen: ScreenName) => `${pathOf[screen]}/create`
export const recordPath = (screen: ScreenName, id: Identifier) => `${pathOf[screen]}/${id}`

/** The list of a screen with this filter. An empty filter resets the remembered one. */
export const listPath = (screen: ScreenName, filter: Record<string, string> = {}) =>
  `${pathOf[screen]}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`
/** The read-only page of a record. */
export const showPath = (screen: ScreenName, id: Identifier) => `${recordPath(screen, id)}/show`

/** The revisions of an article. */
export const historyPath = (id: Identifier) => `${recordPath('articles', id)}/history`

/** The revisions of a translation. */
export const translationHistoryPath = (kind: VersionedKind, id: Identifier, language: LanguageCode) =>
  `${translationPath(kind, id, language)}/history`

/** The next text of a published article. */
export const workingCopyPath = (id: Identifier) => `${recordPath('articles', id)}/working-copy`

/** The screen of an original. */
const screenOf = (kind: WithTranslations) => (kind === 'newsletters' ? 'newsletter' : kind)

/** The list of originals of a kind. */
export const originalsPath = (kind: WithTranslations) => pathOf[screenOf(kind)]

/** The form of an original. */
export const originalPath = (kind: WithTranslations, id: Identifier) =>
  recordPath(kind === 'ads' ? 'adForm' : screenOf(kind), id)

/** The form of a record in another language; without one, that of the original. */
export const translationPath = (kind: WithTranslations, id: Identifier, language?: LanguageCode | null) =>
  language ? `${recordPath(screenOf(kind), id)}/translations/${language}` : originalPath(kind, id)
