import { type ChildNode, Element, isText } from 'domhandler'
import { cleanLine } from './clean-text'
import { classesOf, findAll, isElement, isNamed, textIn } from './dom'
import { BLOCK_ELEMENTS, MEDIA_ELEMENTS } from './elements'
import { isNoteLabel } from './inline'

/** Longer than any footnote, in characters and in nodes. */
const MAX_LENGTH = 5000
const MAX_NODES = 500

/** The elements that may be a whole note. */
const NOTES = new Set(['li', 'p', 'div', 'aside', 'dd'])

const fragmentOf = ({ attribs: { href = '' } }: Element) => {
  const at = href.indexOf('#')
  return at < 0 ? undefined : href.slice(at + 1) || undefined
}

const within = (node: ChildNode, outer: Element): boolean =>
  node === outer ||
  (node.parent !== null && isElement(node.parent as ChildNode) && within(node.parent as Element, outer))

/** The nearest element around an anchor that a note may be; the target itself if it is one. */
function noteAt(target: Element): Element | undefined {
  if (NOTES.has(target.name)) return target
  const { parent } = target
  return !BLOCK_ELEMENTS.has(target.name) && parent && isElement(parent as ChildNode)
    ? noteAt(parent as Element)
    : undefined
}

const isTooMuch = ({ name }: Element) =>
  MEDIA_ELEMENTS.has(name) || /^(?:h[1-6]|ul|ol|table|blockquote|section|article|pre)$/.test(name)

/** The text of a note, with the addresses of its links. What leads back is left out. */
function noteText(nodes: readonly ChildNode[], isBack: (anchor: Element) => boolean): string {
  return nodes
    .map((node) => {
      if (isText(node)) return node.data
      if (!isElement(node) || isBack(node)) return ''
      const inner = noteText(node.children, isBack)
      const { href = '' } = node.name === 'a' ? node.attribs : {}
      if (/^https?:/i.test(href) && inner.trim() !== href) return inner.trim() ? `${inner} (${href})` : href
      return node.name === 'br' || BLOCK_ELEMENTS.has(node.name) ? ` ${inner} ` : inner
    })
    .join('')
}

function replace(node: ChildNode, nodes: ChildNode[], others: ChildNode[]) {
  const siblings = node.parent?.children ?? nodes
  const at = siblings.indexOf(node)
  if (at >= 0) siblings.splice(at, 1, ...others)
  for (const other of others) other.parent = node.parent
}

const isList = (element: Element) =>
  element.attribs.role === 'doc-endnotes' || classesOf(element).some((name) => /footnotes|endnotes/.test(name))

const showsNothing = (element: Element) =>
  textIn(element.children).trim() === '' && findAll([element], ({ name }) => MEDIA_ELEMENTS.has(name)).length === 0

/** Removes a note, and the list around it once nothing but its heading is left. */
function removeNote(note: Element, nodes: ChildNode[]) {
  let { parent } = note
  replace(note, nodes, [])
  while (parent && isElement(parent as ChildNode)) {
    const list = parent as Element
    const rest = list.children.filter((child) => !isElement(child) || !isList(list) || !/^h[1-6r]$/.test(child.name))
    if (!rest.every((child) => (isElement(child) ? showsNothing(child) : !isText(child) || !child.data.trim()))) return
    parent = list.parent
    replace(list, nodes, [])
  }
}

const linksIn = (element: Element) => findAll([element], ({ name }) => name === 'a')

/** Elements by their ids and names, and the links within the page, among which footnotes are. */
function indexOf(nodes: readonly ChildNode[]) {
  const targets = new Map<string, Element>()
  const links: Element[] = []
  const visit = (children: readonly ChildNode[]) => {
    for (const child of children.filter(isElement)) {
      const { id, name } = child.attribs
      for (const key of [id, child.name === 'a' ? name : undefined])
        if (key && !targets.has(key)) targets.set(key, child)
      if (fragmentOf(child) || isOwn(child)) links.push(child)
      visit(child.children)
    }
  }
  visit(nodes)
  return { targets, links }
}

/** A footnote of ours, whose note is in an attribute. Within a link it has no link to its note. */
const isOwn = ({ name, attribs }: Element) => name === 'sup' && attribs['data-note'] !== undefined

function markerOf(link: Element): Element {
  const { parent } = link
  return !isOwn(link) && parent && isNamed(parent as ChildNode, 'sup') ? (parent as Element) : link
}

type Targets = ReturnType<typeof indexOf>['targets']

const sizes = new WeakMap<Element, number>()
const nodesIn = (nodes: readonly ChildNode[]): number =>
  nodes.reduce((sum, node) => sum + 1 + (isElement(node) ? nodesIn(node.children) : 0), 0)

/** Remembered, because many links may lead to one element. */
function isLarge(element: Element) {
  const size = sizes.get(element) ?? nodesIn(element.children)
  sizes.set(element, size)
  return size > MAX_NODES
}

/** The note that a marker leads to, if it leads back. */
function noteOf(marker: Element, link: Element, targets: Targets) {
  if (marker.children.length > 5) return undefined
  const names = [marker, ...linksIn(marker)].flatMap(({ attribs: { id, name } }) => [id, name]).filter((name) => name)
  const target = targets.get((isOwn(marker) ? names[0]?.replace('noteref', 'note') : fragmentOf(link)) ?? '')
  const note = target && noteAt(target)
  if (!note || isLarge(note) || within(marker, note) || !isNoteLabel(textIn(marker.children))) return undefined
  const isBack = (element: Element) => {
    const fragment = element.name === 'a' ? fragmentOf(element) : undefined
    // A second link back is a letter or an arrow.
    return names.includes(fragment) || (targets.has(fragment ?? '') && !/\p{L}{2}/u.test(textIn(element.children)))
  }
  if (!linksIn(note).some((each) => names.includes(fragmentOf(each)))) return undefined
  return { note, text: cleanLine(noteText(note.children, isBack)) }
}

/**
 * Turns links to notes into footnotes, and removes the notes from where they are listed. A footnote is two links that lead to each
 * other, one with a number in the text and one in the note, as all programs write them.
 */
export function takeFootnotes(nodes: ChildNode[]): ChildNode[] {
  const { targets, links } = indexOf(nodes)
  const taken = new Set<Element>()
  for (const link of links) {
    const marker = markerOf(link)
    const found = noteOf(marker, link, targets)
    if (!found) continue
    const { note, text } = found
    if (!isOwn(marker)) {
      if (!text || text.length > MAX_LENGTH || findAll(note.children, isTooMuch).length) continue
      replace(marker, nodes, [new Element('sup', { 'data-note': text })])
    }
    taken.add(note)
  }
  for (const note of taken) removeNote(note, nodes)
  return nodes
}
