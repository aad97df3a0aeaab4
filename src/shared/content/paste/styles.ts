import type { ChildNode, Element } from 'domhandler'
import { BLOCK_ELEMENTS } from '../elements'
import { rebuild, styleOf, wrap } from './tree'

type Style = Record<string, string>

const isBold = ({ 'font-weight': weight = '' }: Style) => /^bold/.test(weight) || Number(weight) >= 600
const isNormal = ({ 'font-weight': weight = '' }: Style) => weight === 'normal' || Number(weight) === 400
const decorations = (style: Style) => `${style['text-decoration'] ?? ''} ${style['text-decoration-line'] ?? ''}`

const isHeading = ({ name }: Element) => /^h[1-6]$/.test(name)

/** Marks that office programs write as styles. Underlining is how links look, and says nothing there. */
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
  return marks.filter((mark) => mark !== false)
}

const isHidden = ({ display, 'mso-hide': hide }: Style) => display === 'none' || hide === 'all'

/** Headings are bold by themselves, and links underlined. */
const without = (children: ChildNode[], ...names: string[]) =>
  rebuild(children, (child) => (names.includes(child.name) ? child.children : [child]))

/** Turns styles into the marks that they stand for, and drops what they hide. */
export function marksFromStyles(element: Element): ChildNode[] {
  const style = styleOf(element)
  if (isHidden(style)) return []
  // Google Docs copies everything within a <b> that is not bold.
  if ((element.name === 'b' || element.name === 'strong') && isNormal(style)) return element.children
  const marks = marksOf(element)
  if (isHeading(element)) element.children = without(element.children, 'b', 'strong')
  if (element.name === 'a') element.children = without(element.children, 'u')
  if (!marks.length) return [element]
  const isBlock = BLOCK_ELEMENTS.has(element.name)
  // Around a link and not within it, so that equal marks beside each other read alike.
  if (!isBlock) return marks.reduce((inner, mark) => [wrap(mark, inner)], [element] as ChildNode[])
  element.children = marks.reduce((inner, mark) => [wrap(mark, inner)], element.children)
  return [element]
}
