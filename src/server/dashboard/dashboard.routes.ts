import type { PartialHandlers } from '../http/route'
import { closeChecklist } from '../settings/settings.service'
import { readChecklist } from './checklist.service'
import { readActivity, readStats, readViews } from './dashboard.service'

export const dashboardHandlers = {
  'GET /api/dashboard/stats': async ({ db, user }) => readStats(db, user),
  'GET /api/dashboard/activity': async ({ db, user, query }) => readActivity(db, user, query),
  'GET /api/dashboard/views': async ({ db, user, now }) => ({ views: await readViews(db, user, now()) }),
  'GET /api/dashboard/checklist': ({ db, config }) => readChecklist({ db, config }),
  'PUT /api/dashboard/checklist': async ({ body: { closed }, ...context }) => {
    await closeChecklist(context, closed)
    return { message: closed ? 'Checklist closed' : 'Checklist opened again' }
  },
} satisfies PartialHandlers
