import { meets, type Needs } from './permissions'
import { ROLES, type Role } from './roles'

type Screen = {
  /** Below /dashboard. */
  path: string
  /** Who may open it. */
  needs: Needs
  /** Reached from other screens only. */
  isHiddenFromMenu?: true
  /** Hosts that speak only the specification's table have no calls for it. */
  isAddition?: true
}

/** The dashboard's screens, in the order of its menu. */
export const screens = {
  overview: { path: '', needs: ['show', 'dashboard'] },
  articles: { path: 'articles', needs: ['list', 'articles', 'any'] },
  calendar: { path: 'calendar', needs: ['list', 'articles', 'any'], isAddition: true },
  translations: { path: 'translations', needs: ['list', 'translations', 'any'], isAddition: true },
  ads: { path: 'ads', needs: ['list', 'ads', 'any'] },
  adForm: { path: 'ad-form', needs: ['edit', 'ads', 'any'], isHiddenFromMenu: true },
  adReport: { path: 'ad-report', needs: ['create', 'ads'], isHiddenFromMenu: true, isAddition: true },
  myAds: { path: 'my-ads', needs: ['list', 'ads', 'own'] },
  submitAd: { path: 'submit-ad', needs: ['edit', 'ads', 'own'] },
  marketing: { path: 'marketing', needs: ['show', 'marketing'], isHiddenFromMenu: true },
  media: { path: 'media', needs: ['list', 'media'], isAddition: true },
  places: { path: 'places', needs: ['list', 'places', 'any'], isAddition: true },
  categories: { path: 'categories', needs: ['list', 'categories', 'any'] },
  series: { path: 'series', needs: ['list', 'series', 'any'], isAddition: true },
  pages: { path: 'pages', needs: ['list', 'pages', 'any'], isAddition: true },
  newsletter: { path: 'newsletter', needs: ['list', 'newsletters', 'any'] },
  delivery: { path: 'delivery', needs: ['list', 'newsletters', 'any'], isAddition: true },
  statistics: { path: 'statistics', needs: ['show', 'statistics'], isAddition: true },
  users: { path: 'users', needs: ['list', 'users', 'any'] },
  audit: { path: 'audit', needs: ['list', 'audit', 'any'], isAddition: true },
  settings: { path: 'settings', needs: ['edit', 'settings'], isAddition: true },
  imports: { path: 'imports', needs: ['list', 'imports', 'any'], isAddition: true },
  trash: { path: 'trash', needs: ['list', 'trash'], isAddition: true },
  profile: { path: 'profile', needs: ['edit', 'profile'] },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof screens

const names = Object.keys(screens) as ScreenName[]

export const mayOpen = (role: Role, name: ScreenName) => meets(role, screens[name].needs)

const isForEveryone = (name: ScreenName) => ROLES.every((role) => mayOpen(role, name))

/** The screens that a role's menu lists. A role that may open only what everyone may has no menu (specification, section 6). */
export function menuFor(role: Role, { hasAdditions = true } = {}): ScreenName[] {
  const listed = names
    .filter((name) => mayOpen(role, name) && !('isHiddenFromMenu' in screens[name]))
    .filter((name) => hasAdditions || !('isAddition' in screens[name]))
  return listed.every(isForEveryone) ? [] : listed
}
