import { Link, type LinkProps } from 'react-router-dom'
import { prefetch } from '../prefetch'

/** A link within the site that fetches its page when the reader reaches for it. */
export function PrefetchLink({ to, ...props }: LinkProps & { to: string }) {
  const reach = () => prefetch(to)
  return <Link to={to} onMouseEnter={reach} onFocus={reach} onTouchStart={reach} {...props} />
}
