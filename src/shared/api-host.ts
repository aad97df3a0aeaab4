import { TOKEN_KEY } from './client'

/** Browser code only: the address of the API is set when the front ends are built. */

/** Origin of the API; empty if it is the page's own. */
export const apiOrigin: string = import.meta.env.VITE_API_URL ?? ''

/** The session token; null if there is none or the browser blocks storage. */
export function readToken() {
  try {
    return localStorage.getItem(TOKEN_KEY)
  } catch {
    return null
  }
}
