import { z } from 'zod'
import { REFUSAL_REASONS } from '../statuses'
import { Id, Instant } from './fields'

const Count = z.number().int()
const Reason = z.enum(REFUSAL_REASONS)

/** What a mail provider has answered to the copies of a newsletter. Those that it has not been asked about are not counted. */
export const ProviderDelivery = z.object({
  /** A name such as Gmail, else the domain of the recipients; null for all those with few recipients. */
  provider: z.string().nullable(),
  accepted: Count,
  /** Refused for now: they are tried again. */
  delayed: Count,
  /** Refused for good, or returned later. */
  refused: Count,
  /** The most frequent first. */
  reasons: z.array(z.object({ reason: Reason, delayed: Count, refused: Count })),
})
export type ProviderDelivery = z.infer<typeof ProviderDelivery>

export const NewsletterDelivery = z.object({
  /** Of the newsletter. */
  id: Id,
  subject: z.string(),
  sent_at: Instant,
  /** Those with most copies first. */
  providers: z.array(ProviderDelivery),
})
export type NewsletterDelivery = z.infer<typeof NewsletterDelivery>

/** An address that gets no newsletters. */
export const StoppedAddress = z.object({
  /** The address. */
  id: z.string(),
  reason: Reason,
  /** What the mail server answered last. */
  answer: z.string().nullable(),
  since: Instant,
  /** Until when; null for good. */
  until: Instant.nullable(),
})
export type StoppedAddress = z.infer<typeof StoppedAddress>
