import type { AnyBlock, EditorDocument } from '../document'
import { newBlockId } from '../new-block-id'
import { BREAK, sliceInline, visibleLength } from './inline-text'
import { getText, kindOf, setText } from './kinds'
import { fieldIndex, linesIn, paragraph, placeAt, promoted, startOf, withLines } from './lines'
import { blockOf, type Edited, type Place, withBlocks } from './places'

type At = Pick<Place, 'path' | 'offset'>

/** The text keeps the id: what is new is the empty block before it, or the rest behind it. */
function splitText(document: EditorDocument, block: AnyBlock, { path, offset }: At): Edited {
  const text = getText(block, path)
  const length = visibleLength(text)
  if (offset === 0 && length > 0)
    return { document: withBlocks(document, block.id, paragraph(), block), caret: { id: block.id, path, offset } }
  const before = setText(block, path, sliceInline(text, 0, offset))
  const rest = paragraph(sliceInline(text, offset))
  const tunes = offset < length && block.tunes
  const after = tunes ? ({ ...rest, tunes } as AnyBlock) : rest
  return { document: withBlocks(document, block.id, before, after), caret: startOf(rest) }
}

/** Enter in an empty item leaves the list, one level at a time. */
function leaveLine(document: EditorDocument, block: AnyBlock, index: number): Edited {
  const lines = linesIn(block)
  const { depth = 0, ...line } = lines[index] ?? { text: '' }
  if (depth > 0) {
    const moved = withLines(block, lines.with(index, { ...line, depth: depth - 1 }))
    return { document: withBlocks(document, block.id, moved), caret: placeAt(moved, index, 0) }
  }
  const [before, after] = [lines.slice(0, index), promoted(lines.slice(index + 1))]
  const empty = before.length || after.length ? paragraph() : { ...paragraph(), id: block.id }
  const rest = withLines(before.length ? startingAgain({ ...block, id: newBlockId() }) : block, after)
  const parts = [...(before.length ? [withLines(block, before)] : []), empty, ...(after.length ? [rest] : [])]
  return { document: withBlocks(document, block.id, ...parts), caret: startOf(empty) }
}

/** The second half of a numbered list counts from one. */
const startingAgain = (block: AnyBlock): AnyBlock =>
  block.type === 'list'
    ? ({ ...block, data: { ...block.data, meta: { ...(block.data.meta as object), start: 1 } } } as AnyBlock)
    : block

function splitLine(document: EditorDocument, block: AnyBlock, { path, offset }: At): Edited {
  const index = fieldIndex(block, path)
  const lines = linesIn(block)
  const line = lines[index]
  if (!line) return { document, caret: { id: block.id, path, offset } }
  if (visibleLength(line.text) === 0) return leaveLine(document, block, index)
  const unchecked = line.checked === undefined ? {} : { checked: false }
  const before = { ...line, ...(offset === 0 && unchecked), text: sliceInline(line.text, 0, offset) }
  const after = { ...line, ...(offset > 0 && unchecked), text: sliceInline(line.text, offset) }
  const divided = withLines(block, lines.toSpliced(index, 1, before, after))
  return { document: withBlocks(document, block.id, divided), caret: placeAt(divided, index + 1, 0) }
}

/** Inserts a line break within a text. */
export function breakLine(document: EditorDocument, { id, path, offset }: Place): Edited {
  const block = blockOf(document, id)
  const text = getText(block, path)
  const broken = setText(block, path, sliceInline(text, 0, offset) + BREAK + sliceInline(text, offset))
  return { document: withBlocks(document, id, broken), caret: { id, path, offset: offset + 1 } }
}

/** Divides a block at a place in one of its texts, as Enter does. */
export function splitBlock(document: EditorDocument, id: string, at: At): Edited {
  const block = blockOf(document, id)
  const kind = kindOf(block)
  if (kind?.enter === 'split') return splitText(document, block, at)
  if (kind?.enter === 'line') return splitLine(document, block, at)
  return breakLine(document, { id, ...at })
}
