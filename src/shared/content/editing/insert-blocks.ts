import type { AnyBlock, EditorDocument } from '../document'
import { newBlockId } from '../new-block-id'
import { withUniqueIds } from '../normalise-document'
import { joinInline, sliceInline, visibleLength } from './inline-text'
import { getText, kindOf, type Line, setText } from './kinds'
import { endOf, fieldIndex, joinedLines, linesIn, placeAt, withLines } from './lines'
import { blockOf, type Edited, type Place, withBlocks } from './places'

/** `areWhole`: the blocks were copied as such, so that even a single paragraph stays one. */
export type InsertOptions = { areWhole?: boolean }

/** Blocks that are pasted where they were copied have ids that are taken. */
export function withFreeIds({ blocks: present }: EditorDocument, blocks: AnyBlock[]) {
  const taken = new Set(present.map(({ id }) => id))
  return withUniqueIds(blocks.map((block) => (taken.has(block.id) ? { ...block, id: newBlockId() } : block)))
}

const isText = ({ type }: AnyBlock) => type === 'paragraph'

export const isInline = (blocks: AnyBlock[], { areWhole }: InsertOptions) =>
  !areWhole && blocks.length === 1 && blocks.every(isText)

const behind = (document: EditorDocument, target: AnyBlock, blocks: AnyBlock[]): Edited => ({
  document: withBlocks(document, target.id, target, ...blocks),
  caret: endOf(blocks.at(-1) ?? target),
})

function insertText(document: EditorDocument, { id, path, offset }: Place, html: string): Edited {
  const block = blockOf(document, id)
  const text = getText(block, path)
  const filled = joinInline(joinInline(sliceInline(text, 0, offset), html), sliceInline(text, offset))
  return {
    document: withBlocks(document, id, setText(block, path, filled)),
    caret: { id, path, offset: offset + visibleLength(html) },
  }
}

/** Blocks divide a text, or replace an empty one. Its beginning keeps the id; without one, the rest does. */
function divide(document: EditorDocument, target: AnyBlock, { path, offset }: Place, blocks: AnyBlock[]): Edited {
  const text = getText(target, path)
  const length = visibleLength(text)
  const part = (from: number, to?: number) => setText(target, path, sliceInline(text, from, to))
  const before = offset > 0 ? [offset < length ? part(0, offset) : target] : []
  const rest = offset > 0 ? { ...part(offset), id: newBlockId() } : target
  const after = offset < length ? [rest] : []
  return {
    document: withBlocks(document, target.id, ...before, ...blocks, ...after),
    caret: endOf(blocks.at(-1) ?? target),
  }
}

/** Lines become items, on the level of the item with the caret. */
function insertLines(document: EditorDocument, target: AnyBlock, { path, offset }: Place, pasted: Line[]): Edited {
  const lines = linesIn(target)
  const index = Math.max(fieldIndex(target, path), 0)
  const line = lines[index] ?? { text: '' }
  const { depth = 0 } = line
  const length = visibleLength(line.text)
  const before = offset > 0 ? [{ ...line, text: sliceInline(line.text, 0, offset) }] : []
  const after = offset < length ? [{ ...line, text: sliceInline(line.text, offset) }] : []
  // What belongs to the item stays below it.
  const below = lines.slice(index + 1).findIndex((each) => (each.depth ?? 0) <= depth)
  const end = after.length ? index + 1 : below < 0 ? lines.length : index + 1 + below
  const own = offset > 0 && !after.length ? lines.slice(index + 1, end) : []
  const others = own.length ? [] : lines.slice(index + 1, end)
  const items = pasted.map((each) => ({ ...each, depth: depth + (each.depth ?? 0) }))
  const all = [...lines.slice(0, index), ...before, ...own, ...items, ...others, ...after, ...lines.slice(end)]
  const filled = withLines(target, all)
  const last = index + before.length + own.length + items.length - 1
  return {
    document: withBlocks(document, target.id, filled),
    caret: placeAt(filled, last, visibleLength(items.at(-1)?.text ?? '')),
  }
}

/** The items that these blocks are in a list; undefined if it cannot hold them. */
function itemsOf(blocks: AnyBlock[]): Line[] | undefined {
  const isList = (block: AnyBlock) => kindOf(block)?.enter === 'line'
  if (!blocks.every((block) => isText(block) || isList(block))) return undefined
  return blocks.flatMap((block) => (isText(block) ? { text: getText(block, ['text']) } : linesIn(block)))
}

/**
 * Inserts blocks where the caret is. They divide a text and replace an empty one; lists take them as items, and other fields as lines,
 * where they are texts. All else stands behind the block, which loses nothing.
 */
export function insertBlocks(
  document: EditorDocument,
  at: Place,
  given: AnyBlock[],
  options: InsertOptions = {},
): Edited {
  const blocks = withFreeIds(document, given)
  const target = blockOf(document, at.id)
  if (!blocks.length) return { document, caret: at }
  const kind = fieldIndex(target, at.path) < 0 ? undefined : kindOf(target)
  if (!kind) return behind(document, target, blocks)
  if (isInline(blocks, options)) return insertText(document, at, joinedLines(blocks.flatMap(linesIn)))
  if (kind.enter === 'split') return divide(document, target, at, blocks)
  if (kind.enter === 'line') {
    const items = itemsOf(blocks)
    return items ? insertLines(document, target, at, items) : behind(document, target, blocks)
  }
  return blocks.every(isText)
    ? insertText(document, at, joinedLines(blocks.flatMap(linesIn)))
    : behind(document, target, blocks)
}
