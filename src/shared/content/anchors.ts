/**
 * The ids of a text begin with it, so that they are never those of the page around it. The site gives them to headings, too: `h-` and the
 * id of the heading's block.
 */
const PREFIX = 'h-'

/** Footnotes and their notes link to each other: `withFootnotes`. */
const NOTE = /^note(?:ref)?-\d{1,5}$/

/** The id that an element of a text gets for one that its author has written, or has from us. */
export const anchorId = (id: string) => (id.startsWith(PREFIX) || NOTE.test(id) ? id : PREFIX + id)

/** The name in such an id. */
export const anchorName = (id: string) => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id)

export const isAnchorId = (id: string | undefined): id is string => id !== undefined && /^[^\s"<>]{1,100}$/.test(id)
