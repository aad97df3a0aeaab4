import type { AdStatus } from './entities/ad'
import type { ArticleStatus } from './entities/article'
import type { Role } from './roles'

/**
 * Who may do what: the one table that menus, buttons, route guards and the server's guards read. Verbs are
 * react-admin's, plus `publish` (set or unset the status published), `review` (set any other status), and `send`.
 */
export const RESOURCES = [
  'users',
  'articles',
  'ads',
  'categories',
  'newsletters',
  'profile',
  'dashboard',
  'uploads',
  'links',
] as const
export type Resource = (typeof RESOURCES)[number]

export const ACTIONS = ['list', 'show', 'create', 'edit', 'delete', 'review', 'publish', 'send'] as const
export type Action = (typeof ACTIONS)[number]

/** `own`: the row's owner is the user; `own-pending`: and it still waits for review. */
type Scope = 'any' | 'own' | 'own-pending'
type Grants = Partial<Record<Resource, Partial<Record<Action, Scope>>>>

const all = { list: 'any', show: 'any', create: 'any', edit: 'any', delete: 'any' } as const
const selfService = {
  profile: { show: 'any', edit: 'any' },
  dashboard: { show: 'any' },
} as const satisfies Grants

const grants: Record<Role, Grants> = {
  admin: {
    ...selfService,
    users: all,
    articles: { ...all, review: 'any' },
    ads: { ...all, review: 'any' },
    categories: all,
    newsletters: { ...all, send: 'any' },
    uploads: { create: 'any' },
    links: { show: 'any' },
  },
  marketing: {
    ...selfService,
    articles: { list: 'any', show: 'any', create: 'any', edit: 'any', review: 'any' },
    ads: { list: 'any', show: 'any', create: 'any', edit: 'any', review: 'any' },
    categories: all,
    uploads: { create: 'any' },
    links: { show: 'any' },
  },
  editor: {
    ...selfService,
    articles: { ...all, review: 'any', publish: 'any' },
    ads: { ...all, review: 'any', publish: 'any' },
    categories: all,
    newsletters: { ...all, send: 'any' },
    uploads: { create: 'any' },
    links: { show: 'any' },
  },
  membership: {
    ...selfService,
    ads: { list: 'own', show: 'own', create: 'any', edit: 'own-pending', delete: 'own' },
    uploads: { create: 'any' },
  },
  user: selfService,
}

/** The signed-in user as far as permissions go; null for an anonymous visitor. */
export type Actor = { id: number; role: Role } | null

/** The fields of a row that conditions look at. */
export type Owned = { advertiser_id?: number | null; status?: string }

const scopeOf = (actor: Actor, action: Action, resource: Resource): Scope | undefined =>
  actor ? grants[actor.role][resource]?.[action] : undefined

/** Whether the user may do this to this very row. */
export function can(actor: Actor, action: Action, resource: Resource, record: Owned) {
  const scope = scopeOf(actor, action, resource)
  if (!actor || !scope) return false
  if (scope === 'any') return true
  const owns = record.advertiser_id === actor.id
  return scope === 'own' ? owns : owns && record.status === 'pending'
}

/** Whether there could be a row to which the user may do this: for menus, and pages whose row is not known yet. */
export const canEver = (actor: Actor, action: Action, resource: Resource) =>
  scopeOf(actor, action, resource) !== undefined

/** Whether the user may do this to every row: the managed lists are not for those who only have their own. */
export const canAll = (actor: Actor, action: Action, resource: Resource) => scopeOf(actor, action, resource) === 'any'

/** Whether a save or a status call may take an article (or ad) of status `from` (null: a new one) to `to`. */
export function canChangeStatus(
  actor: Actor,
  resource: 'articles' | 'ads',
  from: ArticleStatus | AdStatus | null,
  to: ArticleStatus | AdStatus,
) {
  if (from === to) return canAll(actor, 'edit', resource)
  const touchesPublished = from === 'published' || to === 'published'
  return canAll(actor, touchesPublished ? 'publish' : 'review', resource)
}
