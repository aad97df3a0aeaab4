import type { ComponentProps, MouseEvent } from 'react'
import { useLinkClickHandler } from 'react-router'

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; state?: unknown }

/** On the server no link is pressed, and to resolve those of a page would take a tenth of its time. */
const useFollowing: typeof useLinkClickHandler = import.meta.env.SSR ? () => () => {} : useLinkClickHandler

/** A link within the site. React Router's component brings what its framework loads pages ahead with, which first visits would wait for. */
export function SiteLink({ to, state, onClick, ...props }: SiteLinkProps) {
  const follow = useFollowing<HTMLAnchorElement>(to, { state })
  const onPress = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return <a {...props} href={to} onClick={onPress} />
}
