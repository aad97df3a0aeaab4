import { readToken } from '@shared/api-host'
import type { Request } from '@shared/client'
import { TOKEN_KEY } from '@shared/client'
import { requestCurrentUser } from '@shared/current-user'
import type { User } from '@shared/entities/user'
import { backUpForms } from './forms/form-backup'

type Options = {
  request: Request
  /** Leaves the dashboard for a page of the site: another entry, which the browser has to load. */
  goTo: (path: string) => void
}

const LOGOUT_TIMEOUT_MS = 3000

/** Who is signed in, and the two ways out: to the login page and back here, or for good. */
export function createSession({ request, goTo }: Options) {
  let known: { token: string; user: Promise<User> } | undefined
  let leaving: Promise<never> | undefined

  // The page is on its way out. A promise that stays open keeps react-admin from a redirect, or a message, of its own.
  const leave = (path: string) => {
    leaving ??= new Promise<never>(() => goTo(path))
    return leaving
  }

  /** Ends the session here, and asks for another one that leads back to this place, and to what was typed. */
  const signIn = () => {
    backUpForms()
    localStorage.removeItem(TOKEN_KEY)
    return leave(`/login?next=${encodeURIComponent(location.pathname + location.search)}`)
  }

  return {
    signIn,
    /** Asked once for each token. Where that fails the token is removed, as specified. */
    user(): Promise<User> {
      const token = readToken()
      if (!token) return signIn()
      if (known?.token !== token) known = { token, user: requestCurrentUser(request).catch(signIn) }
      return known.user
    },
    /** Asks anew, after a change of the profile. The session does not end where that fails: the old answer stays. */
    async refresh() {
      const token = readToken()
      const user = await request('GET /api/auth/me').then(
        (reply) => reply.user,
        () => undefined,
      )
      if (token && user) known = { token, user: Promise.resolve(user) }
    },
    async logOut() {
      // A host that cannot revoke the session, or takes its time, is no reason to stay signed in.
      await request('POST /api/auth/logout', {}, { signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MS) }).catch(() => {})
      localStorage.removeItem(TOKEN_KEY)
      return leave('/')
    },
  }
}

export type Session = ReturnType<typeof createSession>
