import { z } from 'zod'
import { TRASH_KINDS } from '../trash'
import { Id, Instant } from './fields'

export const TrashItem = z.object({
  id: Id,
  kind: z.enum(TRASH_KINDS),
  /** The id that the item had, and will have again. */
  item_id: Id,
  title: z.string(),
  deleted_at: Instant,
  /** Null if that account has been deleted. */
  deleted_by_name: z.string().nullable(),
})
export type TrashItem = z.infer<typeof TrashItem>
