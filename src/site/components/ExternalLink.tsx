import type { AnchorHTMLAttributes } from 'react'
import { Icon } from './Icon'

/** A link that leaves the site, in a tab of its own that has no hold on ours. */
export const ExternalLink = ({ children, ...props }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a target="_blank" rel="noopener noreferrer" {...props}>
    {children} <Icon name="out" />
  </a>
)
