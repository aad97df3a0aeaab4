import { BLOCK_ELEMENTS } from './elements'
import { plainText } from './html'

/** Much longer than any excerpt. */
const MAX_OPENING = 20_000

const BOUNDARY = new RegExp(`</?(?:br|${[...BLOCK_ELEMENTS].join('|')})\\b`, 'gi')

/** The text of HTML. What stands in different blocks or lines stays apart. */
export const separateText = (html: string) => plainText(html.replace(BOUNDARY, ' $&')).replace(/\s+/g, ' ').trim()

/** The HTML of the paragraphs, without headings, captions and lists. */
function paragraphsOf(html: string) {
  const parts: string[] = []
  for (let start = html.indexOf('<p'); start >= 0; start = html.indexOf('<p', start + 2)) {
    if (!/[\s>]/.test(html[start + 2] ?? '')) continue
    const end = html.indexOf('</p>', start)
    parts.push(html.slice(start, end < 0 ? undefined : end))
    if (end < 0) break
  }
  return parts
}

/** What one reads first: the paragraphs of a text, or all of it if it has none. */
export function openingText(html: string) {
  const opening = html.slice(0, MAX_OPENING)
  return separateText(paragraphsOf(opening).join('</p>')) || separateText(opening)
}

const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')

/**
 * Whether an excerpt is the beginning of the text, or its title: one that was derived, or copied by hand. Then the page, on which the
 * text follows, leaves it out. Lists and cards show it.
 */
export function repeatsOpening({ excerpt, title, content }: { excerpt: string; title: string; content: string }) {
  const words = wordsOf(excerpt)
  if (words === '' || words === wordsOf(title)) return true
  const isCut = /(?:…|\.\.\.|\[…\])\s*$/.test(excerpt)
  const opening = content.slice(0, MAX_OPENING)
  return [paragraphsOf(opening).join('</p>'), opening].some((html) => {
    const text = wordsOf(separateText(html))
    return isCut ? text.startsWith(words) : `${text} `.startsWith(`${words} `)
  })
}
