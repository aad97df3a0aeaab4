import type { Role } from './roles'
import type { AdStatus, ArticleStatus } from './statuses'

/**
 * Who may do what. Menus, screens, buttons and the server's guards all derive from the grants below. Verbs are
 * react-admin's, plus `publish` (set or unset the status published), `review` (set any other status), `send`, and `assign`
 * (name another author).
 */
export const RESOURCES = [
  'users',
  'sessions',
  'articles',
  'translations',
  'notes',
  'ads',
  'categories',
  'series',
  'places',
  'pages',
  'newsletters',
  'marketing',
  'profile',
  'dashboard',
  'statistics',
  'uploads',
  'media',
  'links',
  'audit',
  'imports',
  'settings',
  'trash',
] as const
export type Resource = (typeof RESOURCES)[number]

export const ACTIONS = ['list', 'show', 'create', 'edit', 'delete', 'review', 'publish', 'send', 'assign'] as const
export type Action = (typeof ACTIONS)[number]

/** `own`: the record's owner is the user; `own-pending`: and it still waits for review. */
type Scope = 'any' | 'own' | 'own-pending'
export type Grants = Partial<Record<Resource, Partial<Record<Action, Scope>>>>

const all = { list: 'any', show: 'any', create: 'any', edit: 'any', delete: 'any' } as const
/** The translation desk. Who may save and publish a translation is up to the grants of its original. */
const translations = { list: 'any' } as const
/** What the team writes to each other about articles. */
const notes = { list: 'any', create: 'any' } as const
/** The trash is open to those who may delete something; `mayRestore` decides about each item. */
const trash = { list: 'any', edit: 'any', delete: 'any' } as const
const selfService = {
  profile: { show: 'any', edit: 'any' },
  dashboard: { show: 'any' },
} as const

/** The account of staff, whose deeds the audit log holds, is deleted by another admin. */
const ownProfile = { ...selfService.profile, delete: 'any' } as const

/** Not listed means not allowed. Only this module reads it; exported for a test that changes it. */
export const grants = {
  admin: {
    ...selfService,
    users: all,
    sessions: { list: 'any', delete: 'any' },
    articles: { ...all, review: 'any', assign: 'any' },
    translations,
    notes,
    ads: { ...all, review: 'any' },
    categories: all,
    series: all,
    places: all,
    pages: { ...all, review: 'any', publish: 'any' },
    newsletters: { ...all, review: 'any', publish: 'any', send: 'any' },
    marketing: { show: 'any' },
    statistics: { show: 'any' },
    uploads: { create: 'any', delete: 'any' },
    media: all,
    links: { show: 'any' },
    audit: { list: 'any' },
    imports: { list: 'any' },
    settings: { show: 'any', edit: 'any' },
    trash,
  },
  marketing: {
    ...selfService,
    articles: { list: 'any', show: 'any', create: 'any', edit: 'any', review: 'any' },
    translations,
    notes,
    ads: { list: 'any', show: 'any', create: 'any', edit: 'any', review: 'any' },
    categories: all,
    series: all,
    places: { list: 'any', show: 'any', create: 'any', edit: 'any' },
    marketing: { show: 'any' },
    statistics: { show: 'any' },
    uploads: { create: 'any' },
    media: all,
    links: { show: 'any' },
    trash,
  },
  editor: {
    ...selfService,
    articles: { ...all, review: 'any', publish: 'any', assign: 'any' },
    translations,
    notes,
    ads: { ...all, review: 'any', publish: 'any' },
    categories: all,
    series: all,
    places: all,
    pages: { ...all, review: 'any', publish: 'any' },
    newsletters: { ...all, review: 'any', publish: 'any', send: 'any' },
    statistics: { show: 'any' },
    uploads: { create: 'any' },
    media: all,
    links: { show: 'any' },
    trash,
  },
  membership: {
    ...selfService,
    profile: ownProfile,
    ads: { list: 'own', show: 'own', create: 'any', edit: 'own-pending', delete: 'own' },
    uploads: { create: 'any' },
    media: { list: 'own', show: 'own', create: 'any', edit: 'own', delete: 'own' },
    trash,
  },
  user: { ...selfService, profile: ownProfile },
} as const satisfies Record<Role, Grants>

type Granted = typeof grants

/** The pairs of action and resource that some role holds for its own records only, derived from the grants. */
export type OwnershipScoped = {
  [R in Role]: {
    [S in keyof Granted[R]]: {
      [A in keyof Granted[R][S]]: Granted[R][S][A] extends 'any' ? never : readonly [A, S]
    }[keyof Granted[R][S]]
  }[keyof Granted[R]]
}[Role]

type Pair = { [A in Action]: { [S in Resource]: readonly [A, S] }[Resource] }[Action]

/** The other pairs: every role that holds one holds it for all records. */
export type Unscoped = Exclude<Pair, OwnershipScoped>

/**
 * What a call, a screen or a button asks for. The third part narrows it: `any` asks for a grant on every record, `own` for
 * one on the user's own records and no more. Without it, either will do.
 */
export type Needs = readonly [Action, Resource, ('any' | 'own')?]

/** The signed-in user as far as permissions go; null for an anonymous visitor. */
export type Actor = { id: number; role: Role } | null

/** The fields of a record that conditions look at. An uploaded file belongs to each of its uploaders. */
export type Owned = { advertiser_id?: number | null; uploaders?: readonly { id: number }[]; status?: string }

const scopeOf = (role: Role, action: Action, resource: Resource): Scope | undefined =>
  (grants[role] as Grants)[resource]?.[action]

/** Whether the user may do this to this record. */
export function can(actor: Actor, action: Action, resource: Resource, record: Owned) {
  const scope = actor && scopeOf(actor.role, action, resource)
  if (!scope) return false
  if (scope === 'any') return true
  const owns = record.advertiser_id === actor.id || (record.uploaders?.some(({ id }) => id === actor.id) ?? false)
  return scope === 'own' ? owns : owns && record.status === 'pending'
}

/** Whether a role has what is asked for. A grant on the user's own records still needs `can`, once the record is known. */
export function meets(role: Role, [action, resource, wanted]: Needs) {
  const scope = scopeOf(role, action, resource)
  if (wanted === 'own') return scope === 'own' || scope === 'own-pending'
  return wanted === 'any' ? scope === 'any' : scope !== undefined
}

/** Whether there could be a record to which the user may do this: for menus, and screens that have not loaded one yet. */
export const canEver = (actor: Actor, action: Action, resource: Resource) =>
  actor !== null && meets(actor.role, [action, resource])

/** Whether the user may do this to every record. Managed lists need it: a member's grant covers their own ads only. */
export const canAll = (actor: Actor, action: Action, resource: Resource) =>
  actor !== null && meets(actor.role, [action, resource, 'any'])

/** Whether a save or a status call may take an article, a page, an ad or the version of a newsletter of status `from` (null: a new one) to `to`. */
export function canChangeStatus(
  actor: Actor,
  resource: 'articles' | 'pages' | 'ads' | 'newsletters',
  from: ArticleStatus | AdStatus | null,
  to: ArticleStatus | AdStatus,
) {
  if (from === to) return canAll(actor, 'edit', resource)
  const touchesPublished = from === 'published' || to === 'published'
  return canAll(actor, touchesPublished ? 'publish' : 'review', resource)
}
