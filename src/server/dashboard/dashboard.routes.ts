import type { PartialHandlers } from '../http/route'
import { readActivity, readStats, readViews } from './dashboard.service'

export const dashboardHandlers = {
  'GET /api/dashboard/stats': async ({ db, user }) => readStats(db, user),
  'GET /api/dashboard/activity': async ({ db, user, query }) => readActivity(db, user, query),
  'GET /api/dashboard/views': async ({ db, user, now }) => ({ views: await readViews(db, user, now()) }),
} satisfies PartialHandlers
