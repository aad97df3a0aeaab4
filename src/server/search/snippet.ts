import { folded, foldsInPlace } from '@shared/content/folded'
import { wordsOf } from '@shared/search/words'
import { MARKS } from '@shared/snippet'
import type { Matcher } from './search-query'

const LENGTH = 220
/** Characters before the first match. */
const LEAD = 40
const MAX_MATCHES = 60

/** This much of a text is searched for its passage. */
export const SNIPPET_SOURCE = 20_000

type Match = { start: number; end: number; term: string }

/** A text in pieces of about this length, divided at spaces. */
function* piecesOf(text: string, length: number) {
  for (let start = 0; start < text.length; ) {
    const space = text.indexOf(' ', start + length)
    const end = space < 0 ? text.length : space + 1
    yield { start, text: text.slice(start, end) }
    start = end
  }
}

/** Collects matches in their order, and keeps where the passage with the most different terms begins; of several, the first. */
function createPassage(allTerms: number) {
  const matches: Match[] = []
  let recent: Match[] = []
  let best = { start: 0, terms: 0 }
  return {
    matches,
    start: () => best.start,
    add(match: Match) {
      matches.push(match)
      recent = [...recent.filter(({ start }) => start >= match.end - LENGTH + LEAD), match]
      const terms = new Set(recent.map(({ term }) => term)).size
      if (terms > best.terms) best = { start: recent[0]?.start ?? match.start, terms }
    },
    /** Whether what comes after this position makes no difference. */
    isComplete: (at: number) => matches.length >= MAX_MATCHES || (best.terms >= allTerms && at > best.start + LENGTH),
  }
}

/** A part of a text between two spaces. */
type Token = { start: number; text: string }

function tokenAt(text: string, at: number): Token {
  const start = text.lastIndexOf(' ', at) + 1
  const end = text.indexOf(' ', at)
  return { start, text: end < 0 ? text.slice(start) : text.slice(start, end) }
}

/** The parts of a piece that may contain a match, which are few. */
function candidatesIn(piece: string, hints: string[]): Token[] {
  const plain = folded(piece)
  const found = hints.filter((hint) => plain.includes(hint))
  if (found.length === 0) return []
  // Folding most texts moves nothing, so what was found in a piece is at the same place.
  if (!foldsInPlace(piece))
    return [...piecesOf(piece, 1)].filter(({ text }) => found.some((hint) => folded(text).includes(hint)))
  const tokens = new Map<number, Token>()
  for (const hint of found)
    for (let at = plain.indexOf(hint); at >= 0; ) {
      const token = tokenAt(piece, at)
      tokens.set(token.start, token)
      at = plain.indexOf(hint, token.start + token.text.length)
    }
  return [...tokens.values()].sort((a, b) => a.start - b.start)
}

/** The words of a piece that match. */
function* matchingWords(piece: string, { hints, termOf }: Matcher) {
  for (const token of candidatesIn(piece, hints))
    for (const { start, end, parts, joined } of wordsOf(token.text)) {
      const term = [...parts, joined].map((part) => part && termOf(part)).find((found) => found !== undefined)
      if (term) yield { start: token.start + start, end: token.start + end, term }
    }
}

function findPassage(text: string, matcher: Matcher) {
  const passage = createPassage(matcher.terms)
  for (const piece of piecesOf(text, 500)) {
    if (passage.isComplete(piece.start)) break
    for (const { start, end, term } of matchingWords(piece.text, matcher))
      passage.add({ start: piece.start + start, end: piece.start + end, term })
  }
  return passage
}

/** Also for scripts without spaces, in which a match is anywhere in the text. */
function findPassageWithRuns(text: string, matcher: Matcher) {
  const found = findPassage(text, matcher).matches
  for (const run of matcher.runs)
    for (let at = text.indexOf(run); at >= 0 && found.length < 2 * MAX_MATCHES; at = text.indexOf(run, at + run.length))
      found.push({ start: at, end: at + run.length, term: run })
  const passage = createPassage(matcher.terms)
  for (const match of found.sort((a, b) => a.start - b.start)) passage.add(match)
  return passage
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
export function snippetOf(text: string, matcher: Matcher) {
  const passage = matcher.runs.length > 0 ? findPassageWithRuns(text, matcher) : findPassage(text, matcher)
  const from = cutNear(text, passage.start() - LEAD)
  const to = cutNear(text, from + LENGTH)
  let snippet = ''
  let rest = from
  for (const { start, end } of passage.matches) {
    if (start < rest || end > to) continue
    snippet += `${text.slice(rest, start)}${MARKS.start}${text.slice(start, end)}${MARKS.end}`
    rest = end
  }
  snippet += text.slice(rest, to)
  return `${from > 0 ? '…' : ''}${snippet.trim()}${to < text.length ? '…' : ''}`
}
