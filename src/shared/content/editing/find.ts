import { type ChildNode, isText } from 'domhandler'
import type { AnyBlock, EditorDocument } from '../document'
import { isElement, parseHtml } from '../dom'
import { folded, foldedWithPlaces, occurrencesOf } from '../folded'
import { escapeText } from '../html'
import { inlineHtml } from '../inline'
import { joinInline, sliceInline } from './inline-text'
import { fieldsOf, getText, setText } from './kinds'
import type { Edited, FieldPath } from './places'

export type Query = {
  words: string
  /** Else case and accents make no difference. */
  matchCase?: boolean
  wholeWords?: boolean
}

/** Where a text was found. `from` and `to` count the visible characters of the field, as `Place` does. */
export type Match = { id: string; path: FieldPath; from: number; to: number }

const plainOf = (nodes: readonly ChildNode[]): string =>
  nodes
    .map((node) =>
      isText(node) ? node.data : isElement(node) ? (node.name === 'br' ? '\n' : plainOf(node.children)) : '',
    )
    .join('')

const visibleText = (html: string) => (/[<&]/.test(html) ? plainOf(parseHtml(html)) : html)

const LETTER = /[\p{L}\p{M}\p{N}_]/u
const isLetter = (text: string, at: number) => LETTER.test(String.fromCodePoint(text.codePointAt(at) ?? 0))

/** Whether neither end is within a word. */
const isWhole = (text: string, from: number, to: number) =>
  !(from > 0 && isLetter(text, from - 1) && isLetter(text, from)) &&
  !(to < text.length && isLetter(text, to - 1) && isLetter(text, to))

/** As typed: each character of the text is one of its form. */
const inPlace = (text: string) => {
  const starts = Array.from({ length: text.length }, (_, at) => at)
  return { form: text, starts, ends: starts.map((at) => at + 1) }
}

function rangesIn(text: string, { words, matchCase = false, wholeWords = false }: Query) {
  const wanted = matchCase ? words : folded(words)
  if (!wanted) return []
  const isAccepted = (from: number, to: number) => !wholeWords || isWhole(text, from, to)
  return [...occurrencesOf(wanted, matchCase ? inPlace(text) : foldedWithPlaces(text), isAccepted)]
}

const matchesIn = (block: AnyBlock, query: Query): Match[] =>
  fieldsOf(block).flatMap((path) =>
    rangesIn(visibleText(getText(block, path)), query).map((range) => ({ id: block.id, path, ...range })),
  )

/** All places with these words, in the order of the document, across marks. A text is found once: matches do not overlap. */
export const findMatches = ({ blocks }: EditorDocument, query: Query): Match[] =>
  blocks.flatMap((block) => matchesIn(block, query))

/** Puts another text into the first text of the nodes, and takes the rest away. Returns whether there was one. */
function retype(nodes: ChildNode[], text: string): boolean {
  for (const [index, node] of nodes.entries()) {
    const isDone = isText(node) ? node.data !== '' : isElement(node) && retype(node.children, text)
    if (!isDone) continue
    if (isText(node)) node.data = text
    nodes.length = index + 1
    return true
  }
  return false
}

/** The text with a part replaced. The new text has the marks of the first character that it replaces. */
function replaceIn(html: string, { from, to }: Pick<Match, 'from' | 'to'>, text: string) {
  const replaced = parseHtml(sliceInline(html, from, to))
  const inner = text === '' ? '' : retype(replaced, text) ? inlineHtml(replaced) : escapeText(text)
  return joinInline(joinInline(sliceInline(html, 0, from), inner), sliceInline(html, to))
}

/** Replaces matches of one document, as `findMatches` found them. The caret goes behind the last one. */
export function replaceMatches(document: EditorDocument, matches: Match[], text: string): Edited | undefined {
  const last = matches.at(-1)
  if (!last) return undefined
  const blocks = document.blocks.map((block) => {
    let changed = block
    // From the last one on, so that the places of the others stay.
    for (const match of matches.toReversed())
      if (match.id === block.id)
        changed = setText(changed, match.path, replaceIn(getText(changed, match.path), match, text))
    return changed
  })
  const inSameField = matches.filter(({ id, path }) => id === last.id && path.join() === last.path.join())
  const moved = inSameField.slice(0, -1).reduce((sum, { from, to }) => sum + text.length - (to - from), 0)
  return {
    document: { ...document, blocks },
    caret: { id: last.id, path: last.path, offset: last.from + moved + text.length },
  }
}
