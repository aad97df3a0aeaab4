import type { CallName } from '@shared/contract'
import { adHandlers } from './handlers/ads'
import { articleHandlers } from './handlers/articles'
import { authHandlers } from './handlers/auth'
import { categoryHandlers } from './handlers/categories'
import { dashboardHandlers } from './handlers/dashboard'
import { healthHandlers } from './handlers/health'
import { linkHandlers } from './handlers/links'
import { newsletterHandlers } from './handlers/newsletters'
import { uploadHandlers } from './handlers/uploads'
import { userHandlers } from './handlers/users'
import type { HandlersFor } from './handlers-for'

/** A handler for every call of the contract: one that is missing does not compile. */
export const handlers: HandlersFor<CallName> = {
  ...authHandlers,
  ...articleHandlers,
  ...categoryHandlers,
  ...dashboardHandlers,
  ...adHandlers,
  ...healthHandlers,
  ...linkHandlers,
  ...newsletterHandlers,
  ...uploadHandlers,
  ...userHandlers,
}
