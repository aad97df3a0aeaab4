import { z } from 'zod'
import { ROLES } from '../roles'
import { Id, Instant } from './fields'

/** `failed`: a sign-in that was refused. Other refused calls change nothing and are not recorded. */
export const AUDIT_OUTCOMES = ['done', 'failed'] as const

/** A field that a call has changed. Only roles, statuses and dates of plans and schedules have values: other values may be private, or long. */
export const AuditChange = z.object({
  field: z.string(),
  from: z.string().nullable().optional(),
  to: z.string().nullable().optional(),
})
export type AuditChange = z.infer<typeof AuditChange>

export const AuditEntry = z.object({
  id: Id,
  created_at: Instant,
  /** Equal entries in a row are counted in one: how many, and when the last one was. */
  times: z.number().int(),
  last_at: Instant,
  /** Null for visitors. */
  actor_id: Id.nullable(),
  /** Null for visitors and for accounts that were deleted. */
  actor_name: z.string().nullable(),
  actor_role: z.enum(ROLES).nullable(),
  /** The call of the API, such as `PUT /api/articles/:id`, or the command, such as `shell import`. */
  call: z.string(),
  outcome: z.enum(AUDIT_OUTCOMES),
  /** The second part of the call's path, such as `articles`; for calls on accounts, `users`. */
  record_kind: z.string(),
  record_id: z.string().nullable(),
  record_title: z.string().nullable(),
  changes: z.array(AuditChange),
  /** The IPv4 address, or the /64 network of an IPv6 address; null once it has been removed. */
  network: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>
