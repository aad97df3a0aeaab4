import { readToken } from '@shared/api-host'
import { createRepetition, isBusy, refusesSession, retryAfterOf } from '@shared/busy'
import { type Request, TOKEN_KEY } from '@shared/client'
import type { CurrentUser } from '@shared/entities/user'
import { forgetAccountTrip } from '@shared/reader/trip-store'
import { backUpForms } from './forms/form-backup'

type Options = {
  request: Request
  /** Leaves the dashboard for a page of the site, which is another entry that the browser has to load. */
  goTo: (path: string) => void
}

const LOGOUT_TIMEOUT_MS = 3000

/** Until the next request for the user, where the host named no time. */
const RETRY_SECONDS = 10

/** The signed-in user, and two ways to leave: to the login page and back, or signing out. */
export function createSession({ request, goTo }: Options) {
  let known: { token: string; user: Promise<CurrentUser> } | undefined
  /** The page is about to be left. A promise that never settles keeps react-admin from redirecting or showing a message. */
  let leaving: Promise<never> | undefined

  /** Ends the session and goes to the login page, which leads back here; changed forms are restored then. */
  const signIn = () => {
    if (leaving) return leaving
    backUpForms()
    localStorage.removeItem(TOKEN_KEY)
    leaving = new Promise<never>(() => goTo(`/login?next=${encodeURIComponent(location.pathname + location.search)}`))
    return leaving
  }

  const repetition = createRepetition({ rest: 0 })
  let isHostBusy = false

  const load = async (): Promise<CurrentUser> => {
    try {
      return (await request('GET /api/auth/me')).user
    } catch (error) {
      if (refusesSession(error)) return signIn()
      isHostBusy = isBusy(error)
      await new Promise<void>((resolve) => repetition.wait(retryAfterOf(error) ?? RETRY_SECONDS, resolve))
      return load()
    }
  }

  return {
    signIn,
    /** The wait for a host that cannot answer now. */
    repetition,
    /** Whether it said that it is busy; else it failed, or could not be reached. */
    isHostBusy: () => isHostBusy,
    /**
     * Requested once for each token, until the host answers. The token is removed only if the host refuses it: so we read the
     * specification's "if the fetch fails".
     */
    user(): Promise<CurrentUser> {
      const token = readToken()
      if (!token) return signIn()
      if (known?.token === token) return known.user
      // Another tab has signed in again: the wait goes on with that token.
      const isWaiting = known !== undefined && repetition.seconds() !== undefined
      known = { token, user: isWaiting && known ? known.user : load() }
      if (isWaiting) repetition.now()
      return known.user
    },
    /** Requests the user again after a change of the profile. A failure keeps the session and the old data. */
    async refresh() {
      const token = readToken()
      const user = await request('GET /api/auth/me').then(
        (reply) => reply.user,
        () => undefined,
      )
      if (token && user) known = { token, user: Promise.resolve(user) }
    },
    /** Leaves for the login page when another tab has signed out. Returns what ends this. */
    followOtherTabs() {
      const onStorage = ({ key }: StorageEvent) => {
        if ((key === TOKEN_KEY || key === null) && !readToken()) signIn()
      }
      addEventListener('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    },
    async logOut() {
      if (leaving) return leaving
      // A request under way that the host refuses from now on is no reason to go to the login page.
      leaving = new Promise<never>(() => {})
      // Sign out here even if the host cannot revoke the session, or takes long: then it does so after this page is left.
      const revoked = request('POST /api/auth/logout', {}, { keepalive: true }).catch(() => {})
      await Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, LOGOUT_TIMEOUT_MS))])
      localStorage.removeItem(TOKEN_KEY)
      forgetAccountTrip()
      goTo('/')
      return leaving
    },
  }
}

export type Session = ReturnType<typeof createSession>
