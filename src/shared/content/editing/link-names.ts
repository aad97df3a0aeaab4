import type { EditorDocument } from '../document'
import { escapeMarkup } from '../html'
import { findMatches, type Match } from './find'
import { joinInline, sliceInline } from './inline-text'
import { fieldsOf, getText, setText } from './kinds'
import { blockOf, withBlocks } from './places'

/** A page of the magazine, by the name under which texts may mention it. */
export type OwnName = { name: string; url: string }

/** A mention of a page that is no link. */
export type Unlinked = OwnName & Match

/** A link in these would stand for something else, or not at all. */
const NOT_LINKED = ['header', 'code', 'button', 'raw']

const linkedIn = ({ blocks }: EditorDocument) =>
  new Set(
    blocks.flatMap((block) =>
      fieldsOf(block).flatMap((path) =>
        [...getText(block, path).matchAll(/\shref="([^"]*)"/g)].map(([, href = '']) => href.split('#')[0]),
      ),
    ),
  )

const overlaps = (one: Match, other: Match) =>
  one.id === other.id && one.path.join() === other.path.join() && one.from < other.to && other.from < one.to

/** Scripts that write words without spaces. */
const WITHOUT_SPACES = /^(?:ja|th|zh)\b/

/** Where a text first mentions each of these pages outside of links, unless it links to the page elsewhere. */
export function unlinkedNames(document: EditorDocument, names: OwnName[], language = 'en'): Unlinked[] {
  const linked = linkedIn(document)
  const found: Unlinked[] = []
  // Of names within each other, the longer one is meant.
  for (const { name, url } of names.toSorted((one, other) => other.name.length - one.name.length)) {
    if (linked.has(url)) continue
    const first = findMatches(document, {
      words: name,
      matchCase: true,
      wholeWords: !WITHOUT_SPACES.test(language),
    }).find((match) => {
      const block = blockOf(document, match.id)
      const isLink = sliceInline(getText(block, match.path), match.from, match.to).includes('<a ')
      return !isLink && !NOT_LINKED.includes(block.type) && !found.some((other) => overlaps(match, other))
    })
    if (!first) continue
    linked.add(url)
    found.push({ name, url, ...first })
  }
  const order = new Map(document.blocks.map(({ id }, index) => [id, index]))
  return found.sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0) || one.from - other.from)
}

/** The document with a mention made a link. A mention that is gone by now leaves it as it is. */
export function linkName(document: EditorDocument, { name, url }: OwnName, language?: string): EditorDocument {
  const [mention] = unlinkedNames(document, [{ name, url }], language)
  if (!mention) return document
  const { id, path, from, to } = mention
  const block = blockOf(document, id)
  const html = getText(block, path)
  const link = `<a href="${escapeMarkup(url)}">${sliceInline(html, from, to)}</a>`
  const text = joinInline(joinInline(sliceInline(html, 0, from), link), sliceInline(html, to))
  return withBlocks(document, id, setText(block, path, text))
}
