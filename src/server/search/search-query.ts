import { LANGUAGES, type LanguageCode } from '@shared/languages'
import { stemOf } from './texts/stems'
import { gramsOf, type Word, withoutInvisible, wordsOf } from './texts/words'

/** More words than this are left out of a search. */
const MAX_WORDS = 16
/** A shorter word that is still being typed begins too many others. */
const MIN_PREFIX = 2

/** Words that nearly every text contains. A search that has others leaves them out: “how to read the rocks” looks for two words. */
const FREQUENT = new Set(
  'a an and are as at be by for from how in is it of on or that the this to was what where with dan dari di itu ke pada untuk yang'.split(
    ' ',
  ),
)
const isFrequent = ({ parts }: Word) => parts.length > 0 && parts.every((part) => FREQUENT.has(part))

/** What a search looks for: all of its words, in any order. */
export type SearchTerms = {
  words: Word[]
  /** Stands at the end, so it may be the beginning of a word. */
  last: string | undefined
  /** Other words in place of misspelt ones, by word. */
  corrections: Map<string, (readonly string[])[]>
}

export function parseSearch(q: string): SearchTerms {
  const text = withoutInvisible(q)
  const typed: Word[] = []
  for (const word of wordsOf(text)) {
    if (typed.length === MAX_WORDS) break
    typed.push(word)
  }
  const words = typed.every(isFrequent) ? typed : typed.filter((word) => !isFrequent(word))
  const end = words.at(-1)
  const last = end && end.end === text.length ? end.parts.at(-1) : undefined
  return { words, last: last && last.length >= MIN_PREFIX ? last : undefined, corrections: new Map() }
}

const anyOf = (alternatives: string[]) => {
  const different = [...new Set(alternatives)]
  return different.length === 1 ? (different[0] as string) : `(${different.join(' | ')})`
}
const allOf = (terms: string[]) => (terms.length === 1 ? (terms[0] as string) : `(${terms.join(' & ')})`)

/**
 * The text of a tsquery that finds all the words, where the prefix stands for; undefined if there are none. A row of a language
 * contains the stems of its words in that language, so the words themselves would only make the search slower.
 */
export function toTsQuery({ words, last, corrections }: SearchTerms, languages: readonly LanguageCode[], prefix = '') {
  const lexeme = (word: string) => `'${prefix}${word}'`
  const stems = (word: string) => languages.map((language) => stemOf(word, language))
  const stemsOf = (word: string) => anyOf(stems(word).map(lexeme))
  /** What a word is the beginning of, which includes the word itself and longer stems: they need not be looked up a second time. */
  const beginningWith = (word: string) => {
    const shorter = stems(word).filter((stem) => !stem.startsWith(word))
    return [...shorter.map(lexeme), `${lexeme(word)}:*`]
  }
  /** A word, what it may be the beginning of, and what it may stand for. */
  const wordQuery = (word: string) => {
    const own = word === last ? beginningWith(word) : [stemsOf(word)]
    const others = (corrections.get(word) ?? []).map((each) => allOf(each.map(stemsOf)))
    return anyOf([...own, ...others])
  }
  const single = (word: Word) => word.parts.length === 1 && word.runs.length === 0
  const groups = words.map((word, index) => {
    const runs = word.runs.map((run) => {
      const { single: characters, pairs } = gramsOf(run)
      return allOf((pairs.length > 0 ? pairs : characters).map(lexeme))
    })
    const own = [...word.parts.map(wordQuery), ...runs]
    const alternatives = own.length > 0 ? [allOf(own)] : []
    if (word.joined) alternatives.push(wordQuery(word.joined))
    // “orang utan” also finds “orangutan”.
    for (const [left, right] of [
      [words[index - 1], word],
      [word, words[index + 1]],
    ])
      if (left && right && single(left) && single(right))
        alternatives.push(wordQuery(`${left.parts[0]}${right.parts[0]}`))
    return alternatives.length > 0 ? anyOf(alternatives) : undefined
  })
  const found = groups.filter((group) => group !== undefined)
  return found.length > 0 ? found.join(' & ') : undefined
}

/** Stretches of scripts without spaces. Their pairs of characters can also be scattered, so the text has to contain them. */
export const longRuns = ({ words }: SearchTerms) =>
  words.flatMap(({ runs }) => runs.filter((run) => [...run].length > 2))

export const ALL_LANGUAGES = LANGUAGES.map(({ code }) => code)

/** Finds the words of a text that match, and which of the typed words each stands for. */
export function createMatcher({ words, last, corrections }: SearchTerms, languages: readonly LanguageCode[]) {
  const typed = new Map<string, string>()
  for (const [index, { parts, joined }] of words.entries()) {
    for (const part of joined ? [...parts, joined] : parts)
      for (const word of [part, ...(corrections.get(part) ?? []).flat()]) typed.set(word, part)
    const next = words[index + 1]
    const pair = next && parts.length === 1 && next.parts.length === 1 ? `${parts[0]}${next.parts[0]}` : undefined
    if (pair) typed.set(pair, pair)
  }
  const stems = languages.map((language) => ({
    language,
    terms: new Map([...typed].map(([word, term]) => [stemOf(word, language), term])),
  }))
  // Only words that share a few letters with a stem are worth stemming.
  const hints = [...new Set(stems.flatMap(({ terms }) => [...terms.keys()].map((stem) => stem.slice(0, 3))))]
  if (last !== undefined) hints.push(last)
  const find = (word: string) => {
    const exact = typed.get(word)
    if (exact !== undefined || !hints.some((hint) => word.includes(hint))) return exact
    if (last !== undefined && word.startsWith(last)) return last
    for (const { language, terms } of stems) {
      const term = terms.get(stemOf(word, language))
      if (term !== undefined) return term
    }
    return undefined
  }
  const known = new Map<string, string | undefined>()
  return {
    runs: words.flatMap((word) => word.runs),
    /** How many different terms a passage has at best. */
    terms: words.length,
    /** In folded text, a match contains one of these. Much faster than to look at each word. Other words may contain them too. */
    hints,
    termOf(word: string) {
      if (!known.has(word)) known.set(word, find(word))
      return known.get(word)
    },
  }
}

export type Matcher = ReturnType<typeof createMatcher>
