import type { ChildNode, Element } from 'domhandler'
import { BLOCK_ELEMENTS } from '../elements'
import { markOf } from '../inline'
import { rebuild, styleOf, wrap } from '../tree'

type Style = Record<string, string>

const isBold = ({ 'font-weight': weight = '' }: Style) => /^bold/.test(weight) || Number(weight) >= 600
const isNormal = ({ 'font-weight': weight = '' }: Style) => weight === 'normal' || Number(weight) === 400
const decorations = (style: Style) => `${style['text-decoration'] ?? ''} ${style['text-decoration-line'] ?? ''}`

const isHeading = ({ name }: Element) => /^h[1-6]$/.test(name)

/** Marks that office programs write as styles. Underlining is ignored in links, where it is only their look. */
function marksOf(element: Element) {
  const style = styleOf(element)
  const marks = [
    isBold(style) && !isHeading(element) && 'b',
    style['font-style'] === 'italic' && 'i',
    decorations(style).includes('underline') && element.name !== 'a' && 'u',
    decorations(style).includes('line-through') && 's',
    style['vertical-align'] === 'super' && 'sup',
    style['vertical-align'] === 'sub' && 'sub',
  ]
  // Browsers copy a mark with its look as its style.
  return marks.filter((mark) => mark !== false).filter((mark) => mark !== markOf(element))
}

const isHidden = ({ 'mso-hide': hide }: Style) => hide === 'all'

/** Headings are bold by default, and links underlined. */
const without = (children: ChildNode[], ...names: string[]) =>
  rebuild(children, (child) => (names.includes(child.name) ? child.children : [child]))

/** Converts styles to marks, and removes hidden elements. */
export function marksFromStyles(element: Element): ChildNode[] {
  const style = styleOf(element)
  if (isHidden(style)) return []
  // Google Docs wraps everything it copies in a <b> that is not bold.
  if ((element.name === 'b' || element.name === 'strong') && isNormal(style)) return element.children
  const marks = marksOf(element)
  if (isHeading(element)) element.children = without(element.children, 'b', 'strong')
  if (element.name === 'a') element.children = without(element.children, 'u')
  if (!marks.length) return [element]
  const isBlock = BLOCK_ELEMENTS.has(element.name)
  // Marks go around links, not inside them, so that adjacent equal marks have the same form.
  if (!isBlock) return marks.reduce((inner, mark) => [wrap(mark, inner)], [element] as ChildNode[])
  element.children = marks.reduce((inner, mark) => [wrap(mark, inner)], element.children)
  return [element]
}
