import jsonExport from 'jsonexport/dist'
import { downloadCSV, type Exporter, type RaRecord } from 'react-admin'

/**
 * Spreadsheets run a cell that begins like a formula, and what the cells hold was typed by anybody. The apostrophe makes it
 * text (OWASP, CSV injection).
 */
const asText = (value: unknown) => {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  return /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text
}

/** Exports these columns, in this order, as `<name>.csv`: what is filtered, not what is on the page. */
export const csvExporter =
  <Row extends RaRecord>(name: string, columns: (keyof Row & string)[]): Exporter<Row> =>
  (rows) => {
    const cells = rows.map((row) => Object.fromEntries(columns.map((column) => [column, asText(row[column])])))
    jsonExport(cells, { headers: columns }, (error, csv) => {
      if (error) throw error
      downloadCSV(csv, name)
    })
  }
