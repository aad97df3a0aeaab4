import type { CallName } from '@shared/contract'
import { adHandlers } from './handlers/ads'
import { articleHandlers } from './handlers/articles'
import { authHandlers } from './handlers/auth'
import { categoryHandlers } from './handlers/categories'
import { healthHandlers } from './handlers/health'
import type { HandlersFor } from './handlers-for'
import { notImplemented } from './refusals'

/** A handler for every call of the contract: one that is missing does not compile. */
export const handlers: HandlersFor<CallName> = {
  ...authHandlers,
  ...articleHandlers,
  ...categoryHandlers,
  ...adHandlers,
  ...healthHandlers,

  'GET /api/articles/link/fetch-link': notImplemented,

  'POST /api/upload/thumbnail': notImplemented,
  'POST /api/upload/image': notImplemented,
  'POST /api/upload/image-by-url': notImplemented,

  'GET /api/categories/manage': notImplemented,
  'GET /api/categories/:id': notImplemented,
  'POST /api/categories': notImplemented,
  'PUT /api/categories/:id': notImplemented,
  'DELETE /api/categories/:id': notImplemented,

  'GET /api/ads/manage': notImplemented,
  'GET /api/ads/my-ads': notImplemented,
  'GET /api/ads/:id': notImplemented,
  'POST /api/ads': notImplemented,
  'PUT /api/ads/:id': notImplemented,
  'PUT /api/ads/:id/status': notImplemented,
  'DELETE /api/ads/:id': notImplemented,

  'GET /api/newsletters': notImplemented,
  'GET /api/newsletters/subscribers': notImplemented,
  'GET /api/newsletters/:id': notImplemented,
  'POST /api/newsletters': notImplemented,
  'PUT /api/newsletters/:id': notImplemented,
  'DELETE /api/newsletters/:id': notImplemented,
  'POST /api/newsletters/:id/send': notImplemented,
  'POST /api/newsletters/:id/send-to-users': notImplemented,
  'GET /api/newsletters/:id/deliveries': notImplemented,

  'GET /api/dashboard/stats': notImplemented,
  'GET /api/dashboard/activity': notImplemented,
  'GET /api/dashboard/views': notImplemented,

  'GET /api/users': notImplemented,
  'GET /api/users/:id': notImplemented,
  'POST /api/users': notImplemented,
  'PUT /api/users/:id': notImplemented,
  'DELETE /api/users/:id': notImplemented,
}
