import { type ChildNode, DomHandler, type Element, isTag, isText, type ParentNode } from 'domhandler'
import { Parser } from 'htmlparser2'
import { MAX_HTML_DEPTH } from './depth'
import { BLOCK_ELEMENTS, UNREADABLE_ELEMENTS } from './elements'

/** Leaves out elements that are too deep, and keeps what is in them: such texts were stored before they were refused. */
class ShallowHandler extends DomHandler {
  #depth = 0

  override onopentag(name: string, attribs: Record<string, string>) {
    this.#depth += 1
    if (this.#depth <= MAX_HTML_DEPTH) super.onopentag(name, attribs)
  }

  override onclosetag() {
    if (this.#depth <= MAX_HTML_DEPTH) super.onclosetag()
    this.#depth -= 1
  }
}

/** Parses HTML in browsers and in Node, without loading or executing anything. */
export function parseHtml(html: string): ChildNode[] {
  const handler = new ShallowHandler()
  new Parser(handler).end(html)
  return handler.root.children
}

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

/** The text that a reader of the page sees: none of styles and scripts. */
export const readableText = (nodes: readonly ChildNode[]): string =>
  nodes
    .map((node) => {
      if (isText(node)) return node.data
      if (!isElement(node) || UNREADABLE_ELEMENTS.has(node.name)) return ''
      return BLOCK_ELEMENTS.has(node.name) || node.name === 'br'
        ? ` ${readableText(node.children)} `
        : readableText(node.children)
    })
    .join('')

export const classesOf = ({ attribs }: Element) => (attribs.class ?? '').split(/\s+/).filter(Boolean)
export const hasClass = (element: Element, name: string) => classesOf(element).includes(name)
