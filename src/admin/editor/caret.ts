import type { AnyBlock } from '@shared/content/document'
import { fieldsOf } from '@shared/content/editing/kinds'
import { fieldIndex } from '@shared/content/editing/lines'
import type { Place, Selection } from '@shared/content/editing/places'
import { blockAt, blockElement, FIELD, fieldAt } from './elements'

/**
 * `field` is the index of a field within its block, `offset` a number of characters within that field. A line break counts as one.
 */
export type CaretPlace = { blockId: string; field: number; offset: number }

const INPUTS = 'input:not([type=file]), textarea'

/** The fields with inline markup, in the order of `fieldsOf`, then the others. */
const elementsOf = (block: Element) => [
  ...block.querySelectorAll<HTMLElement>(FIELD),
  ...block.querySelectorAll<HTMLElement>(INPUTS),
]

/** How many characters of a field are before a point in it. */
function offsetIn(field: HTMLElement, node: Node, offset: number) {
  const before = document.createRange()
  before.selectNodeContents(field)
  before.setEnd(node, offset)
  const breaks = field.querySelector('br') ? before.cloneContents().querySelectorAll('br').length : 0
  return before.toString().length + breaks
}

function placeOf(root: HTMLElement, node: Node | null, offset: number): CaretPlace | undefined {
  const [block, field] = [blockAt(node), fieldAt(node)]
  if (!node || !block?.dataset.id || !field || !root.contains(block)) return undefined
  return { blockId: block.dataset.id, field: elementsOf(block).indexOf(field), offset: offsetIn(field, node, offset) }
}

export function readCaret(root: HTMLElement): CaretPlace | undefined {
  const selection = getSelection()
  return selection ? placeOf(root, selection.focusNode, selection.focusOffset) : undefined
}

const toPlace = (blocks: AnyBlock[], caret: CaretPlace | undefined): Place | undefined => {
  const block = blocks.find(({ id }) => id === caret?.blockId)
  const path = block && caret && fieldsOf(block)[caret.field]
  return block && caret && path && { id: block.id, path, offset: caret.offset }
}

/** What is selected, in the order of the document. Empty at the caret; undefined outside of texts. */
export function readSelection(root: HTMLElement, blocks: AnyBlock[]): Selection | undefined {
  const selection = getSelection()
  if (!selection?.rangeCount) return undefined
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0)
  const from = toPlace(blocks, placeOf(root, startContainer, startOffset))
  const to = toPlace(blocks, placeOf(root, endContainer, endOffset))
  return from && to && { from, to }
}

/** The place in a text at a point of the window. */
export function placeAtPoint(root: HTMLElement, blocks: AnyBlock[], x: number, y: number): Place | undefined {
  const point = document.caretPositionFromPoint?.(x, y)
  if (point) return toPlace(blocks, placeOf(root, point.offsetNode, point.offset))
  const range = document.caretRangeFromPoint?.(x, y)
  return range ? toPlace(blocks, placeOf(root, range.startContainer, range.startOffset)) : undefined
}

/** Where a place of the model is in the editor; undefined in blocks without texts. */
export function caretAt(blocks: AnyBlock[], { id, path, offset }: Place): CaretPlace | undefined {
  const block = blocks.find((each) => each.id === id)
  const field = block ? fieldIndex(block, path) : -1
  return field < 0 ? undefined : { blockId: id, field, offset }
}

/** The start or end of a block's first field that takes the caret, such as the lines of a program. */
export const edgeOf = ({ id, offset }: Place): CaretPlace => ({
  blockId: id,
  field: 0,
  offset: offset > 0 ? Number.POSITIVE_INFINITY : 0,
})

const pointBefore = (node: ChildNode): [node: Node, offset: number] => {
  const parent = node.parentNode as Node
  return [parent, [...parent.childNodes].indexOf(node)]
}

/** The point in a field before which there are so many characters. Its end, if its text has become shorter. */
function pointIn(field: HTMLElement, offset: number): [node: Node, offset: number] {
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  let remaining = offset
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const marker = node.parentElement?.closest('sup[data-note]')
    if (marker && node instanceof Text) {
      // The caret cannot stand within the marker of a footnote.
      if (remaining === 0) return pointBefore(marker)
      remaining -= node.length
    } else if (node instanceof Text) {
      if (remaining <= node.length) return [node, remaining]
      remaining -= node.length
    } else if (node instanceof HTMLBRElement) {
      if (remaining === 0) return pointBefore(node)
      remaining -= 1
    }
  }
  return [field, field.childNodes.length]
}

/** The part of the editor that a part of a text stands in; undefined if it is not there. */
export function rangeOf(
  root: HTMLElement,
  blocks: AnyBlock[],
  { id, path, from, to }: Omit<Place, 'offset'> & { from: number; to: number },
) {
  const place = caretAt(blocks, { id, path, offset: from })
  const block = place && blockElement({ holder: root }, id)
  const field = block && elementsOf(block)[place.field]
  if (!field) return undefined
  const range = document.createRange()
  range.setStart(...pointIn(field, from))
  range.setEnd(...pointIn(field, to))
  return range
}

/** Restores the caret, at the end of the field if its text has become shorter. Returns false if the block is gone. */
export function placeCaret(root: HTMLElement, { blockId, field, offset }: CaretPlace) {
  const block = blockElement({ holder: root }, blockId)
  const fields = block ? elementsOf(block) : []
  const target = fields[field] ?? fields.at(-1)
  if (!target) return false
  target.focus()
  if (target.isContentEditable) getSelection()?.collapse(...pointIn(target, offset))
  else if (target instanceof HTMLTextAreaElement) {
    const at = Math.min(offset, target.value.length)
    target.setSelectionRange(at, at)
  }
  return true
}

/** Whether nothing of the field is before the caret, or behind it. Nothing is selected. */
export function isCaretAt(edge: 'start' | 'end', field: HTMLElement) {
  const selection = getSelection()
  if (!selection?.isCollapsed || !selection.focusNode || !field.contains(selection.focusNode)) return false
  const before = offsetIn(field, selection.focusNode, selection.focusOffset)
  if (edge === 'start') return before === 0
  const hasFiller = field.lastChild !== null && deepestLast(field).nodeName === 'BR'
  return before >= offsetIn(field, field, field.childNodes.length) - (hasFiller ? 1 : 0)
}

const deepestLast = (node: Node): Node => (node.lastChild ? deepestLast(node.lastChild) : node)
