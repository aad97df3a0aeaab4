import { type ScreenName, screens } from '@shared/screens'
import type { Identifier } from 'react-admin'

/** Where the dashboard lives; react-admin's basename. */
export const base = '/dashboard'

/** The address of each screen. */
export const pathOf = Object.fromEntries(
  Object.entries(screens).map(([name, { path }]) => [name, path ? `${base}/${path}` : base]),
) as Record<ScreenName, string>

/** The form of a new record, and that of a record, of a screen whose forms lie below it. */
export const createPath = (screen: ScreenName) => `${pathOf[screen]}/create`
export const recordPath = (screen: ScreenName, id: Identifier) => `${pathOf[screen]}/${id}`
