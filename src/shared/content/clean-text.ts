// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes control characters.
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g

export const withoutControls = (text: string) => text.replace(CONTROLS, '')

/** Text that HTML and the database accept: no NUL, and no half of a surrogate pair. */
export const cleanText = (text: string) => toWellFormed(withoutControls(text.replace(/\r\n?/g, '\n')))

/** The same as a single line without space around it, for texts in attributes and fields. */
export const cleanLine = (text: string) => cleanText(text).replace(/\s+/g, ' ').trim()

/** `String.prototype.toWellFormed` for browsers that lack it. */
export const toWellFormed = (text: string) =>
  text.replace(/[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g, (part) => (part.length === 2 ? part : '\ufffd'))

/** Cleans every string within a JSON value. */
export function cleanJson(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleanJson)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cleanText(key), cleanJson(inner)]))
}
