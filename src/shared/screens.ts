import { meets, type Needs } from './permissions'
import { ROLES, type Role } from './roles'

/** The parts of the menu, in the order of a day's work. The first and the last have no heading. */
export const MENU_GROUPS = ['own', 'content', 'ads', 'readers', 'people', 'magazine', 'end'] as const
export type MenuGroup = (typeof MENU_GROUPS)[number]

type Screen = {
  group: MenuGroup
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
  overview: { group: 'own', path: '', needs: ['show', 'dashboard'] },
  articles: { group: 'content', path: 'articles', needs: ['list', 'articles', 'any'] },
  translations: { group: 'content', path: 'translations', needs: ['list', 'translations', 'any'], isAddition: true },
  ads: { group: 'ads', path: 'ads', needs: ['list', 'ads', 'any'] },
  adForm: { group: 'ads', path: 'ad-form', needs: ['edit', 'ads', 'any'], isHiddenFromMenu: true },
  myAds: { group: 'ads', path: 'my-ads', needs: ['list', 'ads', 'own'] },
  submitAd: { group: 'ads', path: 'submit-ad', needs: ['edit', 'ads', 'own'] },
  marketing: { group: 'ads', path: 'marketing', needs: ['show', 'marketing'], isHiddenFromMenu: true },
  media: { group: 'content', path: 'media', needs: ['list', 'media'], isAddition: true },
  places: { group: 'content', path: 'places', needs: ['list', 'places', 'any'], isAddition: true },
  categories: { group: 'content', path: 'categories', needs: ['list', 'categories', 'any'] },
  pages: { group: 'content', path: 'pages', needs: ['list', 'pages', 'any'], isAddition: true },
  newsletter: { group: 'readers', path: 'newsletter', needs: ['list', 'newsletters', 'any'] },
  delivery: { group: 'readers', path: 'delivery', needs: ['list', 'newsletters', 'any'], isAddition: true },
  users: { group: 'people', path: 'users', needs: ['list', 'users', 'any'] },
  audit: { group: 'people', path: 'audit', needs: ['list', 'audit', 'any'], isAddition: true },
  settings: { group: 'magazine', path: 'settings', needs: ['edit', 'settings'], isAddition: true },
  imports: { group: 'magazine', path: 'imports', needs: ['list', 'imports', 'any'], isAddition: true },
  trash: { group: 'content', path: 'trash', needs: ['list', 'trash'], isAddition: true },
  profile: { group: 'end', path: 'profile', needs: ['edit', 'profile'] },
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

/** A menu that is taken in at a glance needs no headings. */
const MAX_WITHOUT_GROUPS = 6

/** The same in groups; a short menu is a single one. */
export function menuGroupsFor(
  role: Role,
  host?: { hasAdditions: boolean },
): { group: MenuGroup; names: ScreenName[] }[] {
  const listed = menuFor(role, host)
  if (listed.length === 0) return []
  if (listed.length <= MAX_WITHOUT_GROUPS) return [{ group: 'own', names: listed }]
  return MENU_GROUPS.map((group) => ({ group, names: listed.filter((name) => screens[name].group === group) })).filter(
    ({ names }) => names.length > 0,
  )
}
