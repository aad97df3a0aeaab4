import type { API } from '@editorjs/editorjs'
import { type Axis, countLines, deleteLine, insertLine, moveLine } from '@shared/content/editing/table-lines'
import { placeCaret } from './caret'

export const TABLE = '.tc-table'
export const CELL = '.tc-cell'

/** Indices of a cell. */
export type CellPlace = Record<Axis, number>

/** `by`: insert before (-1) or behind (1) the line with the caret, or move it there. */
export type TableCommand = { axis: Axis; action: 'insert' | 'move'; by: -1 | 1 } | { axis: Axis; action: 'delete' }

/** The cells of each row. */
export const cellRows = (table: Element) =>
  [...table.children].map((row) => [...row.querySelectorAll<HTMLElement>(CELL)])

export const contentOf = (table: Element) => cellRows(table).map((row) => row.map((cell) => cell.innerHTML))

export function placeOf(table: Element, cell: HTMLElement): CellPlace {
  const rows = cellRows(table)
  const row = rows.findIndex((cells) => cells.includes(cell))
  return { row, column: rows[row]?.indexOf(cell) ?? -1 }
}

/** The cell above (-1) or below (1). */
export function cellInDirection(table: Element, cell: HTMLElement, by: -1 | 1) {
  const { row, column } = placeOf(table, cell)
  return cellRows(table)[row + by]?.[column]
}

/** The table after a command, and where the cell with the caret is then. */
export function runCommand(content: string[][], cell: CellPlace, command: TableCommand) {
  const { axis, action } = command
  const index = cell[axis]
  if (action === 'delete') {
    const changed = deleteLine(content, axis, index)
    return { content: changed, cell: { ...cell, [axis]: Math.min(index, countLines(changed, axis) - 1) } }
  }
  const target = index + command.by
  const changed =
    action === 'move' ? moveLine(content, axis, index, target) : insertLine(content, axis, Math.max(index, target))
  if (changed === content) return { content, cell }
  return { content: changed, cell: { ...cell, [axis]: action === 'move' ? target : Math.max(index, target) } }
}

type Blocks = Pick<API['blocks'], 'update'>

/** Draws a changed table, with the caret in one of its cells. Returns whether there was a change. */
export async function changeTable(blocks: Blocks, table: Element, cell: CellPlace, command: TableCommand, offset = 0) {
  const block = table.closest<HTMLElement>('.ce-block')
  const root = block?.parentElement
  const id = block?.dataset.id
  const before = contentOf(table)
  const after = runCommand(before, cell, command)
  if (!root || id === undefined || after.content === before) return false
  await blocks.update(id, { content: after.content })
  const field = after.cell.row * countLines(after.content, 'column') + after.cell.column
  placeCaret(root, { blockId: id, field, offset: command.action === 'move' ? offset : 0 })
  return true
}
