import { z } from 'zod'
import { isBlankHtml } from '../content/html'
import { messages } from '../messages'
import { Id, Instant, requiredText, Version } from './fields'

/** A draft until `sent_at` is set. */
export const Newsletter = z.object({
  id: Id,
  subject: z.string(),
  content: z.string(),
  created_at: Instant,
  updated_at: Instant,
  sent_at: Instant.nullable(),
  version: Version,
})
export type Newsletter = z.infer<typeof Newsletter>

export const NewsletterInput = z.object({
  subject: requiredText(messages.subjectRequired, 500),
  content: requiredText(messages.contentRequired, 2_000_000).refine((html) => !isBlankHtml(html), {
    error: messages.contentRequired,
  }),
})
export type NewsletterInput = z.infer<typeof NewsletterInput>

/** What happened to the copies of a newsletter. */
export const SendResult = z.object({
  message: z.string(),
  results: z.object({
    total: z.number().int(),
    sent: z.number().int(),
    failed: z.number().int(),
    errors: z.array(z.object({ email: z.string(), name: z.string(), error: z.string() })),
  }),
})
export type SendResult = z.infer<typeof SendResult>

export const DELIVERY_STATUSES = ['queued', 'sending', 'sent', 'failed', 'unknown', 'skipped'] as const

export const Deliveries = z.object({
  total: z.number().int(),
  sent: z.number().int(),
  failed: z.number().int(),
  deliveries: z.array(
    z.object({
      email: z.string(),
      name: z.string(),
      status: z.enum(DELIVERY_STATUSES),
      error: z.string().nullable(),
    }),
  ),
})
export type Deliveries = z.infer<typeof Deliveries>
