import { apiOrigin, readToken } from '@shared/api-host'
import { ApiError, callUrl, createClient, type Request } from '@shared/client'
import { send } from '../offline/connection'
import { checkAnswer, inTime } from './reads'

/** Points the uploads in an article's HTML to the API's host. */
export const withMediaHost = (html: string) =>
  apiOrigin ? html.replace(/(?<=[\s,"])\/uploads\//g, () => `${apiOrigin}/uploads/`) : html

const request = createClient({
  baseUrl: apiOrigin,
  token: readToken,
  send: inTime(send),
})

/** How long a prefetched reply serves the navigation that follows. */
const PREFETCH_MS = 15_000
const prefetched = new Map<string, { at: number; reply: Promise<unknown> }>()

/** Calls the API from the browser. Concurrent and recent identical reads share one reply. */
export const browserRequest: Request = (name, ...args) => {
  if (!name.startsWith('GET ')) {
    clearPrefetched()
    return request(name, ...args)
  }
  const key = `${callUrl(name, args[0] as object).path} ${readToken() ?? ''}`
  const known = prefetched.get(key)
  if (known && Date.now() - known.at < PREFETCH_MS) return known.reply as ReturnType<typeof request<typeof name>>
  const reply = request(name, ...args).then((answer) => checkAnswer(name, answer))
  prefetched.set(key, { at: Date.now(), reply })
  reply.catch(() => prefetched.delete(key))
  return reply
}

/** Logs a failed read in the browser; the page shows what it has. */
export function logFailure(what: string, error: unknown) {
  if (import.meta.env.SSR) return
  // biome-ignore lint/suspicious/noConsole: the console is where a reader's failures are logged
  console.error(`${what}: ${error instanceof ApiError ? `${error.status} ${error.message}` : String(error)}`)
}

/** The server's message, or the fallback if it sent none. */
export const messageOf = (error: unknown, fallback: string) => (error instanceof ApiError && error.message) || fallback

export const clearPrefetched = () => prefetched.clear()
