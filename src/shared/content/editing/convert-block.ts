import { type AnyBlock, type BlockOf, type BlockType, type EditorDocument, isReadable } from '../document'
import { type Kind, kindOf, kinds, type Line } from './kinds'
import { endOf, linesIn } from './lines'
import { blockOf, type Edited, withBlocks } from './places'

/** A list shows no items for empty lines. */
function withText(lines: Line[]) {
  const filled = lines.filter(({ text }) => text !== '')
  return filled.length ? filled : [{ text: '' }]
}

/** The types that a block can be converted to. None if it shows something that is not text. */
export const conversionsOf = (block: AnyBlock): BlockType[] =>
  kindOf(block)?.toLines
    ? (Object.keys(kinds) as BlockType[]).filter((type) => (kinds[type] as Kind<BlockType>).fromLines)
    : []

/** Where the text runs, if the author chose it. */
function alignmentOf(block: AnyBlock) {
  if (!isReadable(block)) return undefined
  if (block.type === 'quote') return block.data.alignment === 'center' ? block.data.alignment : undefined
  return block.tunes?.alignment?.alignment
}

/**
 * Turns a block into one of another type, with the same id. Its lines, marks and links stay: what the new type cannot hold becomes
 * text. `options` are data of the new type, such as the level of a heading.
 */
export function convertBlock<Type extends BlockType>(
  document: EditorDocument,
  id: string,
  type: Type,
  options: Partial<BlockOf<Type>['data']> = {},
): Edited {
  const block = blockOf(document, id)
  const kind: Kind<BlockType> = kinds[type]
  if (!kind.fromLines || !conversionsOf(block).length) return { document, caret: endOf(block) }
  if (block.type === type && kind.enter !== 'line') {
    const changed = { ...block, data: { ...block.data, ...options } } as AnyBlock
    return { document: withBlocks(document, id, changed), caret: endOf(changed) }
  }
  const lines = linesIn(block)
  const alignment = alignmentOf(block)
  const given = {
    ...(block.type === type && block.data),
    ...(kind.alignment === 'data' && alignment === 'center' && { alignment }),
    ...options,
  }
  const data = kind.fromLines(kind.enter === 'line' ? withText(lines) : lines, given)
  const tunes = kind.alignment === 'tune' && alignment && { alignment: { alignment } }
  const converted = { id, type, data, ...(tunes && { tunes }) } as AnyBlock
  return { document: withBlocks(document, id, converted), caret: endOf(converted) }
}
