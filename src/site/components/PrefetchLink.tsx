import { languagePath } from '@shared/language-paths'
import { Link, type LinkProps } from 'react-router-dom'
import { useI18n } from '../i18n/i18n'
import { prefetch } from '../prefetch'

/** A link within the site, to the page in the reader's language, that fetches its page when the reader reaches for it. */
export function PrefetchLink({ to, ...props }: LinkProps & { to: string }) {
  const { language } = useI18n()
  const address = languagePath(language, to)
  const reach = () => prefetch(address)
  return <Link to={address} onMouseEnter={reach} onFocus={reach} onTouchStart={reach} {...props} />
}
