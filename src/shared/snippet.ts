/** Characters around the matches in a snippet. They are for private use: no text contains them. */
export const MARKS = { start: '\ue000', end: '\ue001' }

/** The parts of a snippet, and where each begins. */
export function snippetParts(snippet: string) {
  let start = 0
  return snippet.split(/[\ue000\ue001]/).map((text, index) => {
    const part = { start, text, isMatch: index % 2 === 1 }
    start += text.length + 1
    return part
  })
}

/** Longer searches are refused. */
export const MAX_SEARCH_LENGTH = 20_000
