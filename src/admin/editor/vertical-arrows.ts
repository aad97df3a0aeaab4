import { addParagraphBehind, enterBlock } from './block-selection'
import type { EditorSession } from './editor-session'
import { blockAt, blockElements, FIELD, idOf } from './elements'
import { CELL, cellInDirection, TABLE } from './table-cells'

type Direction = -1 | 1

/** The fields of a block that take the caret, in their order on the screen. */
const caretFields = (block: Element) => [
  ...block.querySelectorAll<HTMLElement>(`${FIELD}, input:not([type=file]), textarea`),
]

/** The lines of a text begin and end at these heights. */
function heightsOf(field: Element) {
  const range = document.createRange()
  range.selectNodeContents(field)
  const lines = [...range.getClientRects()].filter(({ height }) => height > 0)
  return { top: Math.min(...lines.map(({ top }) => top)), bottom: Math.max(...lines.map(({ bottom }) => bottom)) }
}

/** Where the caret is on the screen. At an element such as a line break, browsers give it no rectangle. */
function caretBox(selection: Selection) {
  const { focusNode, focusOffset } = selection
  const [box] = selection.getRangeAt(0).getClientRects()
  if (box || !(focusNode instanceof Element)) return box
  const element = focusNode.childNodes[focusOffset] ?? focusNode.childNodes[focusOffset - 1]
  return element instanceof Element ? element.getBoundingClientRect() : undefined
}

/** Whether an arrow key would lead out of the text. */
function isOnEdgeLine(field: Element, caret: DOMRect | undefined, direction: Direction) {
  if (!field.textContent) return true
  if (!caret) return false
  const { top, bottom } = heightsOf(field)
  const distance = direction < 0 ? caret.top - top : bottom - caret.bottom
  return distance < caret.height * 0.8
}

/** Of the fields in the first or last row of a block, the one below or above the caret. */
function nearestField(fields: HTMLElement[], direction: Direction, x: number) {
  const edge = fields.at(direction < 0 ? -1 : 0)?.getBoundingClientRect()
  if (!edge) return undefined
  const middle = (edge.top + edge.bottom) / 2
  const distance = (field: HTMLElement) => {
    const { left, right } = field.getBoundingClientRect()
    return Math.max(left - x, x - right, 0)
  }
  const row = fields.filter((field) => {
    const { top, bottom } = field.getBoundingClientRect()
    return top <= middle && middle <= bottom
  })
  return row.toSorted((a, b) => distance(a) - distance(b))[0]
}

/** Puts the caret into the first or last line of a text, at this distance from the left if the text is as long. */
function enterField({ editor }: EditorSession, field: HTMLElement, direction: Direction, x: number) {
  const block = blockAt(field)
  // Editor.js learns a moment later that another block has the focus, and would take the next key for the old one.
  if (block) editor.caret.setToBlock(idOf(block), direction < 0 ? 'end' : 'start')
  field.focus()
  if (!field.isContentEditable) return
  field.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const selection = getSelection()
  selection?.selectAllChildren(field)
  if (direction < 0) selection?.collapseToEnd()
  else selection?.collapseToStart()
  const { top, bottom } = heightsOf(field)
  const { left, right } = field.getBoundingClientRect()
  const inside = Math.min(Math.max(x, left + 1), right - 1)
  const place = document.caretPositionFromPoint?.(inside, direction < 0 ? bottom - 4 : top + 4)
  if (place && field.contains(place.offsetNode)) selection?.collapse(place.offsetNode, place.offset)
}

/** The cell above or below, or the field before or behind within the block. */
function neighbour(block: Element, field: HTMLElement, direction: Direction) {
  const table = field.matches(CELL) ? field.closest(TABLE) : null
  if (table) return cellInDirection(table, field, direction)
  const fields = caretFields(block)
  return fields[fields.indexOf(field) + direction]
}

/**
 * Up and Down lead to the line above or below the caret, in whichever text that is, and returns whether they do. Browsers do not
 * leave a text, and Editor.js leaves it only at its very start or end, for the next text in its order: in a table, the next cell.
 */
export function handleVerticalArrow(session: EditorSession, event: KeyboardEvent) {
  const { key, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
  const direction = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined
  const selection = getSelection()
  const field = (target as Element).closest<HTMLElement>(FIELD)
  if (!direction || !field || !selection?.isCollapsed || !field.contains(selection.focusNode)) return false
  const caret = caretBox(selection)
  if (!isOnEdgeLine(field, caret, direction)) return false

  const blocks = blockElements(session)
  const index = blocks.findIndex((block) => block.contains(field))
  const block = blocks[index]
  const x = (caret ?? field.getBoundingClientRect()).left
  const next = block && neighbour(block, field, direction)
  const other = blocks[index + direction]
  if (next) enterField(session, next, direction, x)
  else if (other) {
    const entered = nearestField(caretFields(other), direction, x)
    if (entered) enterField(session, entered, direction, x)
    // Blocks without a text are selected.
    else enterBlock(session, idOf(other), direction < 0 ? 'end' : 'start')
  } else if (direction > 0 && block && !block.querySelector('.ce-paragraph')) addParagraphBehind(session, block)
  else return false
  session.editor.toolbar.close()
  event.preventDefault()
  return true
}
