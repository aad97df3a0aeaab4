import { ApiError, type Request } from './client'

/** Longer than a slow navigation takes. */
const LEFT_WITHIN_MS = 3000

/**
 * The user of the stored token. Leaving a page aborts its requests, which is no sign that the session has ended: without
 * a reply this rejects only after a delay, when such a page is gone.
 */
export async function requestCurrentUser(request: Request) {
  try {
    return (await request('GET /api/auth/me')).user
  } catch (error) {
    if (!(error instanceof ApiError)) await new Promise((resolve) => setTimeout(resolve, LEFT_WITHIN_MS))
    throw error
  }
}
