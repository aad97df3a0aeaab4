import { createClient, TOKEN_KEY } from '@shared/client'
import { mediaAddress } from '@shared/images'

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

export const mediaUrl = (url: string) => mediaAddress(url, apiOrigin)
