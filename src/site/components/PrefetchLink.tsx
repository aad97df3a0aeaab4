import { languagePath } from '@shared/language-paths'
import { prefetch } from '../data/prefetch'
import { useI18n } from '../i18n/i18n'
import { SiteLink, type SiteLinkProps } from './SiteLink'

/** A link within the site, in the reader's language. Prefetches its page on hover, focus or touch. */
export function PrefetchLink({ to, ...props }: SiteLinkProps) {
  const { language } = useI18n()
  const address = languagePath(language, to)
  const onReach = () => prefetch(address)
  return <SiteLink to={address} onMouseEnter={onReach} onFocus={onReach} onTouchStart={onReach} {...props} />
}
