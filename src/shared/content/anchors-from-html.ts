import type { ChildNode, Element } from 'domhandler'
import { anchorName, blockAnchor, decodedFragment, nameOfWords } from './anchors'
import { idOf } from './block-attributes'
import type { AnyBlock } from './document'
import { isElement, textIn } from './dom'
import { mapTexts } from './editing/kinds'
import { isBlockId, newBlockId } from './new-block-id'

const elementsOf = (nodes: readonly ChildNode[]): Element[] =>
  nodes.flatMap((node) => (isElement(node) ? [node, ...elementsOf(node.children)] : []))

/** The names by which links can lead to an element. */
const namesOf = ({ name, attribs, children }: Element) =>
  [
    attribs.id,
    name === 'a' ? attribs.name : undefined,
    /^h[1-6]$/.test(name) ? nameOfWords(textIn(children)) : undefined,
  ].flatMap((id) => (id ? [anchorName(id)] : []))

const LINK = /(<a\s[^>]*?href=")#([^"]+)"/g

/**
 * Blocks have no anchors, but ids. A name that links of the text lead to becomes the id of the block that it is in, to which the site gives
 * an anchor, and the links lead there.
 */
export function createAnchors(nodes: readonly ChildNode[]) {
  const elements = elementsOf(nodes)
  const linked = new Set(
    elements.flatMap(({ name, attribs: { href } }) =>
      name === 'a' && href?.startsWith('#') ? [anchorName(decodedFragment(href.slice(1)))] : [],
    ),
  )
  const taken = new Set(elements.map(idOf))
  const blocks = new Map<string, string>()
  const linkedIn = (found: Element[]) => found.flatMap(namesOf).filter((name) => linked.has(name))
  let passed: string[] = []
  return {
    /** These nodes, or only the outermost, are no part of a block. An anchor among them is one of the next block. */
    pass(part: readonly ChildNode[], { isDeep = true } = {}) {
      passed.push(...linkedIn(isDeep ? elementsOf(part) : part.filter(isElement)))
    },
    /** The id of the block that is read from these nodes, if links lead to it. `id`: its own, if it has one. */
    idFor(part: readonly ChildNode[], id?: string) {
      if (linked.size === 0) return id
      const names = [...passed, ...linkedIn(elementsOf(part))].filter((name) => !blocks.has(name))
      passed = []
      if (names.length === 0) return id
      const block = id ?? names.find((name) => isBlockId(name) && !taken.has(name)) ?? newBlockId()
      for (const name of names) blocks.set(name, block)
      return block
    },
    /** The blocks, whose links within the text lead to blocks. */
    relinked: (read: AnyBlock[]) =>
      blocks.size === 0
        ? read
        : read.map((block) =>
            mapTexts(block, (html) =>
              html.replace(LINK, (link, opening: string, fragment: string) => {
                const target = blocks.get(anchorName(decodedFragment(fragment)))
                return target ? `${opening}#${blockAnchor(target)}"` : link
              }),
            ),
          ),
  }
}

export type Anchors = ReturnType<typeof createAnchors>
