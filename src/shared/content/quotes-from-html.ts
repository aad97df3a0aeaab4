import type { ChildNode, Element } from 'domhandler'
import type { BlockOf } from './document'
import { findAll, hasClass, isElement, isNamed, textIn } from './dom'
import { isBlankText, type ParseMode, textOf } from './texts-from-html'

/** Our own quotes are one paragraph, whose text may begin and end with anything. */
function quotedText(nodes: ChildNode[], mode: ParseMode) {
  const [only] = nodes
  return textOf(mode.exact && nodes.length === 1 && isNamed(only, 'p') ? only.children : nodes, mode)
}

/** Undefined if it is blank. */
export function readQuote(
  nodes: ChildNode[],
  caption: string,
  element: Element,
  mode: ParseMode,
): BlockOf<'quote'>['data'] | undefined {
  const text = quotedText(nodes, mode)
  const alignment = hasClass(element, 'quote-centered') ? 'center' : 'left'
  const isBlank = isBlankText(text) && isBlankText(caption)
  return !mode.exact && isBlank ? undefined : { text, caption, alignment }
}

/** Undefined if it is blank. */
export function readPullquote(nodes: ChildNode[], mode: ParseMode): BlockOf<'pullquote'>['data'] | undefined {
  const text = quotedText(nodes, mode)
  return mode.exact || !isBlankText(text) ? { text } : undefined
}

/** The quoted person, and the quote without the name and the dash before it. */
export function sourceOf({ children }: Element) {
  const last = children.findLast(isElement)
  const source = last && findAll([last], ({ name }) => name === 'cite' || name === 'footer').at(-1)
  if (!source) return { rest: children }
  const around = textIn([last]).replace(textIn([source]), '')
  return /^[\s\u2013\u2014-]*$/.test(around)
    ? { source, rest: children.filter((child) => child !== last) }
    : { rest: children }
}
