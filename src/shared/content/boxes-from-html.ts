import { type ChildNode, type Element, isText } from 'domhandler'
import { linkAddress } from './addresses'
import { type AnyBlock, type BlockOf, TONES } from './document'
import { classesOf, elementsIn, findFirst, hasClass, isElement, isNamed, textIn } from './dom'
import { BLOCK_ELEMENTS } from './elements'
import { isBlankText, type ParseMode, textOf } from './texts-from-html'

type Draft = Pick<AnyBlock, 'type' | 'data'>
/** Reads nodes as blocks. */
type Flow<Any extends Draft> = (nodes: readonly ChildNode[]) => Any[]
type Tone = BlockOf<'callout'>['data']['tone']

/** Our own is a paragraph. Of others the paragraphs at the beginning are taken: no box holds other blocks, which follow it. */
function boxText<Any extends Draft>(nodes: ChildNode[], mode: ParseMode, flow: Flow<Any>) {
  const [only] = nodes
  if (mode.exact && nodes.length === 1 && isNamed(only, 'p')) return { text: textOf(only.children, mode), rest: [] }
  const drafts = flow(nodes)
  const end = drafts.findIndex(({ type }) => type !== 'paragraph')
  const texts = end < 0 ? drafts : drafts.slice(0, end)
  return {
    text: texts.map(({ data }) => ('text' in data ? data.text : '')).join('<br><br>'),
    rest: end < 0 ? [] : drafts.slice(end),
  }
}

export function readDetails<Any extends Draft>({ children }: Element, mode: ParseMode, flow: Flow<Any>) {
  const summary = children.find((child) => isNamed(child, 'summary'))
  const { text, rest } = boxText(
    children.filter((child) => child !== summary),
    mode,
    flow,
  )
  return { data: { summary: isElement(summary) ? textOf(summary.children, mode) : '', text }, rest }
}

const CALLOUTS = ['callout', 'admonition', 'markdown-alert', 'kg-callout-card']
const WARNING = /warn|caution|danger|important|error/
const TIP = /tip|success|hint/

/** Boxes of other programs by their classes: `admonition warning`, `alert alert-info`. */
function isCallout(element: Element) {
  if (!['div', 'aside', 'section'].includes(element.name)) return false
  const names = classesOf(element)
  return (
    names.some((name) => CALLOUTS.includes(name)) ||
    (names.includes('alert') && names.some((name) => name.startsWith('alert-'))) ||
    element.attribs.role === 'note'
  )
}

function toneOf(element: Element): Tone {
  const names = classesOf(element)
  const own = TONES.find((tone) => names.includes(`callout-${tone}`))
  return (
    own ??
    (names.some((name) => WARNING.test(name)) ? 'warning' : names.some((name) => TIP.test(name)) ? 'tip' : 'note')
  )
}

/** Undefined if it begins with something else than a text, or if it is a part of a page at the side with more than texts. */
export function readCallout<Any extends Draft>(element: Element, mode: ParseMode, flow: Flow<Any>) {
  const { text, rest } = boxText(element.children, mode, flow)
  const isBox = isCallout(element) || rest.length === 0
  return mode.exact || (isBox && !isBlankText(text)) ? { data: { text, tone: toneOf(element) }, rest } : undefined
}

export const mayBeCallout = (element: Element) => element.name === 'aside' || isCallout(element)

const BUTTONS = ['button', 'btn', 'wp-block-button__link', 'wp-element-button', 'kg-btn']

const isButtonLink = (element: Element | undefined): element is Element =>
  element?.name === 'a' &&
  classesOf(element).some((name) => BUTTONS.includes(name)) &&
  linkAddress(element.attribs.href) !== undefined &&
  textIn(element.children).trim() !== ''

const isFilled = (node: ChildNode) => isElement(node) || (isText(node) && node.data.trim() !== '')

/** The link of a button that stands alone: one within a sentence is part of its text. */
export function buttonLink(element: Element): Element | undefined {
  if (element.name === 'p' && hasClass(element, 'link-button')) {
    const [link] = element.children
    return isNamed(link, 'a') ? link : element
  }
  if (element.name === 'a') return isButtonLink(element) && isAlone(element) ? element : undefined
  if (element.name !== 'p' && element.name !== 'div') return undefined
  const [only, ...others] = element.children.filter(isFilled)
  return only && isElement(only) && others.length === 0 && isButtonLink(only) ? only : undefined
}

const isAlone = ({ parent }: Element) =>
  !parent ||
  (elementsIn(parent).every((child) => child.name === 'a') &&
    !parent.children.some((child) => isText(child) && child.data.trim()))

export const readButton = ({ attribs, children }: Element, mode: ParseMode): BlockOf<'button'>['data'] => ({
  text: textOf(children, mode),
  url: attribs.href ?? '',
})

/** Lines in which the author's own breaks count, such as those of a poem. */
export const isVerse = (pre: Element) =>
  classesOf(pre).some((name) => /verse|poem|poetry/.test(name)) ||
  // A text with links, whose author wanted its lines.
  (hasClass(pre, 'wp-block-preformatted') && findFirst(pre.children, 'a') !== undefined)

/** The text of code. What stands in blocks, such as the lines of some pages, has lines for itself. */
function sourceIn(nodes: readonly ChildNode[]): string {
  let source = ''
  let isBlockBefore = false
  for (const node of nodes) {
    const isBlock = isElement(node) && BLOCK_ELEMENTS.has(node.name)
    const part = isText(node) ? node.data : isElement(node) ? (node.name === 'br' ? '\n' : sourceIn(node.children)) : ''
    const isApart = (isBlock || isBlockBefore) && source !== '' && part !== ''
    if (isApart && !source.endsWith('\n') && !part.startsWith('\n')) source += '\n'
    source += part
    if (part) isBlockBefore = isBlock
  }
  return source
}

const LANGUAGE = /(?:^|\s)(?:language-|lang-|brush:\s*)([\w+#.-]+)/

export function readCode(pre: Element, { exact }: ParseMode): BlockOf<'code'>['data'] {
  const code = findFirst(pre.children, 'code')
  const [, language = ''] =
    [code, pre].map((element) => LANGUAGE.exec(element?.attribs.class ?? '')).find((found) => found) ?? []
  const source = sourceIn(pre.children)
  return { code: exact ? source : source.replace(/^\n+/, '').trimEnd(), language }
}
