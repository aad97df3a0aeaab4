import { type Action, can, canAll, canEver, type Resource } from '@shared/permissions'
import type { Role } from '@shared/roles'
import { mayOpen, type ScreenName, screens } from '@shared/screens'
import type { AuthProvider, UserIdentity } from 'react-admin'
import { navigate } from './navigate'
import { currentUser, endSession, logOut, readToken } from './session'

export type Identity = UserIdentity & { email: string; role: Role }

/** react-admin would go on with its own login page; the site has ours, and the browser is on its way there. */
const leaving = () => new Promise<never>(() => {})

/** react-admin asks who is there before it has asked whether anyone is; then the browser is on its way as well. */
const signedIn = () => (readToken() ? currentUser() : leaving())

const isScreen = (name: string): name is ScreenName => name in screens

/** Actions that react-admin asks about and our table knows under another name. */
const verbs: Record<string, Action> = { export: 'list', clone: 'create' }

export const authProvider: AuthProvider & { getIdentity: () => Promise<Identity> } = {
  /** Never called: signing in happens on the site. */
  login: async () => navigate.toLogin(),

  async checkAuth() {
    if (!readToken()) {
      navigate.toLogin()
      return leaving()
    }
    try {
      await currentUser()
    } catch {
      navigate.toLogin()
      return leaving()
    }
  },

  /** Only a dead session signs out: a refusal says nothing about it. */
  async checkError(error: { status?: number }) {
    if (error.status !== 401) return
    endSession()
    navigate.toLogin()
    return leaving()
  },

  async logout() {
    if (!readToken()) return
    await logOut()
    navigate.to('/')
    return leaving()
  },

  async getIdentity() {
    const { id, name, email, role } = await signedIn()
    return { id, fullName: name, email, role }
  },

  getPermissions: async () => (await signedIn()).role,

  /** By the permission table; a screen, by the table of screens. A list page shows everyone's rows. */
  async canAccess({ action, resource, record }) {
    const user = await signedIn()
    if (action === 'open' && isScreen(resource)) return mayOpen(user.role, resource)
    const verb = verbs[action] ?? (action as Action)
    if (record) return can(user, verb, resource as Resource, record)
    return verb === 'list' ? canAll(user, verb, resource as Resource) : canEver(user, verb, resource as Resource)
  },
}
