import { type ChildNode, Element, isText } from 'domhandler'
import type { AnyBlock, BlockType, EditorDocument } from '../document'
import { isElement, parseHtml } from '../dom'
import { isBlankHtml } from '../html'
import { inlineHtml } from '../inline'
import { newBlockId } from '../new-block-id'
import { conversionsOf, convertBlock } from './convert-block'
import { kindOf, mapTexts } from './kinds'
import { indexOf } from './places'

export type Mark = 'b' | 'i' | 'u' | 'mark' | 'code'

/** Whether all visible characters are within such a mark. */
const isMarked = (nodes: readonly ChildNode[], name: string): boolean =>
  nodes.every((node) =>
    isText(node)
      ? node.data.trim() === ''
      : isElement(node)
        ? node.name === name || isMarked(node.children, name)
        : true,
  )

/** Without elements of this name; their content stays. */
const without = (nodes: readonly ChildNode[], name: string): ChildNode[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [node]
    node.children = without(node.children, name)
    return node.name === name ? node.children : [node]
  })

const hasText = (html: string) => !isBlankHtml(html)

/** The document with some of its blocks changed. */
const changeBlocks = (
  document: EditorDocument,
  ids: readonly string[],
  change: (block: AnyBlock) => AnyBlock,
): EditorDocument => ({
  ...document,
  blocks: document.blocks.map((block) => (ids.includes(block.id) ? change(block) : block)),
})

const textsOf = ({ blocks }: EditorDocument, ids: readonly string[]) => {
  const texts: string[] = []
  for (const block of blocks)
    if (ids.includes(block.id))
      mapTexts(block, (html) => {
        if (hasText(html)) texts.push(html)
        return html
      })
  return texts
}

/** Marks all texts of these blocks; if they are marked already, takes the mark away. */
export function toggleMark(document: EditorDocument, ids: readonly string[], name: Mark): EditorDocument {
  const isOn = textsOf(document, ids).every((html) => isMarked(parseHtml(html), name))
  return changeBlocks(document, ids, (block) =>
    mapTexts(block, (html) => {
      if (!hasText(html)) return html
      const plain = without(parseHtml(html), name)
      return inlineHtml(isOn ? plain : [new Element(name, {}, plain)])
    }),
  )
}

/** Makes all texts of these blocks links to one address, in place of their own. Without an address, they are none any more. */
export const linkBlocks = (document: EditorDocument, ids: readonly string[], href: string): EditorDocument =>
  changeBlocks(document, ids, (block) =>
    mapTexts(block, (html) => {
      if (!hasText(html)) return html
      const plain = without(parseHtml(html), 'a')
      return inlineHtml(href ? [new Element('a', { href }, plain)] : plain)
    }),
  )

/** Blocks that cannot be aligned, or not like this, stay as they are. */
export const alignBlocks = (
  document: EditorDocument,
  ids: readonly string[],
  alignment: 'left' | 'center' | 'right',
): EditorDocument =>
  changeBlocks(document, ids, (block) => {
    const where = kindOf(block)?.alignment
    if (where === 'tune') return { ...block, tunes: { ...block.tunes, alignment: { alignment } } } as AnyBlock
    if (where === 'data' && alignment !== 'right') return { ...block, data: { ...block.data, alignment } } as AnyBlock
    return block
  })

/** Blocks that cannot be converted stay as they are. */
export const convertBlocks = (
  document: EditorDocument,
  ids: readonly string[],
  type: BlockType,
  options: object = {},
): EditorDocument =>
  ids.reduce((converted, id) => {
    const block = converted.blocks.find((each) => each.id === id)
    return block && conversionsOf(block).includes(type)
      ? convertBlock(converted, id, type, options).document
      : converted
  }, document)

/** Copies of these blocks behind the last of them. */
export function duplicateBlocks(document: EditorDocument, ids: readonly string[]): EditorDocument {
  const copies = document.blocks.filter(({ id }) => ids.includes(id)).map((block) => ({ ...block, id: newBlockId() }))
  const last = document.blocks.findLast(({ id }) => ids.includes(id))
  if (!last) return document
  return { ...document, blocks: document.blocks.toSpliced(indexOf(document, last.id) + 1, 0, ...copies) }
}
