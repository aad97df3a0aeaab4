import type { LanguageCode } from '@shared/languages'
import { stemOf } from './stems'
import { gramsOf, withoutInvisible, wordsOf } from './words'

export type SearchableTexts = {
  language: LanguageCode
  title: string
  excerpt: string
  /** HTML. */
  content: string
  /** Author, categories, places. */
  names: string[]
}

export type IndexedTexts = {
  /** Literals of tsvectors. */
  head: string
  words: string
  body: string
  vocabulary: string[]
}

/** A tsvector takes 1 MB; lexemes of a text beyond this many bytes are left out. */
const MAX_BYTES = 400_000
const VOCABULARY_WORD = /^[\p{L}\p{M}]{3,40}$/u

const INLINE = /^<\/?(?:a|b|i|u|s|em|strong|span|mark|code|sub|sup|small|font|abbr)\b/i

/** The text of HTML. Elements separate words, except those within a line. By hand: a pattern would try each `<` again. */
export function textOfHtml(html: string) {
  let text = ''
  let rest = 0
  for (let start = html.indexOf('<'); start >= 0; start = html.indexOf('<', rest)) {
    const end = html.indexOf('>', start)
    if (end < 0) break
    text += html.slice(rest, start)
    if (!INLINE.test(html.slice(start, Math.min(end + 1, start + 12)))) text += ' '
    rest = end + 1
  }
  return (text + html.slice(rest))
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

const oneLine = (text: string) => withoutInvisible(text).replace(/\s+/g, ' ').trim()

/** Collects the lexemes of texts: folded words with their stems, and pairs of characters of scripts without spaces. */
function createLexemes(language: LanguageCode) {
  const weights = new Map<string, string>()
  const vocabulary = new Set<string>()
  let bytes = 0
  const add = (lexeme: string, weight: string) => {
    if (weights.has(lexeme) || bytes > MAX_BYTES) return
    bytes += Buffer.byteLength(lexeme) + 8
    weights.set(lexeme, weight)
  }
  const addWord = (word: string, weight: string) => {
    // Each word of a long text occurs many times.
    if (weights.has(word) && vocabulary.has(word)) return
    add(word, weight)
    add(stemOf(word, language), weight)
    if (VOCABULARY_WORD.test(word)) vocabulary.add(word)
  }
  return {
    addText: (text: string, weight: string) => {
      for (const { parts, joined, runs } of wordsOf(text)) {
        for (const part of parts) addWord(part, weight)
        if (joined) addWord(joined, weight)
        for (const run of runs) {
          const { single, pairs } = gramsOf(run)
          for (const gram of [...single, ...pairs]) add(gram, weight)
        }
      }
    },
    // Words consist of letters, marks and digits, so there is nothing to escape.
    literal: () => [...weights].map(([lexeme, weight]) => `'${lexeme}'${weight && `:1${weight}`}`).join(' '),
    vocabulary: () => [...vocabulary],
  }
}

/** What is stored of a text for the search. */
export function indexTexts({ language, title, excerpt, content, names }: SearchableTexts): IndexedTexts {
  const body = oneLine(`${excerpt} ${textOfHtml(content)}`)
  const head = createLexemes(language)
  head.addText(withoutInvisible(title), 'A')
  for (const text of [...names, excerpt]) head.addText(withoutInvisible(text), 'B')
  const all = createLexemes(language)
  for (const text of [title, ...names]) all.addText(withoutInvisible(text), '')
  all.addText(body, '')
  return { head: head.literal(), words: all.literal(), body, vocabulary: all.vocabulary() }
}
