import type { ReactNode } from 'react'
import { SiteLink } from './SiteLink'

/** The state of a navigation to an English page that the reader wants to see in English, whatever language they have chosen. */
const SHOW_ORIGINAL = 'show original'

export const asksForOriginal = (state: unknown) => state === SHOW_ORIGINAL

/** Links to the English original. `to`: its path, which has no language. */
export const OriginalLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <SiteLink to={to} state={SHOW_ORIGINAL}>
    {children}
  </SiteLink>
)
