import { z } from 'zod'
import { MEDIA_KINDS } from '../media-kinds'
import { RECORD_KINDS } from '../record-kinds'
import { ROLES } from '../roles'
import { AD_STATUSES, ARTICLE_STATUSES } from '../statuses'
import { Id, Instant } from './fields'

/** What tells records of the same name apart: the status, the role of a user, or the kind of a file. */
export const RecordState = z.enum([
  ...new Set([...ARTICLE_STATUSES, ...AD_STATUSES, 'scheduled', 'sent', ...ROLES, ...MEDIA_KINDS] as const),
])
export type RecordState = z.infer<typeof RecordState>

/** A record that the search of the dashboard finds. */
export const FoundRecord = z.object({
  kind: z.enum(RECORD_KINDS),
  id: Id,
  title: z.string(),
  state: RecordState.nullable(),
  /** When it was created, or a newsletter sent. */
  at: Instant,
})
export type FoundRecord = z.infer<typeof FoundRecord>
