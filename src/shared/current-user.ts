import type { Request } from './client'

/** Longer than a slow navigation takes. */
const LEFT_WITHIN_MS = 3000

/** Both front ends' errors carry the status of the reply; a network failure has none, or 0. */
const hasReply = (error: unknown) => Boolean((error as { status?: number }).status)

/**
 * The user of the stored token. Leaving a page aborts its requests, which is no sign that the session has ended: without
 * a reply this rejects only after a delay, when such a page is gone.
 */
export async function requestCurrentUser(request: Request) {
  try {
    return (await request('GET /api/auth/me')).user
  } catch (error) {
    if (!hasReply(error)) await new Promise((resolve) => setTimeout(resolve, LEFT_WITHIN_MS))
    throw error
  }
}
