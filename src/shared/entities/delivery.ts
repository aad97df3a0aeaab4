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
  /** Refused or returned for good. */
  refused: Count,
  /** Of those that were delayed or refused, the most frequent first. */
  reasons: z.array(z.object({ reason: Reason, count: Count })),
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

/** The providers that refuse at least half of what they decide about the newest newsletter, for a reason about us. */
export function refusingProviders(newsletters: Pick<NewsletterDelivery, 'providers'>[]) {
  const seen = new Set<string>()
  return newsletters.flatMap(({ providers }) =>
    providers.flatMap(({ provider, accepted, delayed, refused, reasons }) => {
      if (provider === null || seen.has(provider)) return []
      seen.add(provider)
      const ours = reasons.filter(({ reason }) => isAboutUs(reason))
      const [main] = ours
      const count = ours.reduce((sum, each) => sum + each.count, 0)
      return main && count * 2 >= accepted + delayed + refused ? [{ provider, reason: main.reason }] : []
    }),
  )
}
