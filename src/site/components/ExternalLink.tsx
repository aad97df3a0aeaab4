import type { AnchorHTMLAttributes } from 'react'
import { Icon } from './Icon'

/** A link to another site. It opens a new tab, without access to ours. */
export const ExternalLink = ({ children, ...props }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a target="_blank" rel="noopener noreferrer" {...props}>
    {children} <Icon name="out" />
  </a>
)
