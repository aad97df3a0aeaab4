import { cleanText } from './clean-text'
import type { BlockOf } from './document'
import { escapeText } from './html'
import { newBlockId } from './new-block-id'

const cellOf = (text = '') => escapeText(cleanText(text.trim()))

/** Plain text of a spreadsheet or a database as a table: tabs divide each line, and no column is empty, as in indented code. */
export function tableFromText(text: string): BlockOf<'table'> | undefined {
  const rows = text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => line.split('\t'))
  if (rows.length < 2 || rows.some((row) => row.length < 2)) return undefined
  const length = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const content = rows.map((row) => Array.from({ length }, (_, column) => cellOf(row[column])))
  if (content[0]?.some((_, column) => content.every((row) => !row[column]))) return undefined
  return { id: newBlockId(), type: 'table', data: { withHeadings: false, stretched: false, content } }
}
