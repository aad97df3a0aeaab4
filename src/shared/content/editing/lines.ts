import { type AnyBlock, type Block, isReadable } from '../document'
import { newBlockId } from '../new-block-id'
import { BREAK, visibleLength } from './inline-text'
import { fieldsOf, getText, kindOf, type Line } from './kinds'
import { type FieldPath, type Place, samePath } from './places'

export const paragraph = (text = ''): Block => ({ id: newBlockId(), type: 'paragraph', data: { text } })

export const linesIn = (block: AnyBlock): Line[] => (isReadable(block) ? (kindOf(block)?.toLines?.(block) ?? []) : [])

/** The block with other lines: an item of a list each. */
export function withLines(block: AnyBlock, lines: Line[]): AnyBlock {
  if (!isReadable(block)) return block
  const data = kindOf(block)?.fromLines?.(lines, block.data)
  return data ? ({ ...block, data } as Block) : block
}

/** Lines that were cut off what they belonged to: those that come first are on the first level. */
export function promoted(lines: Line[]): Line[] {
  let base = Number.POSITIVE_INFINITY
  return lines.map((line) => {
    if (line.depth === undefined) return line
    base = Math.min(base, line.depth)
    return { ...line, depth: line.depth - base }
  })
}

export const joinedLines = (lines: Line[]) => lines.map(({ text }) => text).join(BREAK)

export const fieldIndex = (block: AnyBlock, path: FieldPath) =>
  fieldsOf(block).findIndex((field) => samePath(field, path))

export const placeAt = (block: AnyBlock, index: number, offset: number): Place => ({
  id: block.id,
  path: fieldsOf(block).at(index) ?? [],
  offset,
})

export const startOf = (block: AnyBlock) => placeAt(block, 0, 0)

/** The end of the last text. In a block without texts, the offset only says that it is not the start. */
export function endOf(block: AnyBlock): Place {
  const path = fieldsOf(block).at(-1)
  return { id: block.id, path: path ?? [], offset: path ? visibleLength(getText(block, path)) : 1 }
}

/** Whether a block shows nothing. Pictures, films and tables always show something. */
export const isEmptyBlock = (block: AnyBlock) =>
  (kindOf(block)?.givesText ?? false) && fieldsOf(block).every((path) => visibleLength(getText(block, path)) === 0)
