import type { PartialHandlers } from '../../http/route'
import { publishWorkingCopy, readWorkingCopy, removeWorkingCopy, saveWorkingCopy } from './working-copies.service'

export const workingCopyHandlers = {
  'GET /api/articles/:id/working-copy': async ({ db, params }) => ({
    working_copy: await readWorkingCopy(db, params.id),
  }),
  'PUT /api/articles/:id/working-copy': async ({ body, params, ...context }) => ({
    message: 'Working copy saved',
    working_copy: await saveWorkingCopy(context, params.id, body),
  }),
  'DELETE /api/articles/:id/working-copy': async ({ params, ...context }) => {
    await removeWorkingCopy(context, params.id)
    return { message: 'Working copy discarded' }
  },
  'POST /api/articles/:id/working-copy/publish': async ({ params, ...context }) => ({
    message: 'Working copy published',
    article: await publishWorkingCopy(context, params.id),
  }),
} satisfies PartialHandlers
