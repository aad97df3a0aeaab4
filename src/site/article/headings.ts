import { anchorId, anchorName, blockAnchor, decodedFragment, nameOfWords } from '@shared/content/anchors'
import { stripTags, withoutFootnotes } from '@shared/content/html'

/** A heading of a text. `html` is its text, escaped. */
export type Heading = { id: string; level: number; html: string }

/** The id of a heading's block outlives changes of its words, and its translations share it. Other texts have words only. */
function nameOf(attributes: string, html: string) {
  const [, block] = /\sdata-block-id="([\w-]+)"/.exec(attributes) ?? []
  return block || nameOfWords(html)
}

/** Not what stands in another attribute, whose end is no character of an id. */
const ID = /\sid="([^"\s>]+)"/g
const LINK = /(<a [^>]*?href="#)([^"\s>]+)"/g

const idsIn = (html: string) => new Set(Array.from(html.matchAll(ID), ([, id]) => id as string))

/** Gives blocks that links within the text lead to the ids for it. Links to a heading may have its words only. */
function withTargets(html: string) {
  const ids = idsIn(html)
  const wanted = new Set<string>()
  const linked = html.replace(LINK, (link, opening: string, fragment: string) => {
    const target = decodedFragment(fragment)
    if (ids.has(target)) return link
    if (ids.has(anchorId(target))) return `${opening}${anchorId(fragment)}"`
    wanted.add(anchorName(target))
    return link
  })
  if (wanted.size === 0) return linked
  return linked.replace(/\sdata-block-id="([\w-]+)"/g, (attribute, block: string) =>
    wanted.has(block) && !ids.has(blockAnchor(block)) ? `${attribute} id="${blockAnchor(block)}"` : attribute,
  )
}

/** Gives the headings of a text ids, which links can lead to, and lists them. */
export function withAnchors(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const taken = idsIn(html)
  const opening = /<h([1-6])(?=[\s>])/g
  let anchored = ''
  let rest = 0
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const start = html.indexOf('>', match.index) + 1
    const end = html.indexOf(`</h${match[1]}>`, start)
    if (start === 0 || end < 0) break
    opening.lastIndex = end
    const text = stripTags(withoutFootnotes(html.slice(start, end)))
    const tag = html.slice(match.index, start)
    const [given] = idsIn(tag)
    if (given && text) headings.push({ id: given, level: Number(match[1]), html: text })
    const name = nameOf(tag, text)
    if (given || !text || !name) continue
    let id = blockAnchor(name)
    for (let number = 2; taken.has(id); number += 1) id = `${blockAnchor(name)}-${number}`
    taken.add(id)
    const attributes = match.index + match[0].length
    anchored += `${html.slice(rest, attributes)} id="${id}"`
    rest = attributes
    headings.push({ id, level: Number(match[1]), html: text })
  }
  return { html: withTargets(anchored + html.slice(rest)), headings }
}
