import { type ChildNode, type Element, isText } from 'domhandler'
import { linkAddress } from './addresses'
import { cleanHtml, cleanLine, cleanText } from './clean-text'
import { hasClass, isElement, parseHtml, textIn } from './dom'
import { BLOCK_ELEMENTS, MEDIA_ELEMENTS, UNREADABLE_ELEMENTS } from './elements'
import { footnote } from './footnotes'
import { element, escapeText } from './html'

/** The marks of a text by element, each with the class by which the editor's tool recognises it. */
const MARKS: Record<string, [name: string, className?: string]> = {
  b: ['b'],
  strong: ['b'],
  i: ['i'],
  em: ['i'],
  dfn: ['i'],
  s: ['s'],
  del: ['s'],
  strike: ['s'],
  u: ['u', 'cdx-underline'],
  ins: ['u', 'cdx-underline'],
  mark: ['mark', 'cdx-marker'],
  code: ['code', 'inline-code'],
  kbd: ['code', 'inline-code'],
  samp: ['code', 'inline-code'],
  tt: ['code', 'inline-code'],
  sub: ['sub'],
  sup: ['sup'],
  small: ['small'],
  span: ['span'],
  a: ['a'],
}

/** Marks where a block within the text begins or ends. Texts never contain it, since control characters are removed. */
const EDGE = '\0'

/** Deeper than any real text, but safe for the call stack. */
const MAX_DEPTH = 100

const language = ({ attribs: { lang = '', dir = '' } }: Element) => ({
  lang: /^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/i.test(lang) ? lang : undefined,
  dir: ['ltr', 'rtl', 'auto'].includes(dir) ? dir : undefined,
})

function linkAttributes({ attribs }: Element) {
  const away = attribs.target === '_blank'
  return {
    href: linkAddress(attribs.href),
    hreflang: /^[a-z-]{2,20}$/i.test(attribs.hreflang ?? '') ? attribs.hreflang : undefined,
    title: (attribs.title && cleanText(attribs.title)) || undefined,
    // A page that is opened from a link must not control ours.
    ...(away && { target: '_blank', rel: 'noopener noreferrer' }),
  }
}

/** The mark that an element is, if it is one. */
export const markOf = ({ name }: Element) => (Object.hasOwn(MARKS, name) ? MARKS[name]?.[0] : undefined)

function mark(node: Element, given: string, inLink: boolean) {
  // Within a table or a list a card is a link, to which an address may be all there is.
  const inner = given === '' && hasClass(node, 'link-card') ? escapeText(linkAddress(node.attribs.href) ?? '') : given
  const [name, className] = Object.hasOwn(MARKS, node.name) ? (MARKS[node.name] as [string, string?]) : []
  if (!name || inner === '') return inner
  const attributes = { class: className, ...language(node) }
  if (name === 'a') {
    const link = linkAttributes(node)
    return inLink || !link.href ? inner : element(name, { ...link, ...attributes }, inner)
  }
  if (name === 'span' && !attributes.lang && !attributes.dir) return inner
  return element(name, attributes, inner)
}

/** What is inside of a film is for programs that cannot show it. */
const isUnread = ({ name }: Element) => UNREADABLE_ELEMENTS.has(name) || MEDIA_ELEMENTS.has(name)

/** The number of a footnote, or a sign in its place. */
const NOTE_LABEL = /^[\s[(]*(?:\d{0,4}|[a-z]|[*†‡§¶#]{1,3})[\s\])]*$/i
export const isNoteLabel = (text: string) => NOTE_LABEL.test(text)

/** A footnote at the end of what it is about. Its number is written again for readers; other text in it is kept. */
function noteMark({ attribs, children }: Element, inner: string) {
  const note = cleanLine(attribs['data-note'] ?? '')
  return note && (isNoteLabel(textIn(children)) ? '' : inner) + footnote(note)
}

function serialise(node: ChildNode, depth: number, inLink: boolean): string {
  if (isText(node)) return escapeText(cleanText(node.data))
  if (!isElement(node) || isUnread(node) || depth > MAX_DEPTH) return ''
  if (node.name === 'br') return '<br>'
  const inner = node.children.map((child) => serialise(child, depth + 1, inLink || node.name === 'a')).join('')
  if (BLOCK_ELEMENTS.has(node.name)) return EDGE + inner + EDGE
  return (node.name === 'sup' && noteMark(node, inner)) || mark(node, inner, inLink)
}

/** `inLink`: the text is part of a link, and cannot contain another. */
type Options = { inLink?: boolean }

/** The inline HTML of nodes: the allowed marks and line breaks only. Blocks become lines. */
export function inlineHtml(nodes: readonly ChildNode[], { inLink = false }: Options = {}) {
  const html = nodes
    .map((node) => serialise(node, 0, inLink))
    .join('')
    // First, because patterns of several edges would try each of them again.
    .replace(/\0+/g, EDGE)
    .replace(/^\0|\0$/g, '')
    .replace(/\0<br>\0/g, `<br>${EDGE}`)
    .replace(/\0/g, '<br>')
  // A letter and its accent may have been in two elements.
  return cleanHtml(html)
}

/** The canonical form in which texts of blocks are stored, shown and compared: harmless, and stable under conversion. */
export const normaliseInline = (html: string, options?: Options) =>
  /[<>&]/.test(html) ? inlineHtml(parseHtml(html), options) : cleanText(html)
