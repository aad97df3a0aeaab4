import type { ChildNode, Element } from 'domhandler'
import { linkAddress, pictureAddress } from '../addresses'
import { cleanLine, cut } from '../clean-text'
import { classesOf, hasClass, isElement, parseHtml, readableText } from '../dom'
import { type Found, LOSS_KINDS, type Loss, type LossKind } from '../losses'
import { addressAlone, backgroundOf } from './cards'
import { DRAWN, framedFilm, isFile, kindOfAddress, kindOfEmbedded, sourcesOf } from './embedded'
import { MAX_WORDS } from './forms'
import { addressesOf, emojiOf, isDot, isPictureFile, nameOfPicture, pathOf, SIZE } from './pictures'

/** A thing in a text: it is there if one of its addresses is, and its words are. */
type Item = { kind: LossKind; text: string; addresses: string[]; words?: string }

/** Pictures that belong to the look of another program. */
const DECORATIONS = ['kg-bookmark-icon']

const BACKGROUNDS = ['kg-header-card', 'wp-block-cover', 'wp-block-cover-image']

const wordsOf = (children: readonly ChildNode[]) => cut(cleanLine(readableText(children)), MAX_WORDS)

/** Words whose spaces and signs do not count. */
const bare = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .toLowerCase()

const isCaption = (element: Element) =>
  element.name === 'figcaption' || classesOf(element).some((name) => /^(?:wp-caption-text|gallery-caption)$/.test(name))

function linkOf(element: Element): Item[] {
  const { attribs, children } = element
  const address = linkAddress(attribs.href)
  if (!address || address.startsWith('#')) return []
  const text = wordsOf(children)
  // A link around nothing is not seen.
  if ((!text && !children.some(isElement)) || hasClass(element, 'wp-block-file__button')) return []
  return [{ kind: isFile(address.split(/[?#]/)[0] ?? '') ? 'files' : 'links', text, addresses: [address] }]
}

function captionOf({ children }: Element): Item[] {
  const words = bare(readableText(children))
  return words ? [{ kind: 'captions', text: wordsOf(children), addresses: [], words }] : []
}

function itemOf(element: Element): Item[] {
  const { name, attribs, children } = element
  switch (name) {
    case 'a':
    case 'area':
      return linkOf(element)
    case 'img': {
      const addresses = addressesOf(element).flatMap((address) => pictureAddress(address) ?? [])
      const isDecoration = emojiOf(element) || isDot(element) || DECORATIONS.some((each) => hasClass(element, each))
      return isDecoration ? [] : [{ kind: 'pictures', text: nameOfPicture(element), addresses }]
    }
    case 'video':
    case 'audio':
    case 'iframe':
    case 'embed':
    case 'object': {
      const addresses = sourcesOf(element).flatMap((address) => linkAddress(address) ?? [])
      const [first = ''] = addresses
      const kind = name === 'video' ? 'videos' : name === 'audio' ? 'audio' : kindOfEmbedded(first)
      return first || name !== 'object' ? [{ kind, text: cleanLine(attribs.title ?? ''), addresses }] : []
    }
    case 'form':
      return [{ kind: 'forms', text: wordsOf(children), addresses: [] }]
    case 'script': {
      const isUnseen = /json|template/.test(attribs.type ?? '') || DRAWN.test(attribs.src ?? '')
      return isUnseen ? [] : [{ kind: 'code', text: '', addresses: [] }]
    }
    case 'pre':
      return [{ kind: 'code', text: wordsOf(children), addresses: [] }]
    case 'sup':
      return attribs['data-note'] ? [{ kind: 'footnotes', text: attribs['data-note'], addresses: [] }] : []
    default: {
      if (isCaption(element)) return captionOf(element)
      const alone = hasClass(element, 'wp-block-embed') ? addressAlone(element) : undefined
      if (alone) return [{ kind: kindOfAddress(alone), text: '', addresses: [alone] }]
      const isCover = BACKGROUNDS.some((each) => hasClass(element, each))
      const behind = isCover ? pictureAddress(backgroundOf(element)) : undefined
      return behind ? [{ kind: 'pictures', text: '', addresses: [behind] }] : []
    }
  }
}

const INSIDE = new Set(['video', 'audio', 'object', 'script', 'style', 'template'])

function* itemsIn(nodes: readonly ChildNode[]): Generator<Item> {
  for (const node of nodes) {
    if (!isElement(node)) continue
    yield* itemOf(node)
    if (!INSIDE.has(node.name)) yield* itemsIn(node.children)
  }
}

/** Another form of an address means the same: a film's page and its player, a picture and its larger copy. */
const canonical = (address: string) =>
  framedFilm(address)?.page ?? (isPictureFile(address) ? pathOf(address).replace(SIZE, '') : address)

const ADDRESSES = ['href', 'src', 'data-src']

function* addressesIn(nodes: readonly ChildNode[]): Generator<string> {
  for (const node of nodes) {
    if (!isElement(node)) continue
    for (const name of ADDRESSES) if (node.attribs[name]) yield canonical(node.attribs[name])
    yield* addressesIn(node.children)
  }
}

/** How much a source has of each kind, and what of it is neither in the text that was made of it nor among the losses. */
export function compare(source: string, made: string, lost: readonly Loss[]): { found: Found; missing: Loss[] } {
  const found: Found = {}
  const missing: Loss[] = []
  const nodes = parseHtml(made)
  const text = bare(readableText(nodes))
  const known = new Set([
    ...addressesIn(nodes),
    ...lost.flatMap(({ address }) => (address ? [canonical(linkAddress(address) ?? address)] : [])),
  ])
  for (const { kind, text: name, addresses, words } of itemsIn(parseHtml(source))) {
    found[kind] = (found[kind] ?? 0) + 1
    const [address] = addresses
    const isThere = address === undefined || addresses.map(canonical).some((each) => known.has(each))
    const isRead = words === undefined || text.includes(words)
    if (!isThere || !isRead) missing.push({ kind, text: name, ...(address && { address }) })
  }
  // What is lost was there, even if it is of a form that is not looked for, such as a button.
  for (const kind of LOSS_KINDS) {
    const listed = [...lost, ...missing].filter((each) => each.kind === kind).length
    if (listed > (found[kind] ?? 0)) found[kind] = listed
  }
  return { found, missing }
}
