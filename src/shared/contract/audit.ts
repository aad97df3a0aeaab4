import { z } from 'zod'
import { AUDIT_OUTCOMES, AuditEntry } from '../entities/audit'
import { limitedText, MAX_ID, wholeNumber } from '../entities/fields'
import { listQuery } from '../list-query'
import { type ContractRow, list } from './parts'

const day = limitedText(20).pipe(z.iso.date('Must be a date such as 2026-11-22')).optional()

export const audit = {
  'GET /api/audit': {
    access: ['list', 'audit'],
    summary: 'List the changes and sign-ins; since and until are days (UTC), both inclusive',
    query: listQuery(['created_at', 'id', 'actor_name', 'call', 'record_kind'], {
      actor_id: wholeNumber(1, MAX_ID).optional(),
      call: limitedText(200).optional(),
      record_kind: limitedText(50).optional(),
      record_id: limitedText(200).optional(),
      outcome: z.enum(AUDIT_OUTCOMES, { error: `Must be one of ${AUDIT_OUTCOMES.join(', ')}` }).optional(),
      since: day,
      until: day,
    }),
    reply: list('entries', AuditEntry),
  },
} as const satisfies Record<string, ContractRow>
