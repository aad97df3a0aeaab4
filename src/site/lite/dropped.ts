import { type Element, isTag } from 'domhandler'

/** What needs a script, or belongs to one. */
const NAMES = new Set(['script', 'link', 'style', 'template', 'noscript', 'source', 'canvas', 'dialog'])

/** Decoration, and parts that only a script makes useful. */
const CLASSES = new Set([
  'author-initials',
  'blurred',
  'edition-switch',
  'enlarge',
  'flag',
  'icon',
  'language-code',
  'map',
  'nav-fold',
  'picture-none',
  'save-place',
  'theme-switch',
  'whole',
])

/** Whether the lite edition of a page leaves this out. */
export function isDropped(element: Element) {
  const { name, attribs, parent } = element
  if (NAMES.has(name)) return true
  if (name === 'button') return attribs.type === 'button'
  // A second link to where the one before leads.
  if (name === 'a' && attribs.tabindex === '-1') return true
  // The only content of the button that searches.
  if (parent && isTag(parent) && parent.attribs.class === 'search-button') return false
  return (attribs.class ?? '').split(' ').some((each) => CLASSES.has(each))
}
