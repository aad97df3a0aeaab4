import { withoutForbidden } from '../content/clean-text'
import { type Word, withoutInvisible, wordsOf } from './words'

/** More words than this are left out of a search. */
const MAX_WORDS = 16

/** Words that nearly every text contains. A search that has others leaves them out: “how to read the rocks” looks for two words. */
const FREQUENT = new Set(
  'a an and are as at be by for from how in is it of on or that the this to was what where with dan dari di itu ke pada untuk yang'.split(
    ' ',
  ),
)
const isFrequent = ({ parts }: Word) => parts.length > 0 && parts.every((part) => FREQUENT.has(part))

/** One letter of a script with spaces: what is being typed could be nearly any word. Not a number. */
const isLetter = ({ parts, joined, runs }: Word) =>
  runs.length === 0 && joined === undefined && parts.every((part) => /^\p{L}\p{M}*$/u.test(part))

/** The words that a search looks for, and whether the last one may be the beginning of a word. */
export function typedWords(q: string) {
  const text = withoutInvisible(withoutForbidden(q))
  const typed: Word[] = []
  for (const word of wordsOf(text)) {
    if (typed.length === MAX_WORDS) break
    typed.push(word)
  }
  const meaningful = typed.filter((word) => !isFrequent(word))
  const words = meaningful.length > 0 ? meaningful : typed
  const end = words.at(-1)
  const isUnfinished = end !== undefined && end.end === text.length
  // “lake t” finds what “lake” finds.
  return isUnfinished && words.length > 1 && isLetter(end)
    ? { text, words: words.slice(0, -1), isUnfinished: false }
    : { text, words, isUnfinished }
}
