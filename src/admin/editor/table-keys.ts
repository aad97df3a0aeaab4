import { changeTable, MAX_LINES, type TableCommand } from '@shared/content/editing/table-lines'
import { addParagraphBehind, enterBlock } from './block-selection'
import type { EditorSession } from './editor-session'
import { blockElements, idOf } from './elements'
import { CELL, cellInDirection, cellRows, TABLE } from './table-cells'

const ARROWS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

/** The row or column that Alt, Shift and an arrow move. In texts from right to left, the next column is on the left. */
function moveOf(key: string, table: Element): TableCommand {
  const isForward = key === 'ArrowDown' || key === 'ArrowRight'
  const axis = key === 'ArrowUp' || key === 'ArrowDown' ? 'row' : 'column'
  const isMirrored = axis === 'column' && getComputedStyle(table).direction === 'rtl'
  return { axis, action: 'move', by: isForward === isMirrored ? -1 : 1 }
}

const change = (session: EditorSession, command: TableCommand) =>
  void session.edit((document, caret) => caret && changeTable(document, caret, command))

/** A new row, with the caret in its first cell. */
const addRow = (session: EditorSession) =>
  void session.edit((document, caret) => {
    const edited = caret && changeTable(document, caret, { axis: 'row', action: 'insert', by: 1 })
    return edited && { ...edited, caret: { ...edited.caret, path: edited.caret.path.with(-1, 0) } }
  })

function leave(session: EditorSession, table: Element) {
  const blocks = blockElements(session)
  const index = blocks.findIndex((block) => block.contains(table))
  const [block, next] = blocks.slice(index)
  if (next?.querySelector('.ce-paragraph')?.textContent === '') enterBlock(session, idOf(next), 'start')
  else if (block) addParagraphBehind(session, block)
}

/** Unless the table is as large as it may be: then Tab leaves it. */
function isLastCell(table: Element, cell: HTMLElement) {
  const rows = cellRows(table)
  return rows.length < MAX_LINES.row && rows.at(-1)?.at(-1) === cell
}

function enterCell(cell: HTMLElement) {
  cell.focus()
  getSelection()?.selectAllChildren(cell)
  getSelection()?.collapseToEnd()
}

/** Handles a key in a cell of a table, and returns whether it did. Tab between cells is the browser's. */
export function handleTableKey(session: EditorSession, event: KeyboardEvent) {
  const { key, target, altKey, shiftKey } = event
  const cell = (target as Element).closest<HTMLElement>(CELL)
  const table = cell?.closest(TABLE)
  if (!cell || !table) return false
  const isCommand = event.ctrlKey || event.metaKey
  if (ARROWS.has(key) && altKey && shiftKey && !isCommand) change(session, moveOf(key, table))
  else if (key === 'Enter' && !shiftKey && !altKey) {
    const below = isCommand ? undefined : cellInDirection(table, cell, 1)
    if (below) enterCell(below)
    else leave(session, table)
  } else if (key === 'Tab' && !shiftKey && !altKey && !isCommand && isLastCell(table, cell)) addRow(session)
  else return false
  event.preventDefault()
  return true
}
