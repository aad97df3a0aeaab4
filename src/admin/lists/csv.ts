import { csvOf } from '@shared/csv'
import { downloadCSV, type Exporter, type RaRecord } from 'react-admin'

/** Exports these columns as `<name>.csv`: all rows that match the filters, not only the page. */
export const csvExporter =
  <Row extends RaRecord>(name: string, columns: (keyof Row & string)[]): Exporter<Row> =>
  (rows) =>
    downloadCSV(csvOf(columns, rows), name)
