import type { AnyBlock, EditorDocument } from '../document'
import { joinInline, sliceInline } from './inline-text'
import { type InsertOptions, insertBlocks, isInline, withFreeIds } from './insert-blocks'
import { fieldsOf, getText, kindOf, setText } from './kinds'
import { endOf, fieldIndex, isEmptyBlock, linesIn, paragraph, promoted, startOf, withLines } from './lines'
import { mergeBlocks } from './merge-blocks'
import { blockOf, type Edited, indexOf, type Place, type Selection, samePath, withBlocks } from './places'

type Edge = Pick<Place, 'path' | 'offset'>

/** A block without its texts from one place to another. Without a place, from its start or to its end. */
function without(block: AnyBlock, from: Edge | undefined, to: Edge | undefined): AnyBlock {
  const fields = fieldsOf(block)
  const start = from ? fieldIndex(block, from.path) : 0
  const end = to ? fieldIndex(block, to.path) : fields.length - 1
  const textOf = (index: number) => getText(block, fields[index] ?? [])
  const head = from ? sliceInline(textOf(start), 0, from.offset) : ''
  const tail = to ? sliceInline(textOf(end), to.offset) : ''
  if (kindOf(block)?.enter === 'line') {
    const lines = linesIn(block)
    const line = lines[from ? start : end]
    const left = line ? [{ ...line, text: joinInline(head, tail) }] : []
    return withLines(block, promoted([...lines.slice(0, start), ...left, ...lines.slice(end + 1)]))
  }
  return fields.slice(start, end + 1).reduce((cut, path, at) => {
    const text = joinInline(at === 0 ? head : '', start + at === end ? tail : '')
    return setText(cut, path, text)
  }, block)
}

const isLeft = (block: AnyBlock | undefined) => block !== undefined && !isEmptyBlock(block)

/** The document without what is selected, and the parts of the first and the last block that are left. */
function cutOut(document: EditorDocument, { from, to }: Selection) {
  const [start, end] = [indexOf(document, from.id), indexOf(document, to.id)]
  const head = from.path.length ? without(blockOf(document, from.id), from, undefined) : undefined
  const tail = to.path.length ? without(blockOf(document, to.id), undefined, to) : undefined
  const replacedBy = (...blocks: (AnyBlock | undefined)[]): EditorDocument => ({
    ...document,
    blocks: document.blocks.toSpliced(start, end - start + 1, ...blocks.filter((block) => block !== undefined)),
  })
  return { head, tail, replacedBy }
}

const isCollapsed = ({ from, to }: Selection) =>
  from.id === to.id && from.path.length > 0 && samePath(from.path, to.path) && from.offset === to.offset

function deleteSelection(document: EditorDocument, selection: Selection): Edited {
  const { from, to } = selection
  if (isCollapsed(selection)) return { document, caret: from }
  if (from.id === to.id && from.path.length && to.path.length)
    return { document: withBlocks(document, from.id, without(blockOf(document, from.id), from, to)), caret: from }
  const { head, tail, replacedBy } = cutOut(document, selection)
  if (!head && !tail) {
    const empty = paragraph()
    return { document: replacedBy(empty), caret: startOf(empty) }
  }
  if (!head) return { document: replacedBy(tail), caret: startOf(tail as AnyBlock) }
  if (!tail || !isLeft(tail)) return { document: replacedBy(head), caret: from }
  const apart = replacedBy(head, tail)
  const joined = mergeBlocks(apart, head.id, tail.id)
  return joined.document === apart ? { document: apart, caret: from } : joined
}

/** Replaces what is selected, within a block or across several, once. Without blocks, it deletes it. */
export function replaceSelection(
  document: EditorDocument,
  selection: Selection,
  given: AnyBlock[],
  options: InsertOptions = {},
): Edited {
  const { from, to } = selection
  const isWithinBlock = from.id === to.id && from.path.length > 0 && to.path.length > 0
  if (!given.length || isWithinBlock || isInline(given, options)) {
    const deleted = deleteSelection(document, selection)
    return insertBlocks(deleted.document, deleted.caret, given, options)
  }
  const { head, tail, replacedBy } = cutOut(document, selection)
  const blocks = withFreeIds(replacedBy(head, tail), given)
  return {
    document: replacedBy(isLeft(head) ? head : undefined, ...blocks, isLeft(tail) ? tail : undefined),
    caret: endOf(blocks.at(-1) as AnyBlock),
  }
}
