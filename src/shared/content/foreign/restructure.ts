import { type ChildNode, type Element, isComment, isText } from 'domhandler'
import { isOwnRecording } from '../../recording'
import { isFilm, linkAddress, pictureAddress } from '../addresses'
import { idOf, readEmbedded } from '../block-attributes'
import { cleanLine, cut } from '../clean-text'
import { elementsIn, findAll, findFirst, hasClass, isElement, isNamed, parseHtml, textIn } from '../dom'
import { BLOCK_ELEMENTS, MEDIA_ELEMENTS, UNREADABLE_ELEMENTS } from '../elements'
import type { Loss } from '../losses'
import { styleOf, text, wrap } from '../tree'
import { cardOf } from './cards'
import { DRAWN, frameAddress, framedFilm, kindOfEmbedded, sourcesOf } from './embedded'
import { isForm, MAX_WORDS, wordsOf } from './forms'
import { joinLists, wholeItem, wholeList } from './lists'
import { addressesOf, emojiOf, isDot, nameOfPicture, picturesIn } from './pictures'
import { quotationMarks } from './quotation-marks'

/** What becomes of a picture, whose possible addresses come with it. Undefined if none of them leads to it. */
export type TakePicture = (picture: Element, addresses: string[]) => ChildNode[] | undefined

export type ForeignOptions = {
  takePicture?: TakePicture
  lost: Loss[]
  /** It is a part of a page, whose buttons, such as those to share it, are no part of the text. */
  isPage?: boolean
}

/** What an element inherits: how its line ends count, its language, and the quotations around it. */
type Around = { space: 'collapse' | 'lines' | 'code'; language: string; quotes: number }

type Change = ForeignOptions & { takePicture: TakePicture; around: Around }

export const isOwn = (element: Element) =>
  idOf(element) !== undefined || readEmbedded(element.attribs['data-block']) !== undefined

/** Not that of an embedded file, which is the file. */
const addressed = (address: string | undefined) => (address && !address.startsWith('data:') ? { address } : {})

const space = () => text(' ')

/** What separates words. */
const edge = ({ around }: Change) => text(around.space === 'code' ? '\n' : ' ')

/** The same nodes, apart from the words around them. */
function apart(nodes: ChildNode[], { around }: Change) {
  if (around.space !== 'code') return [space(), ...nodes, space()]
  return nodes.length ? [text('\n'), ...nodes] : [space()]
}

const takeFromWeb: TakePicture = (picture, addresses) => {
  const src = addresses.find((address) => pictureAddress(address))
  return src ? [wrap('img', [], { ...picture.attribs, src })] : undefined
}

const isHidden = (element: Element, { display, visibility }: Record<string, string>) =>
  display === 'none' || visibility === 'hidden' || 'hidden' in element.attribs

function spaceOf(element: Element, style: Record<string, string>, { space }: Around): Around['space'] {
  if (element.name === 'pre' || space === 'code') return 'code'
  const declared = [style['white-space'], style['white-space-collapse']].filter(Boolean).join(' ')
  if (/\b(?:pre|preserve|break-spaces)/.test(declared)) return 'lines'
  return /\b(?:normal|nowrap|collapse)\b/.test(declared) ? 'collapse' : space
}

/** Text whose line ends are seen. */
const linesOf = (data: string): ChildNode[] =>
  data.split('\n').flatMap((line, index) => [...(index > 0 ? [wrap('br', [])] : []), text(line)])

const BLOCK_DISPLAY = /^(?:block|flex|grid|flow-root|list-item|table(?:-row(?:-group)?|-caption)?)\b/

/** An element whose style says that it begins on a new line, or that the elements in it stand apart. */
function displayed(
  element: Element,
  { display = '', 'flex-direction': direction }: Record<string, string>,
): ChildNode[] {
  if (/flex|grid/.test(display))
    element.children = element.children.flatMap((child) =>
      isElement(child) && !BLOCK_ELEMENTS.has(child.name)
        ? direction?.startsWith('column')
          ? [wrap('div', [child])]
          : [space(), child, space()]
        : [child],
    )
  if (display === 'table-cell' && !BLOCK_ELEMENTS.has(element.name)) return [space(), element, space()]
  if (!BLOCK_DISPLAY.test(display) || BLOCK_ELEMENTS.has(element.name)) return [element]
  return element.name === 'span' ? [wrap('div', element.children, element.attribs)] : [wrap('div', [element])]
}

function picture(element: Element, change: Change, sources: readonly Element[] = []): ChildNode[] {
  const emoji = emojiOf(element)
  if (emoji) return [text(emoji)]
  if (isDot(element)) return []
  const taken = change.takePicture(element, addressesOf(element, sources))
  if (!taken)
    change.lost.push({ kind: 'pictures', text: nameOfPicture(element), ...addressed(addressesOf(element)[0]) })
  return apart(taken ?? [], change)
}

const FRAMES = { video: 'videos', audio: 'audio' } as const

/** The link for programs without frames, which says more than the frame's address. Its parser keeps it as text. */
function linkWithin({ children }: Element) {
  const link = findFirst(parseHtml(textIn(children)), 'a')
  return link && linkAddress(link.attribs.href) && textIn(link.children).trim() ? link : undefined
}

/** Films, sounds and what is embedded. `fromHtml` makes blocks or links of those that have an address. */
function frame(element: Element, change: Change): ChildNode[] {
  const { name, attribs } = element
  const given = sourcesOf(element)
  const src = given.map(frameAddress).find(Boolean)
  const words = cleanLine(attribs.title ?? '')
  const known = FRAMES[name as keyof typeof FRAMES]
  if (!src) {
    if (name === 'object') return changeAll(element.children, change)
    change.lost.push({ kind: known ?? 'code', text: words, ...addressed(given[0]) })
    return apart([], change)
  }
  if (!known && framedFilm(src)) return apart([wrap('iframe', [], { ...attribs, src })], change)
  if ((name === 'video' && isFilm(src)) || (name === 'audio' && isOwnRecording(src)))
    return apart([wrap(name, [], { ...attribs, src })], change)
  const page = name === 'iframe' ? linkWithin(element) : undefined
  const text = words || cleanLine(textIn(page?.children ?? []))
  change.lost.push({ kind: known ?? kindOfEmbedded(src), text, address: src, became: 'link' })
  if (page) return apart([wrap('p', [page])], change)
  return apart([wrap(known ? name : 'iframe', [], { ...attribs, src })], change)
}
const isSource = ({ name }: Element) => name === 'source'

/** `火山(かざん)`: the reading behind the word. */
function ruby({ children }: Element, change: Change): ChildNode[] {
  return children.flatMap((child) => {
    if (!isNamed(child, 'rt', 'rtc')) return changeNode(child, change)
    const reading = child.name === 'rtc' ? ruby(child, change) : changeAll(child.children, change)
    if (child.name === 'rtc' && elementsIn(child).length) return reading
    return textIn(reading).trim() ? [text('('), ...reading, text(')')] : []
  })
}

const formula = ({ attribs, children }: Element) =>
  text(attribs.alttext ?? textIn(children.flatMap((child) => (isElement(child) ? readable(child) : [child]))))
const readable = (element: Element): ChildNode[] =>
  element.name.startsWith('annotation') || UNREADABLE_ELEMENTS.has(element.name)
    ? []
    : element.children.flatMap((child) => (isElement(child) ? readable(child) : [child]))

const isGraphic = ({ name, attribs }: Element) =>
  name === 'canvas' || (attribs.role === 'img' && !!attribs['aria-label'])

/** Elements that are not read as they are; undefined for all others. */
function special(element: Element, change: Change): ChildNode[] | undefined {
  const { name, attribs, children } = element
  const lose = (kind: Loss['kind'], text: string, address?: string): ChildNode[] => {
    change.lost.push({ kind, text, ...addressed(address) })
    return apart([], change)
  }
  switch (name) {
    case 'img':
      return picture(element, change)
    case 'picture': {
      const [shown] = picturesIn(element)
      const sources = findAll(children, isSource)
      return shown ? picture(shown, change, sources) : []
    }
    case 'video':
    case 'audio':
    case 'iframe':
    case 'embed':
    case 'object':
      return frame(element, change)
    case 'form':
      return isForm(element) ? lose('forms', wordsOf(element)) : undefined
    case 'select':
    case 'textarea':
      return lose('forms', wordsOf(element))
    case 'script': {
      const isData = /json|template/.test(attribs.type ?? '')
      if (isData) return []
      // It draws what is in the text as a quotation.
      if (DRAWN.test(attribs.src ?? '')) return []
      const [, gist] = GIST.exec(attribs.src ?? '') ?? []
      if (!gist) return lose('code', cut(cleanLine(textIn(children)), MAX_WORDS), attribs.src)
      change.lost.push({ kind: 'code', text: '', address: attribs.src ?? '', became: 'link' })
      const href = gist.replace(/^(?:http:)?\/\//, 'https://')
      return apart([wrap('p', [wrap('a', [text(href)], { href })])], change)
    }
    case 'svg':
    case 'canvas':
      return isGraphic(element) || findFirst(children, 'text')
        ? lose('pictures', attribs['aria-label'] ?? cut(cleanLine(textIn(children)), MAX_WORDS))
        : apart([], change)
    case 'area':
      return attribs.href ? lose('links', attribs.alt ?? '', attribs.href) : []
    case 'map':
      return changeAll(children, change)
    case 'button': {
      const words = wordsOf(element)
      return change.isPage || !words ? apart([], change) : lose('forms', words)
    }
    case 'math':
      return [formula(element)]
    case 'ruby':
      return ruby(element, change)
    default:
      return undefined
  }
}

/** Code that a script shows, and its page. */
const GIST = /^((?:https?:)?\/\/gist\.github\.com\/[\w/-]+)\.js(?:$|\?)/

function quoted(element: Element, { around }: Change): ChildNode[] {
  const [open, close] = quotationMarks(element.attribs.lang || around.language, around.quotes)
  return [text(open), ...element.children, text(close)]
}

const isMedia = ({ name }: Element) => MEDIA_ELEMENTS.has(name)

const isHeading = ({ attribs: { role, 'aria-level': level = '' } }: Element) =>
  role === 'heading' && /^[1-6]$/.test(level)

/** Where WordPress divides a text for its lists or for pages. */
const PAGE_BREAK = /^\s*(?:more|nextpage)\b/

function changeNode(node: ChildNode, change: Change): ChildNode[] {
  const { around } = change
  if (isText(node)) return around.space === 'lines' ? linesOf(node.data) : [node]
  if (isComment(node) && PAGE_BREAK.test(node.data)) return [wrap('br', [])]
  if (!isElement(node)) return []
  if (isOwn(node) || hasClass(node, 'link-card')) return [node]
  const card = cardOf(node, change.lost)
  if (card) return [edge(change), ...changeAll(card, change), edge(change)]
  const style = styleOf(node)
  if (isHidden(node, style)) return []
  const changed = special(node, change)
  if (changed) return changed
  if (UNREADABLE_ELEMENTS.has(node.name)) return []
  const { name, attribs } = node
  const before = change.lost.length
  const children = changeAll(node.children, {
    ...change,
    around: {
      space: spaceOf(node, style, around),
      language: attribs.lang || around.language,
      quotes: around.quotes + (name === 'q' ? 1 : 0),
    },
  })
  const element = wrap(name, children, { ...attribs })
  // A link around a picture that is lost.
  if (
    name === 'a' &&
    change.lost.length > before &&
    attribs.href &&
    !textIn(children).trim() &&
    !findAll(children, isMedia).length
  )
    change.lost.push({ kind: 'links', text: '', address: attribs.href })
  // A link cannot contain another, such as that of a card.
  if (name === 'a' && findFirst(children, 'a')) {
    if (attribs.href) change.lost.push({ kind: 'links', text: '', address: attribs.href })
    return children
  }
  if (name === 'q') return quoted(element, change)
  if (name === 'li') return [wholeItem(element)]
  if (name === 'ul' || name === 'ol') return [wholeList(element)]
  if (isHeading(element)) return [wrap(`h${attribs['aria-level']}`, children, element.attribs)]
  return displayed(element, style)
}

/** The pictures that a page shows without scripts, where there is only a placeholder for them. */
function withoutNoscript(nodes: readonly ChildNode[]) {
  const elements = nodes.filter(isElement)
  const dropped = new Set<ChildNode>()
  const shown = new Map<ChildNode, Element>()
  elements.forEach((element, index) => {
    if (element.name !== 'noscript') return
    const [copy] = picturesIn(element)
    const beside = [elements[index - 1], elements[index + 1]].flatMap((each) =>
      each && each.name !== 'noscript' ? picturesIn(each) : [],
    )
    const [first] = beside
    if (!copy || isDot(copy) || beside.some((each) => addressesOf(each).some(pictureAddress))) return
    shown.set(element, copy)
    if (first) dropped.add(first)
  })
  if (!shown.size) return nodes
  return nodes.flatMap((node) => (dropped.has(node) ? [] : [shown.get(node) ?? node]))
}

const changeAll = (nodes: readonly ChildNode[], change: Change): ChildNode[] =>
  joinLists(withoutNoscript(nodes).flatMap((node) => changeNode(node, change)))

/**
 * Says what foreign HTML means in the elements that `readBlocks` reads: what is lazy, hidden, drawn or placed by its style. Our own
 * blocks stay as they are. `lost` gets what no block can hold.
 */
export const restructure = (nodes: readonly ChildNode[], { takePicture = takeFromWeb, ...options }: ForeignOptions) =>
  changeAll(nodes, { ...options, takePicture, around: { space: 'collapse', language: 'en', quotes: 0 } })
