import type { PartialHandlers } from '../../http/route'
import { listImports, listLosses } from './imports.queries'

export const importHandlers = {
  'GET /api/imports': async ({ db, query }) => listImports(db, query),
  'GET /api/imports/losses': async ({ db, query }) => listLosses(db, query),
} satisfies PartialHandlers
