import type { PartialHandlers } from '../../http/route'
import { listChanges } from './changes.queries'
import { acceptAnyChange, acceptChange, readChange, revertChange } from './changes.service'
import { listAllChanges } from './listed-changes.queries'

export const changeHandlers = {
  'GET /api/changes': async ({ db, user, query }) => listAllChanges(db, user, query),
  'POST /api/changes/accept': async ({ db, body }) => {
    await acceptAnyChange(db, body)
    return { message: 'Change accepted' }
  },
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
