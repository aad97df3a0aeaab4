import type { Block } from '@shared/content/document'
import { escapeText } from '@shared/content/html'
import { newBlockId } from '@shared/content/new-block-id'

const paragraph = (text: string): Block => ({ id: newBlockId(), type: 'paragraph', data: { text } })

const table = (cells: string[][]): Block => ({
  id: newBlockId(),
  type: 'table',
  data: { withHeadings: false, stretched: false, content: cells.map((row) => row.map(escapeText)) },
})

/** The cells of plain text from a spreadsheet or a database: each line has at least two, and no column is empty. */
function cellsIn(text: string) {
  const rows = text
    .replace(/\s*\n$/, '')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => line.split('\t').map((cell) => cell.trim()))
  const columns = Math.max(...rows.map((row) => row.length))
  const isTable = rows.length > 1 && rows.every((row) => row.length > 1)
  const isFilled = (_: unknown, column: number) => rows.some((row) => row[column])
  if (!isTable || !Array.from({ length: columns }).every(isFilled)) return undefined
  return rows.map((row) => Array.from({ length: columns }, (_, column) => row[column] ?? ''))
}

/** Several lines, or cells, as blocks. Empty for a single line, which goes into the text at the caret. */
export function fromPlainText(text: string): Block[] {
  const cells = cellsIn(text)
  if (cells) return [table(cells)]
  const lines = text.split('\n').filter((line) => line.trim())
  return lines.length > 1 ? lines.map((line) => paragraph(escapeText(line.trim()))) : []
}
