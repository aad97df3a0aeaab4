import type { CallName } from '@shared/contract'
import { adHandlers } from './features/ads/ads.routes'
import { articleHandlers } from './features/articles/articles.routes'
import { authHandlers } from './features/auth/auth.routes'
import { categoryHandlers } from './features/categories/categories.routes'
import { healthHandlers } from './features/health/health.routes'
import type { Handlers } from './route'

/** Rows of the contract that this server does not answer yet. */
type NotServedYet =
  | `${string} /api/users${string}`
  | `${string} /api/newsletters${string}`
  | `${string} /api/upload/${string}`
  | `${string} /api/ads`
  | `${string} /api/ads/:id${'' | '/status'}`
  | 'GET /api/ads/manage'
  | 'GET /api/ads/my-ads'
  | 'GET /api/articles/link/fetch-link'
  | `GET /api/dashboard/${string}`
  | `${string} /api/categories/${string}`
  | 'POST /api/categories'

export type ServedCall = Exclude<CallName, NotServedYet>

/** One handler for each call that is served: one that is missing does not compile. */
export const handlers: Handlers<ServedCall> = {
  ...authHandlers,
  ...articleHandlers,
  ...categoryHandlers,
  ...adHandlers,
  ...healthHandlers,
}
