import { type ChildNode, Document, Element, type ParentNode, Text } from 'domhandler'
import { isElement } from './dom'

/** Rebuilds a tree from the bottom up: the nodes that `change` returns, if any, replace the element. */
export function rebuild(nodes: readonly ChildNode[], change: (element: Element) => ChildNode[]): ChildNode[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [node]
    const copy = new Element(node.name, { ...node.attribs }, rebuild(node.children, change))
    return change(copy)
  })
}

export const wrap = (name: string, children: ChildNode[], attribs: Record<string, string> = {}) =>
  new Element(name, attribs, children)

/** Nodes that were put together from parts know their parents again. */
export function adopted(nodes: ChildNode[], parent: ParentNode = new Document(nodes)): ChildNode[] {
  for (const node of nodes) {
    node.parent = parent
    if (isElement(node)) adopted(node.children, node)
  }
  return nodes
}

export const text = (data: string) => new Text(data)

/** The declarations of a style attribute by name, in lower case. */
export function styleOf({ attribs }: Element): Record<string, string> {
  const declarations = (attribs.style ?? '').split(';').map((declaration) => declaration.split(/:(.*)/s))
  return Object.fromEntries(
    declarations.map(([name = '', value = '']) => [name.trim().toLowerCase(), value.trim().toLowerCase()]),
  )
}
