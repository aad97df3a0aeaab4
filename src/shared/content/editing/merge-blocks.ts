import type { AnyBlock, EditorDocument } from '../document'
import { joinInline, visibleLength } from './inline-text'
import { fieldsOf, getText, kindOf, setText } from './kinds'
import {
  endOf,
  fieldIndex,
  isEmptyBlock,
  joinedLines,
  linesIn,
  paragraph,
  placeAt,
  promoted,
  startOf,
  withLines,
} from './lines'
import { blockOf, type Edited, indexOf, type Place, withBlocks } from './places'

const withoutBlock = (document: EditorDocument, id: string) => withBlocks(document, id)

const styleOf = ({ data }: AnyBlock) => ('style' in data ? data.style : undefined)

/** Lists of one kind become one list. */
const continues = (first: AnyBlock, second: AnyBlock) =>
  first.type === second.type && styleOf(first) === styleOf(second)

/** The first line of what joins the block before it, and the lines that stay. */
function parted(block: AnyBlock) {
  const lines = linesIn(block)
  if (kindOf(block)?.enter !== 'line') return { text: joinedLines(lines), rest: [] }
  const [first, ...rest] = lines
  return { text: first?.text ?? '', rest }
}

function joined(document: EditorDocument, first: AnyBlock, second: AnyBlock): Edited {
  const { text, rest } = parted(second)
  const caret = endOf(first)
  const end = setText(first, caret.path, joinInline(getText(first, caret.path), text))
  const isOneList = kindOf(first)?.enter === 'line' && continues(first, second)
  const target = isOneList ? withLines(end, [...linesIn(end), ...rest]) : end
  const others = rest.length && !isOneList ? [withLines(second, promoted(rest))] : []
  return { document: withBlocks(withBlocks(document, first.id, target), second.id, ...others), caret }
}

/**
 * Joins the text at the start of a block to the end of the one before it. Nothing stands between them. Of a list, only the first item
 * joins. The first block keeps its id, unless it is empty: then the second is left. Where nothing can be joined, only the caret moves.
 */
export function mergeBlocks(document: EditorDocument, first: string, second: string): Edited {
  const [before, after] = [blockOf(document, first), blockOf(document, second)]
  if (before.type !== 'delimiter' && isEmptyBlock(after))
    return { document: withoutBlock(document, second), caret: endOf(before) }
  if (before.type === 'delimiter' || isEmptyBlock(before))
    return { document: withoutBlock(document, first), caret: startOf(after) }
  const { enter } = kindOf(before) ?? {}
  const takesText = (enter === 'split' || enter === 'line') && fieldsOf(before).length > 0
  return takesText && kindOf(after)?.givesText ? joined(document, before, after) : { document, caret: endOf(before) }
}

/** Joins a line to the one before it in its block, such as an item of a list. */
function joinLines(document: EditorDocument, block: AnyBlock, index: number): Edited {
  const lines = linesIn(block)
  const [before, line] = [lines[index - 1], lines[index]]
  if (!before || !line) return { document, caret: placeAt(block, index, 0) }
  const offset = visibleLength(before.text)
  const text = joinInline(before.text, line.text)
  // What is done is the text, not the empty line before it.
  const { checked } = before.text === '' ? line : before
  const merged = withLines(block, lines.toSpliced(index - 1, 2, { ...before, text, checked }))
  return { document: withBlocks(document, block.id, merged), caret: placeAt(merged, index - 1, offset) }
}

/** The first item leaves its list and becomes a paragraph. */
function leaveList(document: EditorDocument, block: AnyBlock): Edited {
  const [first, ...rest] = linesIn(block)
  const text = first?.text ?? ''
  const left = rest.length ? paragraph(text) : { ...paragraph(text), id: block.id }
  const others = rest.length ? [withLines(block, promoted(rest))] : []
  return { document: withBlocks(document, block.id, left, ...others), caret: startOf(left) }
}

const neighbour = (document: EditorDocument, id: string, by: -1 | 1) => document.blocks[indexOf(document, id) + by]

/** Backspace at the start of a text. Undefined if there is nothing to do. */
export function joinBackward(document: EditorDocument, { id, path }: Place): Edited | undefined {
  const block = blockOf(document, id)
  const index = fieldIndex(block, path)
  const { enter } = kindOf(block) ?? {}
  if (index > 0) {
    if (enter === 'line') return joinLines(document, block, index)
    const field = fieldsOf(block)[index - 1] ?? []
    return { document, caret: placeAt(block, index - 1, visibleLength(getText(block, field))) }
  }
  if (enter === 'line') return leaveList(document, block)
  const before = neighbour(document, id, -1)
  return before && mergeBlocks(document, before.id, id)
}

/** Delete at the end of a text. Undefined if there is nothing to do. */
export function joinForward(document: EditorDocument, place: Place): Edited | undefined {
  const { id, path } = place
  const block = blockOf(document, id)
  const index = fieldIndex(block, path)
  if (index < fieldsOf(block).length - 1) {
    if (kindOf(block)?.enter === 'line') return joinLines(document, block, index + 1)
    return { document, caret: placeAt(block, index + 1, 0) }
  }
  const after = neighbour(document, id, 1)
  if (!after) return undefined
  if (after.type === 'delimiter') return { document: withoutBlock(document, after.id), caret: place }
  const merged = mergeBlocks(document, id, after.id)
  return merged.document === document ? { document, caret: startOf(after) } : merged
}
