/**
 * What no text may hold: control characters but tab and line feed, noncharacters, and halves of surrogate pairs. XML and HTML have no form
 * for them, and the database refuses some.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes control characters.
const FORBIDDEN = /[\0-\x08\x0b-\x1f\x7f-\x9f\p{Noncharacter_Code_Point}\p{Cs}]/gu

/** Line ends of all systems. Word and Pages paste U+000B for a line break within a paragraph. */
const LINE_ENDS = /\r\n?|[\v\f\x85]/g

const withLineFeeds = (text: string) => text.replace(LINE_ENDS, '\n')

/**
 * The text as it can be stored, shown and written into any format, but else as it is: for texts that programs read, such as HTML, ids and
 * the addresses in a document.
 */
export const withoutForbidden = (text: string) => withLineFeeds(text).replace(FORBIDDEN, '')

/** Whether a text holds what it may not, other than line ends: something that its author should know to be gone. */
export const hasForbidden = (text: string) => withLineFeeds(text).search(FORBIDDEN) >= 0

/** A text that people read, of one or more lines. Whether an accent was typed with its letter or after it, the text is the same. */
export const cleanText = (text: string) => withoutForbidden(text).normalize('NFC')

/** The same on one line. Spaces with a meaning of their own, such as the one before a French question mark, stay. */
export const cleanLine = (text: string) =>
  cleanText(text)
    .replace(/[ \t\n\u2028\u2029]+/g, ' ')
    .trim()

/**
 * The same for HTML in which `<` and `>` stand for tags only, as ours. Tags stay: in NFC an address would lead elsewhere, and `>` with the
 * accent after it would be another character.
 */
export function cleanHtml(html: string) {
  const clean = withoutForbidden(html)
  // As most texts are.
  if (clean.normalize('NFC') === clean) return clean
  return clean.replace(/(<[^<>]*>)|[^<]+/g, (part, tag) => tag ?? part.normalize('NFC'))
}

/** Every string within a JSON value, which may be HTML or an address. */
export function cleanJson(value: unknown): unknown {
  if (typeof value === 'string') return withoutForbidden(value)
  if (Array.isArray(value)) return value.map(cleanJson)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [withoutForbidden(key), cleanJson(inner)]))
}

/** Where the text may end: the last boundary between two characters that is not after `length`. Firefox has no segmenter before 125. */
function boundaryBefore(text: string, length: number) {
  if (!('Segmenter' in Intl)) return 0
  // Whether there is a boundary at a place follows from what is before it and the code point there.
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.slice(0, length + 2))
  return segments.containing(length)?.index ?? 0
}

/**
 * The beginning of a text, at most so many UTF-16 units, as limits of lengths count. It ends between two characters as readers see them: a
 * flag, a family or a letter with its accents is never cut, unless it is longer than all there is room for.
 */
export function cut(text: string, length: number) {
  if (text.length <= length) return text
  return text.slice(0, boundaryBefore(text, length)) || withoutForbidden(text.slice(0, length))
}

/** The same with an ellipsis in place of what is cut. It counts. */
export const shortened = (text: string, length: number) =>
  text.length > length ? `${cut(text, length - 1).trimEnd()}…` : text
