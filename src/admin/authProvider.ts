import { mediaUrl } from '@shared/media-url'
import { type Action, can, canEver, type Needs, RESOURCES, type Resource } from '@shared/permissions'
import type { Role } from '@shared/roles'
import { mayOpen, screens } from '@shared/screens'
import type { AuthProvider } from 'react-admin'
import { screenOf } from './data-provider'
import type { Session } from './session'

export type Identity = {
  id: number
  fullName: string
  /** The address of a picture for the menu. */
  avatar: string | undefined
  email: string
  role: Role
  /** Whether signing in takes a second factor; undefined on a host that has none. */
  totp: boolean | undefined
  /** Whether the host invites users by mail to choose a password. */
  invites: boolean
  /** Whether accounts have a language, on this host. */
  hasLanguage: boolean
  /** The role needs a second factor, and the user has none yet. */
  lacksSecondFactor: boolean
}

type Question = { action: string; resource: string; record?: Record<string, unknown> }

const isPermission = (name: string): name is Resource => RESOURCES.some((known) => known === name)

/** Answers react-admin from the permission table. Some of the dashboard's resources have another name there. */
export function mayAccess(user: { id: number; role: Role }, { action, resource, record }: Question) {
  const screen = screenOf(resource)
  const [, known, scope]: Needs | [] = screen ? screens[screen].needs : []
  const permission = known ?? resource
  if (!isPermission(permission)) return false
  if (screen && action === 'list') return mayOpen(user.role, screen)
  if (!record) return canEver(user, action as Action, permission)
  // A host that speaks only the specification's table does not name an ad's owner: a list of own ads implies it.
  return can(user, action as Action, permission, scope === 'own' ? { advertiser_id: user.id, ...record } : record)
}

export type DashboardAuth = AuthProvider & {
  /** Call it after a change of the profile, which outdates what is known of the user. */
  refreshIdentity: () => Promise<void>
}

export const createAuthProvider = (session: Session): DashboardAuth => ({
  // The login page belongs to the site.
  login: session.signIn,
  logout: session.logOut,
  checkAuth: async () => {
    await session.user()
  },
  // A 403 concerns one call and must not end the session.
  checkError: async (error?: { status?: number }) => {
    if (error?.status === 401) await session.signIn()
  },
  getIdentity: async (): Promise<Identity> => {
    const { id, name, email, role, totp, invited, totp_required = false, image_url, language } = await session.user()
    return {
      id,
      fullName: name,
      avatar: image_url ? mediaUrl(image_url) : undefined,
      email,
      role,
      totp,
      invites: invited !== undefined,
      hasLanguage: language !== undefined,
      lacksSecondFactor: totp_required,
    }
  },
  refreshIdentity: session.refresh,
  getPermissions: async () => (await session.user()).role,
  canAccess: async (question) => mayAccess(await session.user(), question),
})
