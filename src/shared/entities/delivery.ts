import { z } from 'zod'
import { REASONS_ABOUT_US, REFUSAL_REASONS } from '../statuses'
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

const isAboutUs = (reason: string) => REASONS_ABOUT_US.some((each) => each === reason)

/**
 * The providers that refuse at least half of their copies of the newest newsletter for a reason about us. Delays count for nothing: many
 * servers delay what they do not know yet.
 */
export function refusingProviders(newsletters: Pick<NewsletterDelivery, 'providers'>[]) {
  const seen = new Set<string>()
  return newsletters.flatMap(({ providers }) =>
    providers.flatMap(({ provider, accepted, refused, reasons }) => {
      if (provider === null || accepted + refused === 0 || seen.has(provider)) return []
      seen.add(provider)
      const ours = reasons
        .filter(({ reason }) => isAboutUs(reason))
        .toSorted((one, other) => other.refused - one.refused)
      const count = ours.reduce((sum, each) => sum + each.refused, 0)
      return ours[0] && count * 2 >= accepted + refused ? [{ provider, reason: ours[0].reason }] : []
    }),
  )
}
