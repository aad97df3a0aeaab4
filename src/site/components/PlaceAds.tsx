import type { PublicAd } from '@shared/entities/ad'
import { later } from './later'

// Few pages have ads for their places, and the others need not load what shows them.
const Partners = later(async () => ({ default: (await import('./Partners')).Partners }))

/** The ads for the places that a page is about. */
export const PlaceAds = ({ ads }: { ads: PublicAd[] }) =>
  ads.length > 0 && (
    <aside>
      <Partners ads={ads} />
    </aside>
  )
