import { z } from 'zod'
import { MediaUse } from './entities/media'

/** Error codes for programs, with their HTTP status. People read the message. */
export const ERROR_STATUS = {
  invalid: 400,
  unauthenticated: 401,
  totp_required: 401,
  totp_invalid: 401,
  forbidden: 403,
  totp_setup_required: 403,
  not_found: 404,
  timeout: 408,
  conflict: 409,
  media_in_use: 409,
  in_progress: 409,
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  heic_unsupported: 415,
  unprocessable: 422,
  rate_limited: 429,
  over_budget: 429,
  headers_too_large: 431,
  internal: 500,
  bad_gateway: 502,
  unavailable: 503,
  busy: 503,
  storage_full: 507,
} as const
export type ErrorCode = keyof typeof ERROR_STATUS

/**
 * The body of every error reply. `current` is the current record, after a conflict with someone else's change, and `saved_by`
 * is who changed it and when, if known. `uses`: what uses a file that therefore cannot be deleted. `max_megabytes`: the largest file
 * that is accepted.
 */
export const ErrorReply = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  current: z.unknown().optional(),
  saved_by: z.object({ id: z.number().int(), name: z.string(), at: z.string() }).optional(),
  uses: z.array(MediaUse).optional(),
  max_megabytes: z.number().optional(),
})
export type ErrorReply = z.infer<typeof ErrorReply>
