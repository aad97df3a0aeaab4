import type { ComponentProps, MouseEvent } from 'react'
import { useLinkClickHandler } from 'react-router-dom'

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; state?: unknown }

/** A link within the site. React Router's component brings what its framework loads pages ahead with, which first visits would wait for. */
export function SiteLink({ to, state, onClick, ...props }: SiteLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state })
  const onPress = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return <a {...props} href={to} onClick={onPress} />
}
