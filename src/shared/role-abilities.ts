import { meets, type Needs } from './permissions'
import { ROLES, type Role } from './roles'

/**
 * What the permission table lets people do, in as many lines as one can explain where a role is given. A role has all grants of a line
 * or none of them, and every grant is in a line: tests/shared/role-abilities.test.ts.
 */
export const ABILITIES = {
  writeArticles: [
    ['list', 'articles'],
    ['show', 'articles'],
    ['create', 'articles'],
    ['edit', 'articles'],
    ['review', 'articles'],
    ['list', 'translations'],
    ['list', 'notes'],
    ['create', 'notes'],
    ['show', 'links'],
  ],
  publishArticles: [['publish', 'articles']],
  lookAfterAds: [
    ['list', 'ads', 'any'],
    ['show', 'ads', 'any'],
    ['edit', 'ads', 'any'],
    ['review', 'ads'],
  ],
  publishAds: [['publish', 'ads']],
  lookAfterTopics: [
    ['list', 'categories'],
    ['show', 'categories'],
    ['create', 'categories'],
    ['edit', 'categories'],
    ['delete', 'categories'],
    ['list', 'series'],
    ['show', 'series'],
    ['create', 'series'],
    ['edit', 'series'],
    ['delete', 'series'],
    ['list', 'places'],
    ['show', 'places'],
    ['create', 'places'],
    ['edit', 'places'],
  ],
  useLibrary: [
    ['list', 'media', 'any'],
    ['show', 'media', 'any'],
    ['edit', 'media', 'any'],
    ['delete', 'media', 'any'],
  ],
  deleteContent: [
    ['delete', 'articles'],
    ['assign', 'articles'],
    ['delete', 'ads', 'any'],
    ['delete', 'places'],
  ],
  lookAfterPages: [
    ['list', 'pages'],
    ['show', 'pages'],
    ['create', 'pages'],
    ['edit', 'pages'],
    ['delete', 'pages'],
    ['review', 'pages'],
    ['publish', 'pages'],
  ],
  sendNewsletters: [
    ['list', 'newsletters'],
    ['show', 'newsletters'],
    ['create', 'newsletters'],
    ['edit', 'newsletters'],
    ['delete', 'newsletters'],
    ['review', 'newsletters'],
    ['publish', 'newsletters'],
    ['send', 'newsletters'],
  ],
  seeMarketing: [['show', 'marketing']],
  seeStatistics: [['show', 'statistics']],
  lookAfterAccounts: [
    ['list', 'users'],
    ['show', 'users'],
    ['create', 'users'],
    ['edit', 'users'],
    ['delete', 'users'],
    ['list', 'sessions'],
    ['delete', 'sessions'],
    ['list', 'audit'],
  ],
  runMagazine: [
    ['show', 'settings'],
    ['edit', 'settings'],
    ['list', 'imports'],
    ['delete', 'uploads'],
  ],
  submitAds: [
    ['create', 'ads'],
    ['create', 'uploads'],
    ['create', 'media'],
    ['list', 'trash'],
    ['edit', 'trash'],
    ['delete', 'trash'],
  ],
  followOwnAds: [
    ['list', 'ads', 'own'],
    ['show', 'ads', 'own'],
    ['edit', 'ads', 'own'],
    ['delete', 'ads', 'own'],
    ['list', 'media', 'own'],
    ['show', 'media', 'own'],
    ['edit', 'media', 'own'],
    ['delete', 'media', 'own'],
  ],
  deleteOwnAccount: [['delete', 'profile']],
  editProfile: [
    ['show', 'profile'],
    ['edit', 'profile'],
    ['show', 'dashboard'],
  ],
} as const satisfies Record<string, readonly Needs[]>

export type Ability = keyof typeof ABILITIES

const names = Object.keys(ABILITIES) as Ability[]

const has = (role: Role, ability: Ability) => ABILITIES[ability].every((needs) => meets(role, needs))

/** Not worth a line among what a role may not do: those with more rights have something better. */
const LESSER: readonly Ability[] = ['followOwnAds', 'deleteOwnAccount']

/** What a role may do, and what it may not, although others may. */
export function abilitiesOf(role: Role) {
  const may = names.filter((ability) => has(role, ability))
  const mayNot = names.filter((ability) => !may.includes(ability) && !LESSER.includes(ability))
  return { may, mayNot: mayNot.filter((ability) => ROLES.some((other) => has(other, ability))) }
}
