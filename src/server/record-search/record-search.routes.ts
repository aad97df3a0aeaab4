import type { PartialHandlers } from '../http/route'
import { searchRecords } from './record-search.service'

export const recordSearchHandlers = {
  'GET /api/dashboard/search': async ({ db, user, query: { q } }) => ({
    records: q ? await searchRecords(db, user, q) : [],
  }),
} satisfies PartialHandlers
