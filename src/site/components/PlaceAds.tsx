import type { PublicAd } from '@shared/entities/ad'
import { lazy, Suspense } from 'react'

const load = async () => ({ default: (await import('./Partners')).Partners })

// Few pages have ads for their places, and the others need not load what shows them. The server has it at hand, since it cannot wait.
const Partners = import.meta.env.SSR ? (await load()).default : lazy(load)

/** The ads for the places that a page is about. */
export const PlaceAds = ({ ads }: { ads: PublicAd[] }) =>
  ads.length > 0 && (
    <aside>
      <Suspense>
        <Partners ads={ads} />
      </Suspense>
    </aside>
  )
