import { ApiError, type Request } from './client'

/** Longer than a slow page takes to give way to the next. */
const LEFT_WITHIN_MS = 3000

/**
 * Who the stored token belongs to. A page that is left aborts its requests, which says nothing of the session: where there
 * was no answer, it fails only after a while, when such a page is gone.
 */
export async function requestCurrentUser(request: Request) {
  try {
    return (await request('GET /api/auth/me')).user
  } catch (error) {
    if (!(error instanceof ApiError)) await new Promise((resolve) => setTimeout(resolve, LEFT_WITHIN_MS))
    throw error
  }
}
