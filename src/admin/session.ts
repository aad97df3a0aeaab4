import { createClient } from '@shared/client'
import { TOKEN_KEY } from '@shared/constants'
import type { User } from '@shared/entities/user'

/** Host of the API; empty where it is the same origin. */
export const apiOrigin: string = import.meta.env.VITE_API_URL ?? ''

export const readToken = () => localStorage.getItem(TOKEN_KEY)
const forgetToken = () => localStorage.removeItem(TOKEN_KEY)

export const request = createClient({
  baseUrl: apiOrigin,
  token: readToken,
  // Looked up at each call, so that whoever replaces the global fetch is heard.
  send: (url, init) => fetch(url, init),
})

let user: Promise<User> | undefined

/**
 * The signed-in user, asked for once. When that fails the token is removed, as specified, and the next call asks anew.
 */
export function currentUser(): Promise<User> {
  user ??= request('GET /api/auth/me').then(
    (reply) => reply.user,
    (error: unknown) => {
      endSession()
      throw error
    },
  )
  return user
}

export function endSession() {
  user = undefined
  forgetToken()
}

/** Ends the session here and on the host; a host that cannot revoke it is no reason to stay signed in. */
export async function logOut() {
  const revoked = request('POST /api/auth/logout').catch(() => {})
  endSession()
  await revoked
}
