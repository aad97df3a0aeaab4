/** Characters around the matches in a snippet. They are for private use: no text contains them. */
export const MARKS = { start: '\ue000', end: '\ue001' }

/** The parts of a snippet, in turn outside and inside a match. */
export const snippetParts = (snippet: string) => snippet.split(/[\ue000\ue001]/)

/** Longer searches are refused. */
export const MAX_SEARCH_LENGTH = 20_000
