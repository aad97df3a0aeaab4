import { foldedWithPlaces, foldsInPlace, occurrencesOf } from '@shared/content/folded'
import {
  isInvisible,
  isOptionalSpace,
  searchForm,
  unspacedForm,
  withoutInvisible,
  withoutSpaces,
  wordsOf,
} from '@shared/search/words'
import { MARKS } from '@shared/snippet'
import { LRUCache } from 'lru-cache'
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

/** What stands within words and numbers, such as O’Brien and 1,234, once they are folded. */
const CONNECTORS = /['’‘`.,‐-]|(?<=[0-9]) (?=[0-9]{3})/g

/** The parts of a piece that may contain a match, which are few. */
function candidatesIn(piece: string, hints: string[]): Token[] {
  const inPlace = foldsInPlace(piece)
  const plain = inPlace ? piece.toLowerCase() : searchForm(piece)
  const bare = plain.replace(CONNECTORS, '')
  const wanted = hints.filter((hint) => bare.includes(hint))
  if (wanted.length === 0) return []
  const tokens = new Map<number, Token>()
  const collect = (some: string[]) => {
    for (const token of piecesOf(piece, 1)) {
      const form = searchForm(token.text).replace(CONNECTORS, '')
      if (some.some((hint) => form.includes(hint))) tokens.set(token.start, token)
    }
  }
  if (!inPlace) collect(wanted)
  else {
    // Folding most texts moves nothing, so what was found in a piece is at the same place.
    for (const hint of wanted)
      for (let at = plain.indexOf(hint); at >= 0; ) {
        const token = tokenAt(piece, at)
        tokens.set(token.start, token)
        at = plain.indexOf(hint, token.start + token.text.length)
      }
    const inSeveralParts = wanted.filter((hint) => !plain.includes(hint))
    if (inSeveralParts.length > 0) collect(inSeveralParts)
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

/** A text in pieces of this length, each with the beginning of the next one. */
function* overlapping(text: string, length: number, overlap: number) {
  for (let start = 0; start < text.length; ) {
    let end = Math.min(start + length, text.length)
    while (/[\p{M}\udc00-\udfff\uff9e\uff9f]/u.test(text[end] ?? '')) end += 1
    yield { start, end, text: text.slice(start, end + overlap) }
    start = end
  }
}

/** What may fold into fewer characters. */
const CONTRACTIBLE = /[\p{M}\ud800-\udfff\u0e40\u1100-\u11ff\uff61-\uffdc]/u

const knownForms = new LRUCache<string, string>({ max: 5000, memoMethod: unspacedForm })
const formOfPart = (part: string) => knownForms.memo(part)

function placesOfLetters(text: string) {
  const starts: number[] = []
  for (let at = 0; at < text.length; at += 1) if (!isOptionalSpace(text[at] as string)) starts.push(at)
  return { starts, ends: starts.map((at) => at + 1) }
}

/** Where a text has these runs, however they are spelt, with spaces or without. */
function matchingRuns(text: string, runs: string[]): Match[] {
  const folded = searchForm(text)
  const form = withoutSpaces(folded)
  const found = runs.filter((run) => form.includes(run))
  if (found.length === 0) return []
  const isInPlace = folded.length === text.length && !CONTRACTIBLE.test(text)
  const places = isInPlace ? { form, ...placesOfLetters(folded) } : foldedWithPlaces(text, formOfPart)
  return found.flatMap((term) =>
    [...occurrencesOf(term, places)].map(({ from, to }) => ({ start: from, end: to, term })),
  )
}

/** Also for scripts without spaces, in which a match is anywhere in the text. */
function findPassageWithRuns(text: string, matcher: Matcher) {
  const words = matcher.hints.length > 0 ? findPassage(text, matcher).matches : []
  const longest = Math.max(...matcher.runs.map((run) => run.length))
  const passage = createPassage(matcher.terms)
  for (const piece of overlapping(text, 500, 4 * longest)) {
    if (passage.isComplete(piece.start)) break
    const inPiece = ({ start }: Match) => start >= piece.start && start < piece.end
    const runs = matchingRuns(piece.text, matcher.runs).map(({ start, end, term }) => ({
      start: piece.start + start,
      end: piece.start + end,
      term,
    }))
    const all = [...runs, ...words].filter(inPiece)
    for (const match of all.sort((a, b) => a.start - b.start || b.end - a.end)) passage.add(match)
  }
  return passage
}

const passageIn = (text: string, matcher: Matcher) =>
  matcher.runs.length > 0 ? findPassageWithRuns(text, matcher) : findPassage(text, matcher)

/** A part of a text, with marks around the matches. */
function marked(text: string, matches: Match[], from = 0, to = text.length) {
  let snippet = ''
  let rest = from
  for (const { start, end } of matches) {
    if (start < rest || end > to) continue
    snippet += `${text.slice(rest, start)}${MARKS.start}${text.slice(start, end)}${MARKS.end}`
    rest = end
  }
  return snippet + text.slice(rest, to)
}

/** A short text with marks around the matches; undefined if there are none. */
export function markedText(text: string, matcher: Matcher) {
  const visible = Array.from({ length: text.length }, (_, at) => at).filter((at) => !isInvisible(text[at] as string))
  const { matches } = passageIn(withoutInvisible(text), matcher)
  const placeOf = ({ start, end, term }: Match) => ({
    start: visible[start] as number,
    end: (visible[end - 1] as number) + 1,
    term,
  })
  return matches.length > 0 ? marked(text, matches.map(placeOf)) : undefined
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
  const passage = passageIn(text, matcher)
  const from = cutNear(text, passage.start() - LEAD)
  const to = cutNear(text, from + LENGTH)
  return `${from > 0 ? '…' : ''}${marked(text, passage.matches, from, to).trim()}${to < text.length ? '…' : ''}`
}
