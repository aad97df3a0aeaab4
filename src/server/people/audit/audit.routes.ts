import type { PartialHandlers } from '../../http/route'
import { listAudit } from './audit.queries'

export const auditHandlers = {
  'GET /api/audit': async ({ db, query }) => listAudit(db, query),
} satisfies PartialHandlers
