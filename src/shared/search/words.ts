import { folded } from '../content/folded'
import { simplified } from './simplified'

const NONE: string[] = []

/** Words longer than this are cut: no one searches for more. */
const MAX_WORD = 60

const CONNECTORS = "'’ʼ‘`´＇ʻʾʿ‐‑\\-"
/** Between letters, as in Ph.D. */
const DOT = '(?<=[\\p{L}\\p{M}])\\.(?=\\p{L})'
const LETTERS = '[\\p{L}\\p{M}\\p{N}]+'
/** A number with its digits in groups, such as 1,234 and 1.00.000. */
const GROUPS = "[,.’'\u066c\u00a0\u2009\u202f]"
const GROUPED = `(?<![\\p{L}\\p{M}\\p{N}.,])\\p{Nd}{1,3}(?:${GROUPS}\\p{Nd}{2,3})*${GROUPS}\\p{Nd}{3}(?![\\p{L}\\p{M}\\p{N}]|[.,]\\p{N})`
const GROUPED_NUMBER = new RegExp(`^\\p{Nd}{1,3}(?:${GROUPS}\\p{Nd}{2,3})+$`, 'u')
const WORD = new RegExp(`${GROUPED}|${LETTERS}(?:(?:[${CONNECTORS}]|${DOT})${LETTERS})*`, 'gu')
const CONNECTOR = new RegExp(`[${CONNECTORS}.,\u066c\u00a0\u2009\u202f]`)
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff\ue000\ue001]/g

/** Scripts that write no spaces between words, and Korean, whose words carry endings. */
const UNSPACED =
  /[\p{Script=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu

/** Spaces that writers put between words of these scripts or not, as in Korean, and the middle dot between foreign names. */
const OPTIONAL_SPACE = /[\s\u30fb]+/g
const LETTERS_UNSPACED = `(?:(?=[\\p{L}\\p{M}\\p{N}])${UNSPACED.source.replace(/\+$/, '')})+`
const STRETCH = new RegExp(`${LETTERS_UNSPACED}(?:${OPTIONAL_SPACE.source}${LETTERS_UNSPACED})*`, 'gu')

export const isOptionalSpace = (character: string) => character.search(OPTIONAL_SPACE) >= 0

export const withoutSpaces = (text: string) => text.replace(OPTIONAL_SPACE, '')

/** Text as it is compared in scripts without spaces. */
export const unspacedForm = (text: string) => withoutSpaces(searchForm(text))

/** The stretches of a text in scripts without spaces, which contain every run that can be searched for. */
export const stretchesOf = (text: string) =>
  isUnspaced(text) ? (searchForm(text).match(STRETCH) ?? NONE).map(withoutSpaces) : NONE

export const isUnspaced = (text: string) => text.search(UNSPACED) >= 0

export const isInvisible = (character: string) => character.search(INVISIBLE) >= 0

export const withoutInvisible = (text: string) => text.replace(INVISIBLE, '')

/** Text as searches compare it. */
export const searchForm = (text: string) => simplified(folded(text))

/** A word as it stands in a text. */
export type Word = {
  start: number
  end: number
  /** Its folded parts: `Krakatau’s` has `krakatau`, `orang-utan` has `orang` and `utan`. */
  parts: string[]
  /** Single letters beside longer parts, as of `l’éléphant` and `Krakatau’s`. They are found, but need not be. */
  letters: string[]
  /** The parts and letters as one word, if there are several. */
  joined: string | undefined
  /** Stretches in scripts without spaces. */
  runs: string[]
}

/** Most words of European languages. */
const SIMPLE = /^[A-Za-z0-9]+$/

const NUMBER = /^[0-9]+$/

/** One word of a text. What is left of it between runs are parts like any other. */
function analyse(text: string): Omit<Word, 'start' | 'end'> {
  if (SIMPLE.test(text))
    return { parts: [text.slice(0, MAX_WORD).toLowerCase()], letters: NONE, joined: undefined, runs: NONE }
  const pieces = text.slice(0, MAX_WORD).split(CONNECTOR).map(searchForm).filter(Boolean)
  if (GROUPED_NUMBER.test(text)) return { parts: [pieces.join('')], letters: NONE, joined: undefined, runs: NONE }
  const runs = pieces.flatMap((piece) => piece.match(UNSPACED) ?? NONE)
  const all =
    runs.length > 0 ? pieces.flatMap((piece) => piece.replace(UNSPACED, ' ').split(' ')).filter(Boolean) : pieces
  const isLetter = (part: string) => part.length === 1 && !NUMBER.test(part)
  const long = all.filter((part) => !isLetter(part))
  const joined = all.length > 1 && runs.length === 0 ? all.join('') : undefined
  return long.length > 0
    ? { parts: long, letters: all.filter(isLetter), joined, runs }
    : { parts: all, letters: NONE, joined, runs }
}

/** A stretch that is longer than a word may be is read piece by piece, as Chinese sentences are. */
export function* wordsOf(text: string): Generator<Word> {
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const pieceLength = found.length > MAX_WORD && found.search(UNSPACED) < 0 ? found.length : MAX_WORD
    for (let start = 0; start < found.length; start += pieceLength) {
      const piece = found.slice(start, start + pieceLength)
      yield { start: index + start, end: index + start + piece.length, ...analyse(piece) }
    }
  }
}

/** Pairs of neighbouring characters, by which a stretch is found, and single ones. */
export function gramsOf(run: string) {
  const characters = [...run]
  return { single: characters, pairs: characters.slice(1).map((next, index) => `${characters[index]}${next}`) }
}
