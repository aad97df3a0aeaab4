import type { ChildNode, Element } from 'domhandler'
import { linkAddress, pictureAddress } from '../addresses'
import { cleanLine, cut } from '../clean-text'
import { classesOf, hasClass, isElement, parseHtml, textIn } from '../dom'
import type { Found, Loss, LossKind } from '../losses'
import { framedFilm, isFile, kindOfEmbedded, sourcesOf } from './embedded'
import { MAX_WORDS } from './forms'
import { addressesOf, emojiOf, isDot, nameOfPicture } from './pictures'

/** A thing in a text: it is there if one of its addresses is. */
type Item = { kind: LossKind; text: string; addresses: string[] }

/** Pictures that belong to the look of another program. */
const DECORATIONS = ['kg-bookmark-icon']

const wordsOf = (children: readonly ChildNode[]) => cut(cleanLine(textIn(children)), MAX_WORDS)

const isCaption = (element: Element) =>
  element.name === 'figcaption' || classesOf(element).some((name) => /^(?:wp-caption-text|gallery-caption)$/.test(name))

function linkOf({ attribs, children }: Element): Item[] {
  const address = linkAddress(attribs.href)
  if (!address || address.startsWith('#')) return []
  const text = wordsOf(children)
  // A link around nothing is not seen.
  if (!text && !children.some(isElement)) return []
  return [{ kind: isFile(address.split(/[?#]/)[0] ?? '') ? 'files' : 'links', text, addresses: [address] }]
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
    case 'pre':
      return [{ kind: 'code', text: wordsOf(children), addresses: [] }]
    case 'sup':
      return attribs['data-note'] ? [{ kind: 'footnotes', text: attribs['data-note'], addresses: [] }] : []
    default:
      return isCaption(element) && wordsOf(children)
        ? [{ kind: 'captions', text: wordsOf(children), addresses: [] }]
        : []
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

/** Another form of an address means the same: that of a film's page and that of its player. */
const canonical = (address: string) => framedFilm(address)?.page ?? address

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
  const known = new Set([
    ...addressesIn(parseHtml(made)),
    ...lost.flatMap(({ address }) => (address ? [canonical(linkAddress(address) ?? address)] : [])),
  ])
  const add = (kind: LossKind) => {
    found[kind] = (found[kind] ?? 0) + 1
  }
  for (const { kind, text, addresses } of itemsIn(parseHtml(source))) {
    add(kind)
    const [address] = addresses
    if (address !== undefined && !addresses.map(canonical).some((each) => known.has(each)))
      missing.push({ kind, text, address })
  }
  return { found, missing }
}
