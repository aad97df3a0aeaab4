import { z } from 'zod'
import { AUDIT_OUTCOMES, AuditEntry } from '../entities/audit'
import { Day, limitedText, MAX_ID, wholeNumber } from '../entities/fields'
import { listQuery } from '../list-query'
import { type ContractRow, list } from './parts'

export const audit = {
  'GET /api/audit': {
    access: ['list', 'audit'],
    summary: 'List the changes and sign-ins; since and until are days of the magazine, both inclusive',
    query: listQuery(['created_at', 'id', 'actor_name', 'call', 'record_kind'], {
      actor_id: wholeNumber(1, MAX_ID).optional(),
      call: limitedText(200).optional(),
      record_kind: limitedText(50).optional(),
      record_id: limitedText(200).optional(),
      outcome: z.enum(AUDIT_OUTCOMES, { error: `Must be one of ${AUDIT_OUTCOMES.join(', ')}` }).optional(),
      since: Day.optional(),
      until: Day.optional(),
    }),
    reply: list('entries', AuditEntry),
  },
} as const satisfies Record<string, ContractRow>
