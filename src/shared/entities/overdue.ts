import { z } from 'zod'
import { Id, Instant } from './fields'

/** Work that is done at its time, without a request. */
export const SCHEDULED_KINDS = [
  'articles',
  'newsletters',
  'notices',
  'purges',
  'backups',
  'index',
  'translations',
  'partners',
] as const
export type ScheduledKind = (typeof SCHEDULED_KINDS)[number]

/** Work that is late: scheduled work, and what people should have written. */
export const Overdue = z.object({
  /** `workers`: no process is alive that publishes and sends mail; `pieces`: people should have written it. */
  kind: z.enum([...SCHEDULED_KINDS, 'workers', 'pieces']),
  /** Of the article or newsletter; null for all other work. */
  id: Id.nullable(),
  title: z.string().nullable(),
  /** When it should have been done; of workers, when the last one was alive. */
  due_at: Instant,
})
export type Overdue = z.infer<typeof Overdue>
