import { dashboardPath } from '@shared/paths'
import { type ScreenName, screens } from '@shared/screens'
import type { Identifier } from 'react-admin'

/** The address of each screen. */
export const pathOf = Object.fromEntries(
  Object.entries(screens).map(([name, { path }]) => [name, dashboardPath(path)]),
) as Record<ScreenName, string>

/** The form of a new record, and that of a record, of a screen whose forms lie below it. */
export const createPath = (screen: ScreenName) => `${pathOf[screen]}/create`
export const recordPath = (screen: ScreenName, id: Identifier) => `${pathOf[screen]}/${id}`

/** The list of a screen, narrowed to what matches; without a filter, all of it, whatever was looked for last. */
export const listPath = (screen: ScreenName, filter: Record<string, string> = {}) =>
  `${pathOf[screen]}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`
/** Where a record can be looked at. */
export const showPath = (screen: ScreenName, id: Identifier) => `${recordPath(screen, id)}/show`

/** What an article was, save by save. */
export const historyPath = (id: Identifier) => `${recordPath('articles', id)}/history`

/** The form of an article in another language. */
export const translationPath = (id: Identifier, language: string) =>
  `${recordPath('articles', id)}/translations/${language}`
