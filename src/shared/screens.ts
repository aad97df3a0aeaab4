import { ROLES, type Role, STAFF_ROLES } from './roles'

type Screen = {
  /** Under /dashboard. */
  path: string
  /** Who may open it. */
  roles: readonly Role[]
  /** Whose menu lists it, where that differs from `roles`; empty: nobody's. */
  menu?: readonly Role[]
}

const menuOwners = [...STAFF_ROLES, 'membership'] as const

/** The dashboard's screens in the order of its menu. */
export const screens = {
  overview: { path: '', roles: ROLES, menu: menuOwners },
  users: { path: 'users', roles: ['admin'] },
  articles: { path: 'articles', roles: STAFF_ROLES },
  ads: { path: 'ads', roles: STAFF_ROLES },
  adForm: { path: 'ad-form', roles: STAFF_ROLES, menu: [] },
  categories: { path: 'categories', roles: STAFF_ROLES },
  newsletter: { path: 'newsletter', roles: ['admin', 'editor'] },
  marketing: { path: 'marketing', roles: ['admin', 'marketing'], menu: [] },
  myAds: { path: 'my-ads', roles: ['membership'] },
  submitAd: { path: 'submit-ad', roles: ['membership'] },
  profile: { path: 'profile', roles: ROLES, menu: menuOwners },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof screens

const includes = (roles: readonly Role[], role: Role) => roles.includes(role)

export const mayOpen = (role: Role, name: ScreenName) => includes(screens[name].roles, role)

export const menuFor = (role: Role): (Screen & { name: ScreenName })[] =>
  Object.entries<Screen>(screens)
    .filter(([, screen]) => includes(screen.menu ?? screen.roles, role))
    .map(([name, screen]) => ({ name: name as ScreenName, ...screen }))
