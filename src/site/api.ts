import { ApiError, callUrl, createClient, type Request } from '@shared/client'
import { TOKEN_KEY } from '@shared/constants'
import { mediaAddress } from '@shared/images'
import { send } from './offline/connection'
import { safely } from './storage'

/** Host of the API; empty where it is the same origin. */
export const apiOrigin: string = import.meta.env.VITE_API_URL ?? ''

export const readToken = () => safely(() => localStorage.getItem(TOKEN_KEY)) ?? null

export const mediaUrl = (url: string) => mediaAddress(url, apiOrigin)

/** Pictures in a text lie on the API host, like a featured one. */
export const withMediaHost = (html: string) =>
  apiOrigin ? html.replace(/(?<=[\s,"])\/uploads\//g, () => `${apiOrigin}/uploads/`) : html

const request = createClient({
  baseUrl: apiOrigin,
  token: readToken,
  send,
})

/** How long an answer that was fetched ahead serves the navigation that follows. */
const FRESH_MS = 15_000
const fetched = new Map<string, { at: number; reply: Promise<unknown> }>()

/** The browser's door to the API. Reads that are under way, or were fetched ahead a moment ago, are shared. */
export const browserRequest: Request = (name, ...args) => {
  if (!name.startsWith('GET ')) {
    forgetFetched()
    return request(name, ...args)
  }
  const key = `${callUrl(name, args[0] as object).path} ${readToken() ?? ''}`
  const known = fetched.get(key)
  if (known && Date.now() - known.at < FRESH_MS) return known.reply as ReturnType<typeof request<typeof name>>
  const reply = request(name, ...args)
  fetched.set(key, { at: Date.now(), reply })
  reply.catch(() => fetched.delete(key))
  return reply
}

/** Failed reads are only logged: the page shows what it has. */
export function logFailure(what: string, error: unknown) {
  if (import.meta.env.SSR) return
  // biome-ignore lint/suspicious/noConsole: the console is where a reader's failures are logged
  console.error(`${what}: ${error instanceof ApiError ? `${error.status} ${error.message}` : String(error)}`)
}

/** The server's words for a failure, else ours. */
export const messageOf = (error: unknown, fallback: string) => (error instanceof ApiError && error.message) || fallback

/** Forgets what was fetched ahead. */
export const forgetFetched = () => fetched.clear()
