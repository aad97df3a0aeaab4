import { TOKEN_KEY } from './client'
import { isHttpUrl } from './validation'

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

/** The address of a picture or video as the API names it: a path on its host, or a full address. */
export const mediaUrl = (url: string) => (apiOrigin && !isHttpUrl(url) ? new URL(url, apiOrigin).href : url)
