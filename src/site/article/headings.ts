import { stripTags, withoutFootnotes } from '@shared/content/html'

/** A heading of a text. `html` is its text, escaped. */
export type Heading = { id: string; level: number; html: string }

/** The id of a heading's block outlives changes of its words, and its translations share it. Other texts have words only. */
function nameOf(attributes: string, html: string) {
  const [, block] = /\sdata-block-id="([\w-]+)"/.exec(attributes) ?? []
  if (block) return block
  const words =
    html
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.join('-').slice(0, 80)
}

/** Gives the headings of a text ids, which links can lead to, and lists them. */
export function withAnchors(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const taken = new Set<string>()
  const opening = /<h([1-6])(?=[\s>])/g
  let anchored = ''
  let rest = 0
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const start = html.indexOf('>', match.index) + 1
    const end = html.indexOf(`</h${match[1]}>`, start)
    if (start === 0 || end < 0) break
    opening.lastIndex = end
    const text = stripTags(withoutFootnotes(html.slice(start, end)))
    const name = nameOf(html.slice(match.index, start), text)
    if (!text || !name) continue
    // Prefixed, because the page has ids too.
    let id = `h-${name}`
    for (let number = 2; taken.has(id); number += 1) id = `h-${name}-${number}`
    taken.add(id)
    const attributes = match.index + match[0].length
    anchored += `${html.slice(rest, attributes)} id="${id}"`
    rest = attributes
    headings.push({ id, level: Number(match[1]), html: text })
  }
  return { html: anchored + html.slice(rest), headings }
}
