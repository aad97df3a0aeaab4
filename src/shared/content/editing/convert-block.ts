import { type AnyBlock, type BlockOf, type BlockType, type EditorDocument, isReadable } from '../document'
import { isBlankHtml } from '../html'
import { type Kind, kindOf, kinds, type Line } from './kinds'
import { endOf, linesIn } from './lines'
import { blockOf, type Edited, withBlocks } from './places'

/** A list shows no items for empty lines. */
function withText(lines: Line[]) {
  const filled = lines.filter(({ text }) => !isBlankHtml(text))
  return filled.length ? filled : [{ text: '' }]
}

/** The types that a block can be converted to. None if it shows something that is not text. */
export const conversionsOf = (block: AnyBlock): BlockType[] =>
  kindOf(block)?.toLines
    ? (Object.keys(kinds) as BlockType[]).filter((type) => (kinds[type] as Kind<BlockType>).fromLines)
    : []

/** Alignment is a tune of some types, and among the data of quotes. */
function aligned(from: AnyBlock, type: BlockType): Pick<AnyBlock, 'tunes'> {
  const { aligned } = kinds[type] as Kind<BlockType>
  if (!aligned || !isReadable(from)) return {}
  const alignment =
    from.type === 'quote' && from.data.alignment === 'center'
      ? { alignment: from.data.alignment }
      : from.tunes?.alignment
  return alignment ? { tunes: { alignment } } : {}
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
  const { fromLines, enter } = kinds[type] as Kind<BlockType>
  if (!fromLines || !conversionsOf(block).length) return { document, caret: endOf(block) }
  const lines = linesIn(block)
  const centred = isReadable(block) && block.tunes?.alignment?.alignment === 'center'
  const given = {
    ...(block.type === type && block.data),
    ...(type === 'quote' && centred && { alignment: 'center' as const }),
    ...options,
  }
  const data = fromLines(enter === 'line' ? withText(lines) : lines, given)
  const tunes = block.type === type ? block.tunes && { tunes: block.tunes } : aligned(block, type)
  const converted = { id, type, data, ...tunes } as AnyBlock
  return { document: withBlocks(document, id, converted), caret: endOf(converted) }
}
