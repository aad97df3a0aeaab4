import { createClient } from '@shared/client'
import { TOKEN_KEY } from '@shared/constants'
import { isHttpUrl } from '@shared/validation'

/** Host of the API; empty where it is the same origin. */
export const apiOrigin: string = import.meta.env.VITE_API_URL ?? ''

export const readToken = () => localStorage.getItem(TOKEN_KEY)

/** The typed door to the calls that are no plain list, read or save: those go through the data provider. */
export const request = createClient({
  baseUrl: apiOrigin,
  token: readToken,
  // Looked up at each call, so that whoever replaces the global fetch is heard.
  send: (url, init) => fetch(url, init),
})

/** The address of a picture as the API names it: a path on its host, or a full address. */
export const mediaUrl = (url: string) => (apiOrigin && !isHttpUrl(url) ? new URL(url, apiOrigin).href : url)
