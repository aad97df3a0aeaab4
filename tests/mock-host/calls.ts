import type { CallName } from '@shared/contract'
import { adHandlers } from './handlers/ads'
import { articleHandlers } from './handlers/articles'
import { authHandlers } from './handlers/auth'
import { categoryHandlers } from './handlers/categories'
import { healthHandlers } from './handlers/health'
import { linkHandlers } from './handlers/links'
import { newsletterHandlers } from './handlers/newsletters'
import { uploadHandlers } from './handlers/uploads'
import { userHandlers } from './handlers/users'
import type { HandlersFor } from './handlers-for'
import { notImplemented } from './refusals'

/** A handler for every call of the contract: one that is missing does not compile. */
export const handlers: HandlersFor<CallName> = {
  ...authHandlers,
  ...articleHandlers,
  ...categoryHandlers,
  ...adHandlers,
  ...healthHandlers,
  ...linkHandlers,
  ...newsletterHandlers,
  ...uploadHandlers,
  ...userHandlers,

  'GET /api/ads/manage': notImplemented,
  'GET /api/ads/my-ads': notImplemented,
  'GET /api/ads/:id': notImplemented,
  'POST /api/ads': notImplemented,
  'PUT /api/ads/:id': notImplemented,
  'PUT /api/ads/:id/status': notImplemented,
  'DELETE /api/ads/:id': notImplemented,

  'GET /api/dashboard/stats': notImplemented,
  'GET /api/dashboard/activity': notImplemented,
  'GET /api/dashboard/views': notImplemented,
}
