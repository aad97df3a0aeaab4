import { toWellFormed } from '@shared/content/clean-text'
import { folded } from '@shared/content/folded'
import { LANGUAGES, type LanguageCode } from '@shared/languages'
import { stemOf } from './stems'
import { gramsOf, type Word, withoutInvisible, wordsOf } from './words'

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
  const text = withoutInvisible(toWellFormed(q))
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

const lexeme = (word: string) => `'${word}'`
const anyOf = (alternatives: string[]) => `(${[...new Set(alternatives)].join(' | ')})`
const allOf = (terms: string[]) => `(${terms.join(' & ')})`

/** A word, its stems in these languages, and what it may be the beginning of, or stand for. */
function wordQuery(word: string, languages: readonly LanguageCode[], { last, corrections }: SearchTerms): string {
  const stems = languages.map((language) => lexeme(stemOf(word, language)))
  const beginning = word === last ? [`${lexeme(word)}:*`] : []
  const others = (corrections.get(word) ?? []).map((words) => allOf(words.map(lexeme)))
  return anyOf([lexeme(word), ...stems, ...beginning, ...others])
}

/** The text of a tsquery that finds all the words; undefined if there are none. */
export function toTsQuery(terms: SearchTerms, languages: readonly LanguageCode[]) {
  const single = (word: Word) => word.parts.length === 1 && word.runs.length === 0
  const groups = terms.words.map((word, index) => {
    const query = (each: string) => wordQuery(each, languages, terms)
    const runs = word.runs.map((run) => {
      const { single: characters, pairs } = gramsOf(run)
      return allOf((pairs.length > 0 ? pairs : characters).map(lexeme))
    })
    const own = [...word.parts.map(query), ...runs]
    const alternatives = own.length > 0 ? [allOf(own)] : []
    if (word.joined) alternatives.push(query(word.joined))
    // “orang utan” also finds “orangutan”.
    for (const [left, right] of [
      [terms.words[index - 1], word],
      [word, terms.words[index + 1]],
    ])
      if (left && right && single(left) && single(right)) alternatives.push(query(`${left.parts[0]}${right.parts[0]}`))
    return alternatives.length > 0 ? anyOf(alternatives) : undefined
  })
  const found = groups.filter((group) => group !== undefined)
  return found.length > 0 ? found.join(' & ') : undefined
}

/** Stretches of scripts without spaces. Their pairs of characters can also be scattered, so the text has to contain them. */
export const longRuns = ({ words }: SearchTerms) =>
  words.flatMap(({ runs }) => runs.filter((run) => [...run].length > 2))

export const ALL_LANGUAGES = LANGUAGES.map(({ code }) => code)

/** Finds the words of a text that match. */
export function createMatcher({ words, last, corrections }: SearchTerms, languages: readonly LanguageCode[]) {
  const parts = words.flatMap((word, index) => {
    const next = words[index + 1]
    const pair = next && word.parts.length === 1 && next.parts.length === 1 ? [`${word.parts[0]}${next.parts[0]}`] : []
    return [...word.parts, ...(word.joined ? [word.joined] : []), ...pair]
  })
  const exact = new Set([...parts, ...parts.flatMap((part) => (corrections.get(part) ?? []).flat())])
  const stems = new Map(
    languages.map((language) => [language, new Set([...exact].map((word) => stemOf(word, language)))]),
  )
  // Only words that share a few letters with a stem are worth stemming.
  const hints = [...new Set([...stems.values()].flatMap((found) => [...found].map((stem) => stem.slice(0, 3))))]
  if (last !== undefined) hints.push(last)
  const mayMatch = (text: string) => hints.some((hint) => text.includes(hint))
  const known = new Map<string, boolean>()
  const test = (word: string) =>
    exact.has(word) ||
    (last !== undefined && word.startsWith(last)) ||
    (mayMatch(word) && [...stems].some(([language, found]) => found.has(stemOf(word, language))))
  return {
    runs: words.flatMap((word) => word.runs),
    /** False for a text, or a part of it, that contains no match. Much faster than to look at each word. */
    mayMatch: (text: string) => mayMatch(folded(text)),
    matches(word: string) {
      const answer = known.get(word) ?? test(word)
      known.set(word, answer)
      return answer
    },
  }
}
