import type { Axis } from '@shared/content/editing/table-lines'

export const TABLE = '.tc-table'
export const CELL = '.tc-cell'

/** Indices of a cell. */
export type CellPlace = Record<Axis, number>

/** The cells of each row. */
export const cellRows = (table: Element) =>
  [...table.children].map((row) => [...row.querySelectorAll<HTMLElement>(CELL)])

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
