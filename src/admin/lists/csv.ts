import jsonExport from 'jsonexport/dist'
import { downloadCSV, type Exporter, type RaRecord } from 'react-admin'

/** Tells Excel that the file is UTF-8. */
const BOM = '\uFEFF'

/**
 * Spreadsheets run cells that begin like a formula, and anyone may have typed their content. The apostrophe makes them text
 * (OWASP, CSV injection).
 */
const asText = (value: unknown) => {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  return /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text
}

/** Exports these columns, in this order, as `<name>.csv`: all rows that match the filters, not only the page. */
export const csvExporter =
  <Row extends RaRecord>(name: string, columns: (keyof Row & string)[]): Exporter<Row> =>
  (rows) => {
    const cells = rows.map((row) => Object.fromEntries(columns.map((column) => [column, asText(row[column])])))
    jsonExport(cells, { headers: columns }, (error, csv) => {
      if (error) throw error
      downloadCSV(BOM + csv, name)
    })
  }
