/**
 * The ids of a text begin with it, so that they are never those of the page around it. The site gives some to blocks, too.
 */
const PREFIX = 'h-'

/** Footnotes and their notes link to each other: `withFootnotes`. */
const NOTE = /^note(?:ref)?-\d{1,5}$/

/** The id that an element of a text gets for one that its author has written, or has from us. */
export const anchorId = (id: string) => (id.startsWith(PREFIX) || NOTE.test(id) ? id : PREFIX + id)

/** The id that the site gives to a block that links lead to. */
export const blockAnchor = (block: string) => PREFIX + block

/** The name in such an id. */
export const anchorName = (id: string) => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id)

export const isAnchorId = (id: string | undefined): id is string => id !== undefined && /^[^\s"<>]{1,100}$/.test(id)

/** The name of a heading in a text without ids. */
export function nameOfWords(text: string) {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.join('-').slice(0, 80)
}

/** What the fragment of a link names. */
export function decodedFragment(fragment: string) {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
