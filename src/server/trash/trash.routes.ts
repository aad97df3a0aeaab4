import type { PartialHandlers } from '../http/route'
import { listTrash } from './rows/trash.queries'
import { purgeItem, restoreItem } from './trash.service'

export const trashHandlers = {
  'GET /api/trash': async ({ db, user, query }) => listTrash(db, user, query),
  'POST /api/trash/:id/restore': async ({ params, body, ...context }) => {
    const restored = await restoreItem(context, params.id, body?.slug)
    return { message: 'Restored', ...restored }
  },
  'DELETE /api/trash/:id': async ({ params, ...context }) => {
    await purgeItem(context, params.id)
    return { message: 'Deleted for good' }
  },
} satisfies PartialHandlers
