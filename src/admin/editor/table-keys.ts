import { MAX_LINES } from '@shared/content/editing/table-lines'
import { blockElements, enterBlock, idOf, insertParagraph } from './block-selection'
import { readCaret } from './caret'
import type { EditorSession } from './editor-session'
import { CELL, cellInDirection, cellRows, changeTable, placeOf, TABLE, type TableCommand } from './table-cells'

const ARROWS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

/** The row or column that Alt, Shift and an arrow move. In texts from right to left, the next column is on the left. */
function moveOf(key: string, table: Element): TableCommand {
  const isForward = key === 'ArrowDown' || key === 'ArrowRight'
  const axis = key === 'ArrowUp' || key === 'ArrowDown' ? 'row' : 'column'
  const isMirrored = axis === 'column' && getComputedStyle(table).direction === 'rtl'
  return { axis, action: 'move', by: isForward === isMirrored ? -1 : 1 }
}

/** What was typed before, and the change, are a step for undo each. */
async function change(session: EditorSession, table: Element, cell: HTMLElement, command: TableCommand) {
  await session.flush()
  if (!cell.isConnected) return
  const offset = readCaret(session.holder)?.offset
  await changeTable(session.editor.blocks, table, placeOf(table, cell), command, offset)
  await session.flush()
}

/** Puts the caret into a new paragraph behind the table, or into an empty one that is there. */
function leave(session: EditorSession, table: Element) {
  const blocks = blockElements(session)
  const index = blocks.findIndex((block) => block.contains(table))
  const next = blocks[index + 1]
  const isFree = next?.querySelector('.ce-paragraph')?.textContent === ''
  enterBlock(session, next && isFree ? idOf(next) : insertParagraph(session, index + 1), 'start')
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
  if (ARROWS.has(key) && altKey && shiftKey && !isCommand) void change(session, table, cell, moveOf(key, table))
  else if (key === 'Enter' && !shiftKey && !altKey) {
    const below = isCommand ? undefined : cellInDirection(table, cell, 1)
    if (below) enterCell(below)
    else leave(session, table)
  } else if (key === 'Tab' && !shiftKey && !altKey && !isCommand && isLastCell(table, cell))
    void change(session, table, cellRows(table).at(-1)?.[0] ?? cell, { axis: 'row', action: 'insert', by: 1 })
  else return false
  event.preventDefault()
  return true
}
