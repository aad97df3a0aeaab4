import { readToken } from '@shared/api-host'
import { callHeaders } from '@shared/client'

/** A reply that has waited longer might miss what was changed in the meantime. */
const MAX_AGE_MS = 10_000

type Reply = { status: number; headers: Headers; json: unknown }
type Early = { token: string; askedAt: number; reply: Promise<Reply | undefined> }

const replies = new Map<string, Early>()

/** Makes a call that a screen is about to make, with exactly this address. Resolves with nothing if it fails. */
export async function askEarly(url: string): Promise<Reply | undefined> {
  const token = readToken()
  if (!token) return undefined
  const reply = fetch(url, { headers: callHeaders(token, false) })
    .then(async (response) =>
      response.ok ? { status: response.status, headers: response.headers, json: await response.json() } : undefined,
    )
    .catch(() => undefined)
  replies.set(url, { token, askedAt: performance.now(), reply })
  return reply
}

/** The reply to a call that was made early, once. Undefined if there is none, or it failed: the call is then made as usual. */
export async function takeEarly(url: string): Promise<Reply | undefined> {
  const early = replies.get(url)
  replies.delete(url)
  if (!early || early.token !== readToken() || performance.now() - early.askedAt > MAX_AGE_MS) return undefined
  return early.reply
}
