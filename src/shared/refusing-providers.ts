import type { NewsletterDelivery } from './entities/delivery'
import { REASONS_ABOUT_US } from './statuses'

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
