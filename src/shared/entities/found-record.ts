import { z } from 'zod'
import { RECORD_KINDS } from '../record-kinds'
import { ROLES } from '../roles'
import { AD_STATUSES, ARTICLE_STATUSES } from '../statuses'
import { Id, Instant } from './fields'
import { MediaKind } from './media'

/** What tells records of the same name apart: the status, the role of a user, or the kind of a file. */
export const RecordState = z.enum([
  ...new Set([...ARTICLE_STATUSES, ...AD_STATUSES, 'scheduled', 'sent', ...ROLES, ...MediaKind.options] as const),
])
export type RecordState = z.infer<typeof RecordState>

/** A record that the search of the dashboard finds. */
export const FoundRecord = z.object({
  kind: z.enum(RECORD_KINDS),
  id: Id,
  title: z.string(),
  state: RecordState.nullable(),
  created_at: Instant,
})
export type FoundRecord = z.infer<typeof FoundRecord>
