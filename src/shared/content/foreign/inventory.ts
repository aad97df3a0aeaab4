import type { ChildNode, Element } from 'domhandler'
import { linkAddress } from '../addresses'
import { isElement, textIn } from '../dom'
import type { Found } from '../losses'

const kindsOf = ({ name, attribs, children }: Element): keyof Found | undefined => {
  switch (name) {
    case 'a':
      return linkAddress(attribs.href) ? 'links' : undefined
    case 'img':
      return 'pictures'
    case 'figcaption':
      return textIn(children).trim() ? 'captions' : undefined
    case 'video':
      return 'videos'
    case 'audio':
      return 'audio'
    case 'form':
      return 'forms'
    case 'pre':
      return 'code'
  }
}

/** How often a text has something of each kind. */
export function inventoryOf(nodes: readonly ChildNode[], found: Found = {}): Found {
  for (const node of nodes.filter(isElement)) {
    const kind = kindsOf(node)
    if (kind) found[kind] = (found[kind] ?? 0) + 1
    inventoryOf(node.children, found)
  }
  return found
}
