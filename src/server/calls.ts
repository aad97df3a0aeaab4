import type { CallName } from '@shared/contract'
import { adHandlers } from './features/ads/ads.routes'
import { articleHandlers } from './features/articles/articles.routes'
import { authHandlers } from './features/auth/auth.routes'
import { categoryHandlers } from './features/categories/categories.routes'
import { dashboardHandlers } from './features/dashboard/dashboard.routes'
import { healthHandlers } from './features/health/health.routes'
import { linkHandlers } from './features/links/links.routes'
import { newsletterHandlers } from './features/newsletters/newsletters.routes'
import { uploadHandlers } from './features/uploads/uploads.routes'
import { userHandlers } from './features/users/users.routes'
import type { Handlers } from './route'

/** Rows of the contract that this server does not answer yet. */
type NotServedYet =
  | 'POST /api/newsletters/:id/send'
  | 'POST /api/newsletters/:id/send-to-users'
  | 'GET /api/newsletters/:id/deliveries'

export type ServedCall = Exclude<CallName, NotServedYet>

/** One handler for each call that is served: one that is missing does not compile. */
export const handlers: Handlers<ServedCall> = {
  ...authHandlers,
  ...articleHandlers,
  ...categoryHandlers,
  ...adHandlers,
  ...dashboardHandlers,
  ...healthHandlers,
  ...linkHandlers,
  ...newsletterHandlers,
  ...uploadHandlers,
  ...userHandlers,
}
