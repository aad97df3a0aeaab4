import { languagePath } from '@shared/language-paths'
import { Link, type LinkProps } from 'react-router-dom'
import { useI18n } from '../i18n/i18n'
import { prefetch } from '../prefetch'

/** A link within the site, in the reader's language. Prefetches its page on hover, focus or touch. */
export function PrefetchLink({ to, ...props }: LinkProps & { to: string }) {
  const { language } = useI18n()
  const address = languagePath(language, to)
  const onReach = () => prefetch(address)
  return <Link to={address} onMouseEnter={onReach} onFocus={onReach} onTouchStart={onReach} {...props} />
}
