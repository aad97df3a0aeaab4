import type { ChildNode, Element } from 'domhandler'
import { COUNTER_TYPES } from '../document'
import { hasClass, isElement, textIn } from '../dom'
import { COUNTERS } from '../list-to-html'
import { rebuild, styleOf, wrap } from './tree'

export const isWord = (html: string) => /urn:schemas-microsoft-com:office|class="?Mso|mso-list:/i.test(html)

/** Paragraph styles that correspond to an element. Word already writes headings as heading elements. */
const STYLES: Record<string, string> = {
  MsoTitle: 'h1',
  MsoSubtitle: 'h2',
  MsoQuote: 'blockquote',
  MsoIntenseQuote: 'blockquote',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`MsoHeading${level}`, `h${level}`])),
}

type ListParagraph = { paragraph: Element; level: number; marker: string }

const isMarker = (element: Element) => styleOf(element)['mso-list'] === 'ignore'

/** `mso-list:l0 level2 lfo1`; the number or the bullet precedes it as text. */
function listParagraph(node: ChildNode): ListParagraph | undefined {
  if (!isElement(node)) return undefined
  const level = /\blevel(\d)/.exec(styleOf(node)['mso-list'] ?? '')?.[1]
  if (!level) return undefined
  let marker = ''
  const children = rebuild(node.children, (element) => {
    if (!isMarker(element)) return [element]
    marker ||= textIn(element.children).trim()
    return []
  })
  return { paragraph: wrap('li', children), level: Number(level), marker }
}

const ROMAN = /^[ivxlcdm]+$/i

/** The counter type and the start of `iv.`, `(b)` or `3)`; undefined for a bullet. */
function counterOf(marker: string) {
  // Word's bullet of the second level is the letter o.
  const sign = /^\(?(\d{1,4}|[a-z]{1,4})[.)]/i.exec(marker)?.[1]
  if (!sign) return undefined
  if (/^\d/.test(sign)) return { counter: 'numeric', start: Number(sign) } as const
  const lower = sign.toLowerCase()
  const isUpper = sign !== lower
  // A list that begins with i. counts in Roman numerals, and one with c. goes on from b.
  const isRoman = ROMAN.test(sign) && (lower.length > 1 || lower === 'i')
  const counter = `${isUpper ? 'upper' : 'lower'}-${isRoman ? 'roman' : 'alpha'}` as const
  return { counter, start: isRoman || lower.length > 1 ? 1 : lower.charCodeAt(0) - 96 }
}

function emptyList(marker: string) {
  const counted = counterOf(marker)
  if (!counted) return wrap('ul', [])
  const { counter, start } = counted
  const type = COUNTER_TYPES.includes(counter) ? COUNTERS[counter] : '1'
  return wrap('ol', [], { type, start: String(start) })
}

/** Nests list paragraphs by their levels. A skipped level counts as the next one. */
function nest(paragraphs: ListParagraph[]): ChildNode[] {
  const open: { list: Element; level: number }[] = []
  const roots: Element[] = []
  for (const { paragraph, level, marker } of paragraphs) {
    while (open.length && (open.at(-1)?.level ?? 0) > level) open.pop()
    let current = open.at(-1)
    if (!current || current.level < level) {
      const list = emptyList(marker)
      const parent = current?.list.children.at(-1)
      if (isElement(parent)) parent.children.push(list)
      else roots.push(list)
      current = { list, level }
      open.push(current)
    }
    current.list.children.push(paragraph)
  }
  return roots
}

/** Adjacent list paragraphs become a list, even with white space between them. */
export function listsFromParagraphs(nodes: readonly ChildNode[]): ChildNode[] {
  const result: ChildNode[] = []
  let run: ListParagraph[] = []
  const endRun = () => {
    result.push(...nest(run))
    run = []
  }
  for (const node of nodes) {
    const found = listParagraph(node)
    const name = found && (counterOf(found.marker) ? 'ol' : 'ul')
    const [first] = run
    // A different kind at the outermost level starts a new list.
    if (found && first && found.level === first.level && name !== (counterOf(first.marker) ? 'ol' : 'ul')) endRun()
    if (found) run.push(found)
    else if (!run.length || isElement(node) || textIn([node]).trim()) {
      endRun()
      result.push(node)
    }
  }
  endRun()
  return result
}

/** Word's own elements: paragraph ends and smart tags have no meaning, drawings and formulas cannot be shown. */
export function wordElement(element: Element): ChildNode[] {
  const { name, children, attribs } = element
  // Word marks every word with the language of its spell check.
  delete attribs.lang
  if (/^[vwm]:/.test(name)) return []
  if (name === 'o:p') return textIn(children).trim() ? children : []
  if (name.includes(':')) return children
  // Comments and tracked changes are between the authors.
  if (hasClass(element, 'MsoCommentReference') || hasClass(element, 'MsoCommentText')) return []
  const style = Object.keys(STYLES).find((className) => hasClass(element, className))
  const kept = style ? wrap(STYLES[style] as string, children) : element
  kept.children = listsFromParagraphs(kept.children)
  return [kept]
}
