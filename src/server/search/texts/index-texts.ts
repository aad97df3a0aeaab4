import { cut } from '@shared/content/clean-text'
import { DEFAULT_LANGUAGE, type LanguageCode, languageFor } from '@shared/languages'
import { gramsOf, stretchesOf, withoutInvisible, wordsOf } from '@shared/search/words'
import type { articles } from '../../db/schema/core'
import { HEAD_TEXTS, type SearchedText } from '../../db/searched-texts'
import { stemOf } from './stems'

/**
 * Before the lexemes of the title, and of title, names and excerpt, which are stored a second time. So the index alone finds the
 * best hits: weights would have to be read from the tsvector of each hit. No word contains these characters.
 */
export const IN_TITLE = '^'
export const IN_HEAD = '~'

/** `content` is HTML. */
export type SearchableTexts = Pick<typeof articles.$inferSelect, SearchedText> & {
  article_id: number
  language: LanguageCode
  is_fallback: boolean
  /** Author, categories, places. */
  names: string[]
}

export type IndexedTexts = {
  article_id: number
  language: LanguageCode
  is_fallback: boolean
  /** The literal of a tsvector. */
  words: string
  body: string
  /** What is in scripts without spaces, folded, to verify stretches of more than two characters. */
  runs: string
}

/** Adds which of the texts of a record, of which the original is the first, stands in for those that are missing. */
export function withFallback<Text extends { language: LanguageCode }>(texts: Text[]) {
  const shown = languageFor(
    texts.map(({ language }) => language),
    DEFAULT_LANGUAGE,
  )
  return texts.map((text) => ({ ...text, is_fallback: text.language === shown }))
}

/** Rows that an earlier version of this code has made are made again. Raise it whenever the same texts would be indexed otherwise. */
export const INDEX_VERSION = 2

/** Characters of a text that are searched: more than any magazine prints. */
const MAX_BODY = 200_000
/** Lexemes of a text beyond this are left out, so that storing them does not keep others waiting. */
const MAX_BYTES = 200_000
/** What a lexeme takes besides its letters. */
const LEXEME_BYTES = 10

const VOCABULARY_WORD = /^[\p{L}\p{M}]{3,40}$/u

const INLINE = /^<\/?(?:a|b|i|u|s|em|strong|span|mark|code|sub|sup|small|font|abbr)\b/i

/** The number of a footnote is no part of the word before it. */
const FOOTNOTE = '<sup data-note='

/** The text of HTML. Elements separate words, except those within a line. By hand: a pattern would try each `<` again. */
export function textOfHtml(html: string) {
  let text = ''
  let rest = 0
  for (let start = html.indexOf('<'); start >= 0; start = html.indexOf('<', rest)) {
    const end = html.indexOf('>', start)
    if (end < 0) break
    text += html.slice(rest, start)
    if (!INLINE.test(html.slice(start, Math.min(end + 1, start + 12))) || html.startsWith(FOOTNOTE, start)) text += ' '
    rest = end + 1
  }
  return (text + html.slice(rest))
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

/** Spaces within numbers stay what they are. */
const oneLine = (text: string) =>
  withoutInvisible(text)
    .replace(/[^\S\u00a0\u2009\u202f]+/g, ' ')
    .trim()

/** Collects the lexemes of texts: folded words with their stems, and pairs of characters of scripts without spaces. */
function createLexemes(language: LanguageCode) {
  const lexemes = new Set<string>()
  const vocabulary = new Set<string>()
  let bytes = 0
  const add = (lexeme: string) => {
    if (lexemes.has(lexeme) || bytes > MAX_BYTES) return
    bytes += Buffer.byteLength(lexeme) + LEXEME_BYTES
    lexemes.add(lexeme)
  }
  const addWord = (word: string, prefix: string) => {
    // Each word of a long text occurs many times.
    const lexeme = prefix + word
    if (lexemes.has(lexeme) && vocabulary.has(word)) return
    add(lexeme)
    if (!lexemes.has(lexeme)) return
    add(prefix + stemOf(word, language))
    vocabulary.add(word)
  }
  const addText = (text: string, prefix = '') => {
    for (const { parts, letters, joined } of wordsOf(text)) {
      for (const part of parts) addWord(part, prefix)
      for (const letter of letters) add(prefix + letter)
      if (joined) addWord(joined, prefix)
    }
    for (const stretch of stretchesOf(text)) {
      const { single, pairs } = gramsOf(stretch)
      for (const gram of [...single, ...pairs]) add(prefix + gram)
    }
  }
  return {
    addText,
    // No character of a word folds into a quote or a backslash, so there is nothing to escape.
    literal: () => [...lexemes].map((lexeme) => `'${lexeme}'`).join(' '),
    vocabulary: () => [...vocabulary].filter((word) => VOCABULARY_WORD.test(word)),
  }
}

function indexText({ article_id, language, is_fallback, names, ...texts }: SearchableTexts) {
  const { title, content } = texts
  const head = HEAD_TEXTS.flatMap((field) => texts[field] || [])
  const body = oneLine(cut([...head, textOfHtml(content)].join(' '), MAX_BODY))
  const lexemes = createLexemes(language)
  lexemes.addText(withoutInvisible(title), IN_TITLE)
  for (const text of [title, ...names, ...head]) {
    lexemes.addText(withoutInvisible(text), IN_HEAD)
    lexemes.addText(withoutInvisible(text))
  }
  lexemes.addText(body)
  const runs = [title, ...names, body].map(withoutInvisible).flatMap(stretchesOf).join(' ')
  return {
    row: { article_id, language, is_fallback, words: lexemes.literal(), body, runs },
    vocabulary: lexemes.vocabulary(),
  }
}

/** What is stored of texts for the search, and all their words, to correct misspelt ones. */
export function indexTexts(texts: SearchableTexts[]): { rows: IndexedTexts[]; vocabulary: string[] } {
  const indexed = texts.map(indexText)
  const vocabulary = new Set(indexed.flatMap((each) => each.vocabulary))
  return { rows: indexed.map(({ row }) => row), vocabulary: [...vocabulary].sort() }
}
