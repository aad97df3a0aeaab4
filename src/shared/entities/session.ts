import { z } from 'zod'
import { Id, Instant } from './fields'

/** A signed-in device, described so that its user recognises it. */
export const Session = z.object({
  id: Id,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Without its last part: 203.0.113.0/24. */
  network: z.string().nullable(),
  created_at: Instant,
  last_used_at: Instant,
  /** The session that asks. */
  current: z.boolean(),
})
export type Session = z.infer<typeof Session>
