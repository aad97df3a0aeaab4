// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g

/** Text that HTML and the database can hold: neither takes a NUL, nor half of a surrogate pair. */
export const cleanText = (text: string) => toWellFormed(text.replace(/\r\n?/g, '\n').replace(CONTROLS, ''))

/** Of browsers, some of those that are still in use lack `String.prototype.toWellFormed`. */
const toWellFormed = (text: string) =>
  text.replace(/[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g, (part) => (part.length === 2 ? part : '\ufffd'))

/** The same for every string within a value that came as JSON. */
export function cleanJson(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleanJson)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cleanText(key), cleanJson(inner)]))
}
