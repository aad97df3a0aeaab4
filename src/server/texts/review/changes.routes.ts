import type { PartialHandlers } from '../../http/route'
import { listChanges } from './changes.queries'
import { acceptChange, readChange, revertChange } from './changes.service'

export const changeHandlers = {
  'GET /api/articles/changes': async ({ db, query }) => listChanges(db, query),
  'GET /api/articles/:id/changes/:language': async ({ db, params }) => ({
    change: await readChange(db, params.id, params.language),
  }),
  'POST /api/articles/:id/changes/:language/accept': async ({ params, ...context }) => {
    await acceptChange(context, params.id, params.language)
    return { message: 'Change accepted' }
  },
  'POST /api/articles/:id/changes/:language/revert': async ({ params, ...context }) => {
    await revertChange(context, params.id, params.language)
    return { message: 'Change reverted' }
  },
} satisfies PartialHandlers
