import { type ChildNode, type Element, isTag, isText, type ParentNode } from 'domhandler'
import { parseDocument } from 'htmlparser2'

/** Parses HTML in browsers and in Node, without loading or executing anything. */
export const parseHtml = (html: string): ChildNode[] => parseDocument(html).children

export const isElement = (node: ChildNode | null | undefined): node is Element => !!node && isTag(node)
export const isNamed = (node: ChildNode | null | undefined, ...names: string[]): node is Element =>
  isElement(node) && names.includes(node.name)

export const elementsIn = ({ children }: ParentNode): Element[] => children.filter(isElement)

/** The matching descendants in document order, without those inside another match. */
export function findAll(nodes: readonly ChildNode[], fits: (element: Element) => boolean): Element[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return []
    return fits(node) ? [node] : findAll(node.children, fits)
  })
}

export const findFirst = (nodes: readonly ChildNode[], ...names: string[]): Element | undefined =>
  findAll(nodes, (element) => names.includes(element.name))[0]

export const textIn = (nodes: readonly ChildNode[]): string =>
  nodes.map((node) => (isText(node) ? node.data : isElement(node) ? textIn(node.children) : '')).join('')

export const classesOf = ({ attribs }: Element) => (attribs.class ?? '').split(/\s+/).filter(Boolean)
export const hasClass = (element: Element, name: string) => classesOf(element).includes(name)
