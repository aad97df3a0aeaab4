import { languagePath } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import type { ReactNode } from 'react'
import { SiteLink } from './SiteLink'

/** The state of a navigation to an original that the reader wants to see as it is, whatever language they have chosen. */
const SHOW_ORIGINAL = 'show original'

export const asksForOriginal = (state: unknown) => state === SHOW_ORIGINAL

type Props = {
  /** The path of the page, without a language. */
  to: string
  /** The language of the original. */
  language?: LanguageCode
  children: ReactNode
}

/** Links to the original of a page. */
export const OriginalLink = ({ to, language = DEFAULT_LANGUAGE, children }: Props) => (
  <SiteLink to={languagePath(language, to)} state={SHOW_ORIGINAL}>
    {children}
  </SiteLink>
)
