import type { Element } from 'domhandler'
import type { BlockOf } from './document'
import { elementsIn, findAll, findFirst, hasClass } from './dom'
import { isBlankText, type ParseMode, textOf } from './texts-from-html'

type TableData = BlockOf<'table'>['data']

export const rowsOf = (table: Element) =>
  findAll(table.children, ({ name }) => name === 'tr' || name === 'table').filter(({ name }) => name === 'tr')

export const cellsOf = (row: Element) => elementsIn(row).filter(({ name }) => name === 'td' || name === 'th')

/** More columns or rows than this are a mistake or an attack. */
const MAX_SPAN = 50
const span = (value: string | undefined) => Math.min(Math.max(Number.parseInt(value ?? '1', 10) || 1, 1), MAX_SPAN)

/** Our tables have no cells that span columns or rows, so the covered cells stay empty. */
function grid(rows: Element[], mode: ParseMode) {
  const cells: string[][] = rows.map(() => [])
  rows.forEach((row, y) => {
    let x = 0
    for (const cell of cellsOf(row)) {
      while (cells[y]?.[x] !== undefined) x += 1
      const width = span(cell.attribs.colspan)
      for (let down = 0; down < span(cell.attribs.rowspan); down += 1) {
        const target = cells[y + down]
        for (let right = 0; target && right < width; right += 1)
          target[x + right] = down === 0 && right === 0 ? textOf(cell.children, mode) : ''
      }
      x += width
    }
  })
  const columns = Math.max(0, ...cells.map((row) => row.length))
  return cells.map((row) => Array.from({ length: columns }, (_, x) => row[x] ?? ''))
}

const isHeading = (row: Element | undefined) => {
  const cells = row ? cellsOf(row) : []
  return cells.length > 0 && cells.every(({ name }) => name === 'th')
}

/** Whether all rows below the headings begin with a heading, and have more than that. */
function hasHeadingColumn(rows: Element[]) {
  const lower = rows.slice(isHeading(rows[0]) ? 1 : 0).map(cellsOf)
  return lower.length > 0 && lower.every(([first, ...others]) => first?.name === 'th' && others.some(isPlain))
}

const isPlain = ({ name }: Element) => name === 'td'

/** `frame`: the element with the classes of our own tables. */
export function readTable(table: Element, frame: Element, mode: ParseMode): TableData {
  const rows = rowsOf(table)
  const stretched = hasClass(frame, 'stretched')
  const withHeadingColumn = hasClass(frame, 'heading-column') || (!mode.exact && hasHeadingColumn(rows))
  const flags = { stretched, ...(withHeadingColumn && { withHeadingColumn }) }
  if (mode.exact) {
    const content = rows.map((row) => cellsOf(row).map((cell) => textOf(cell.children, mode)))
    return { withHeadings: !!findFirst(table.children, 'thead'), ...flags, content }
  }
  const content = grid(rows, mode).filter((row) => row.some((text) => !isBlankText(text)))
  return { withHeadings: isHeading(rows[0]) && content.length > 1, ...flags, content }
}
