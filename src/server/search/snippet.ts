import { MARKS } from '@shared/snippet'
import type { createMatcher } from './search-query'
import { wordsOf } from './words'

const LENGTH = 220
/** Characters before the first match. */
const LEAD = 40
const MAX_MATCHES = 60

/** This much of a text is searched for its passage. */
export const SNIPPET_SOURCE = 20_000

type Match = { start: number; end: number; term: string }

/** A text in pieces of this length, divided at spaces. */
const PIECE = 500

function* piecesOf(text: string) {
  for (let start = 0; start < text.length; ) {
    const space = text.indexOf(' ', start + PIECE)
    const end = space < 0 ? text.length : space + 1
    yield { start, text: text.slice(start, end) }
    start = end
  }
}

/** The words of a text, without those of most pieces in which nothing matches. */
function* candidateWords(text: string, mayMatch: (text: string) => boolean) {
  for (const piece of piecesOf(text))
    if (mayMatch(piece.text))
      for (const word of wordsOf(piece.text))
        yield { ...word, start: piece.start + word.start, end: piece.start + word.end }
}

function listMatches(text: string, { runs, mayMatch, matches }: ReturnType<typeof createMatcher>) {
  const found: Match[] = []
  for (const { start, end, parts, joined } of candidateWords(text, mayMatch)) {
    if (found.length >= MAX_MATCHES) break
    const term = [...parts, joined].find((part) => part !== undefined && matches(part))
    if (term) found.push({ start, end, term })
  }
  for (const run of runs)
    for (let at = text.indexOf(run); at >= 0 && found.length < 2 * MAX_MATCHES; at = text.indexOf(run, at + run.length))
      found.push({ start: at, end: at + run.length, term: run })
  return found.sort((a, b) => a.start - b.start)
}

/** Where the passage with the most different terms begins; of several, the first. */
function bestStart(matches: Match[]) {
  let best = { start: 0, terms: 0 }
  for (const { start } of matches) {
    const within = matches.filter((match) => match.start >= start && match.end <= start + LENGTH - LEAD)
    const terms = new Set(within.map(({ term }) => term)).size
    if (terms > best.terms) best = { start, terms }
  }
  return best.start
}

/** Moves a cut to a space nearby, so that it does not go through a word; at least out of a surrogate pair. */
function cutNear(text: string, at: number) {
  if (at <= 0) return 0
  if (at >= text.length) return text.length
  const space = text.indexOf(' ', at)
  if (space >= 0 && space - at < 20) return space
  return /[\udc00-\udfff]/.test(text[at] as string) ? at + 1 : at
}

/** The passage of a text that fits a search best, with marks around the matches. */
export function snippetOf(text: string, matcher: ReturnType<typeof createMatcher>) {
  const matches = listMatches(text, matcher)
  const from = cutNear(text, bestStart(matches) - LEAD)
  const to = cutNear(text, from + LENGTH)
  let snippet = ''
  let rest = from
  for (const { start, end } of matches) {
    if (start < rest || end > to) continue
    snippet += `${text.slice(rest, start)}${MARKS.start}${text.slice(start, end)}${MARKS.end}`
    rest = end
  }
  snippet += text.slice(rest, to)
  return `${from > 0 ? '…' : ''}${snippet.trim()}${to < text.length ? '…' : ''}`
}
