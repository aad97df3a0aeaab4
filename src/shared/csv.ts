/** Tells Excel that the file is UTF-8. */
const BOM = '\uFEFF'

/** A phone number with its country code: with a space in it, it is no formula. */
const isPhone = (text: string) => /^\+\d{1,3} [\d ()/.-]{3,30}$/.test(text)

const isNumber = (text: string) => /^[+-]?[\d.]/.test(text) && !Number.isNaN(Number(text))

/**
 * Spreadsheets run cells that begin like a formula, and anyone may have typed their content. The apostrophe makes them text
 * (OWASP, CSV injection).
 */
const asText = (value: unknown) => {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  return /^[=+\-@\t\r]/.test(text) && !isNumber(text) && !isPhone(text) ? `'${text}` : text
}

/** The text of such a cell without its apostrophe. */
export const cellText = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '')

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A file with these columns, in this order. */
export const csvOf = <Row extends object>(columns: readonly (keyof Row & string)[], rows: Row[]) => {
  const lines = [columns, ...rows.map((row) => columns.map((column) => asText(row[column])))]
  return BOM + lines.map((line) => line.map(quoted).join(',')).join('\n')
}
