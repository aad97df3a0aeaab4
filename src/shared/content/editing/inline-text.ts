import { type ChildNode, Element, isText, Text } from 'domhandler'
import { isElement, parseHtml } from '../dom'
import { inlineHtml } from '../inline'

export const BREAK = '<br>'

const isBreak = ({ name }: Element) => name === 'br'

function lengthOf(nodes: readonly ChildNode[]): number {
  let length = 0
  for (const node of nodes) {
    if (isText(node)) length += node.data.length
    else if (isElement(node)) length += isBreak(node) ? 1 : lengthOf(node.children)
  }
  return length
}

/** How many characters of a text readers see. A line break counts as one. */
export const visibleLength = (html: string) =>
  html.includes('<') || html.includes('&') ? lengthOf(parseHtml(html)) : html.length

/** Cuts nodes down to the characters from one offset to another, in place. */
function cut(nodes: ChildNode[], from: number, to: number): ChildNode[] {
  let at = 0
  return nodes.flatMap((node): ChildNode[] => {
    const start = at
    at += lengthOf([node])
    if (isText(node)) return [new Text(node.data.slice(Math.max(from - start, 0), Math.max(to - start, 0)))]
    if (!isElement(node)) return []
    if (isBreak(node)) return start >= from && start < to ? [node] : []
    node.children = cut(node.children, from - start, to - start)
    return [node]
  })
}

/** A part of a text. Its marks are closed where it ends, and opened again where it begins. */
export const sliceInline = (html: string, from: number, to = Number.POSITIVE_INFINITY) =>
  inlineHtml(cut(parseHtml(html), from, to))

const isSameMark = (a: Element, b: Element) =>
  a.name === b.name && a.name !== 'br' && JSON.stringify(a.attribs) === JSON.stringify(b.attribs)

/** Continues the marks that end where equal ones begin. */
function joinNodes(before: ChildNode[], after: ChildNode[]): ChildNode[] {
  const last = before.at(-1)
  const [first, ...rest] = after
  if (!isElement(last) || !isElement(first) || !isSameMark(last, first)) return [...before, ...after]
  last.children = joinNodes(last.children, first.children)
  return [...before, ...rest]
}

/** Two texts as one, with nothing between them. */
export function joinInline(before: string, after: string) {
  if (!before || !after) return before || after
  return inlineHtml(joinNodes(parseHtml(before), parseHtml(after)))
}

function brokenLines(nodes: readonly ChildNode[]): ChildNode[][] {
  const lines: ChildNode[][] = [[]]
  for (const node of nodes) {
    const inner = isElement(node)
      ? isBreak(node)
        ? [[], []]
        : brokenLines(node.children).map((children) => [new Element(node.name, { ...node.attribs }, children)])
      : [[node]]
    lines.at(-1)?.push(...(inner[0] ?? []))
    lines.push(...inner.slice(1))
  }
  return lines
}

/** The lines of a text, each with its own marks. */
export const linesOf = (html: string) =>
  html.includes(BREAK) ? brokenLines(parseHtml(html)).map((nodes) => inlineHtml(nodes)) : [html]
