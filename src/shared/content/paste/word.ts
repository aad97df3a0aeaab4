import type { ChildNode, Element } from 'domhandler'
import { COUNTER_TYPES } from '../document'
import { hasClass, isElement, isNamed, textIn } from '../dom'
import { COUNTERS } from '../list-to-html'
import { rebuild, styleOf, wrap } from '../tree'

export const isWord = (html: string) => /urn:schemas-microsoft-com:office|class="?Mso|mso-list:/i.test(html)

/** Paragraph styles that correspond to an element. Word already writes headings as heading elements. */
const STYLES: Record<string, string> = {
  MsoTitle: 'h1',
  MsoSubtitle: 'h2',
  MsoQuote: 'blockquote',
  MsoIntenseQuote: 'blockquote',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`MsoHeading${level}`, `h${level}`])),
}

/** An item of a list, and the list without items that it begins if it has no list yet. */
type ListParagraph = { paragraph: Element; level: number; list: Element }

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
  return { paragraph: wrap('li', children), level: Number(level), list: emptyList(marker) }
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
  for (const { paragraph, level, list } of paragraphs) {
    while (open.length && (open.at(-1)?.level ?? 0) > level) open.pop()
    let current = open.at(-1)
    if (!current || current.level < level) {
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

/** Adjacent items become a list, even with white space between them. */
function nestItems(
  nodes: readonly ChildNode[],
  itemsOf: (node: ChildNode) => ListParagraph[] | undefined,
): ChildNode[] {
  const result: ChildNode[] = []
  let run: ListParagraph[] = []
  const endRun = () => {
    result.push(...nest(run))
    run = []
  }
  for (const node of nodes) {
    const found = itemsOf(node)
    for (const item of found ?? []) {
      const [first] = run
      // A different kind at the outermost level starts a new list.
      if (first && item.level === first.level && item.list.name !== first.list.name) endRun()
      run.push(item)
    }
    if (!found && (!run.length || isElement(node) || textIn([node]).trim())) {
      endRun()
      result.push(node)
    }
  }
  endRun()
  return result
}

export const listsFromParagraphs = (nodes: readonly ChildNode[]) =>
  nestItems(nodes, (node) => {
    const found = listParagraph(node)
    return found && [found]
  })

const LEVEL = 'data-aria-level'

/** The counters of Word for the web, where a style names them. */
const STYLE_TYPES: Record<string, string> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
}

/** The items of a list of Word or Outlook for the web, which has a list for each item, perhaps in a division. */
function itemsOfWeb(node: ChildNode): ListParagraph[] | undefined {
  if (!isElement(node)) return undefined
  const inner = node.children.filter((child) => isElement(child) || textIn([child]).trim())
  if (node.name === 'div' && inner.length === 1) return itemsOfWeb(inner[0] as ChildNode)
  if (node.name !== 'ul' && node.name !== 'ol') return undefined
  if (!inner.every((child) => isNamed(child, 'li') && LEVEL in child.attribs)) return undefined
  const type = STYLE_TYPES[styleOf(node)['list-style-type'] ?? '']
  return inner.filter(isElement).map((paragraph) => ({
    paragraph,
    level: Number(paragraph.attribs[LEVEL]) || 1,
    list: wrap(node.name, [], { ...node.attribs, ...(type && { type }) }),
  }))
}

/** Nests the items of Word and Outlook for the web, wherever they are. */
export const listsFromItems = (nodes: readonly ChildNode[]): ChildNode[] =>
  nestItems(
    rebuild(nodes, (element) => {
      if (element.children.some((child) => isElement(child) && child.name !== 'li'))
        element.children = nestItems(element.children, itemsOfWeb)
      return [element]
    }),
    itemsOfWeb,
  )

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
