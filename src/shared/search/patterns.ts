import { withoutForbidden } from '../content/clean-text'
import { TRADITIONAL } from './simplified'
import { typedWords } from './typed-words'
import { isUnspaced, searchForm, withoutInvisible } from './words'

/** Texts that may fold into others: every letter and digit, and spellings of several characters. */
function* spellings() {
  for (let code = 0; code < 0xffff; code += 1) {
    const character = String.fromCharCode(code)
    // Those are many, and fold into themselves.
    if (code === 0x4e00) code = 0x9fff
    else if (code === 0xac00) code = 0xf8ff
    else if (/[\p{L}\p{N}]/u.test(character)) yield character
  }
  yield* TRADITIONAL
  for (let code = 0xff66; code <= 0xff9d; code += 1) for (const sign of 'ﾞﾟ') yield `${String.fromCharCode(code)}${sign}`
  for (const tone of ['', ...'่้๊๋']) yield* [`${tone}ํา`, `ํ${tone}า`]
  for (const tone of ['', ...'່້໊໋']) yield* [`${tone}ໍາ`, `ໍ${tone}າ`]
  for (const nasal of 'ङञणनम')
    for (let code = 0x915; code <= 0x92d; code += 1) yield `${nasal}्${String.fromCharCode(code)}`
  yield* ['ँ', 'เเ']
}

/** The spellings of what they are compared as, such as `ß` and `ẞ` of `ss`. Made once: it takes a tenth of a second. */
let spellingsByForm: Map<string, string[]> | undefined

function spellingsOf(form: string) {
  if (!spellingsByForm) {
    spellingsByForm = new Map()
    for (const spelling of spellings()) {
      const compared = searchForm(spelling)
      if (compared === spelling) continue
      spellingsByForm.set(compared, [...(spellingsByForm.get(compared) ?? []), spelling])
    }
  }
  return spellingsByForm.get(form) ?? []
}

/** Characters of a form that one spelling may stand for. */
const LONGEST = 3

const escaped = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '\\$&')
const isOne = (text: string) => [...text].length === 1

/** What a search ignores between letters: apostrophes, hyphens and dots, signs, and what is invisible. */
const IGNORED =
  "['’ʼ‘`´＇ʹ-ʿ.‐‑\u00ad\u200b-\u200d\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u093c-]*"
const IGNORED_IN_NUMBERS = "['’.,\u066c\u00a0\u2009\u202f]*"
const MARKS =
  '\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0900-\u0903\u093a-\u093c\u093e-\u094f\u0951-\u0957\u0962\u0963'

const patternsByCharacter = new Map<string, string>()

function characterPattern(character: string) {
  const spellings = spellingsOf(character)
  if (spellings.length === 0) return escaped(character)
  const known = patternsByCharacter.get(character)
  if (known) return known
  const longer = spellings.filter((each) => !isOne(each))
  const single = `[${[character, ...spellings.filter(isOne)].map(escaped).join('')}]`
  const pattern = longer.length > 0 ? `(?:${[single, ...longer.map(escaped)].join('|')})` : single
  patternsByCharacter.set(character, pattern)
  return pattern
}

/** Characters of a word that are compared. A pattern is fifty times as long. */
const MAX_COMPARED = 24

/** A pattern for all spellings of what begins with a form. */
function spelledPattern(form: string) {
  const characters = [...form].slice(0, MAX_COMPARED)
  const ignored = isUnspaced(form) ? '\\s*' : /^[0-9]+$/.test(form) ? IGNORED_IN_NUMBERS : IGNORED
  const patterns: string[] = []
  for (let at = 0; at < characters.length; ) {
    const several = Array.from({ length: LONGEST - 1 }, (_, index) => characters.slice(at, at + LONGEST - index))
    const found = several.find((part) => part.length > 1 && spellingsOf(part.join('')).length > 0)
    const part = found ?? characters.slice(at, at + 1)
    const each = part.map(characterPattern).join(ignored)
    patterns.push(found ? `(?:${[each, ...spellingsOf(found.join('')).map(escaped)].join('|')})` : each)
    at += part.length
  }
  return patterns.join(ignored)
}

/** The words of a search as they are compared, and whether they stand right before or after the sign of an address. */
function formsIn(q: string) {
  const text = withoutInvisible(withoutForbidden(q))
  return typedWords(q).words.flatMap(({ parts, joined, runs, start, end }) =>
    [...(joined ? [joined] : parts), ...runs].map((form) => ({
      form,
      isLocal: text[end] === '@',
      isDomain: text[start - 1] === '@',
    })),
  )
}

/** Not within a word. Lookbehind would take ten times longer. */
const BEFORE_WORD = `(?:^|[^[:alnum:]${MARKS}])`

/**
 * Regular expressions of PostgreSQL that a text has to match, all of them, to be found: for each word the beginnings of words, and any
 * part of an address of e-mail, in all their spellings. So texts need not be folded before they are compared.
 */
export function patternsOf(q: string) {
  const words = formsIn(q)
  const joinable = (at: number) => {
    const form = words[at]?.form
    return form && !isUnspaced(form) ? form : undefined
  }
  return words.map(({ form, isLocal, isDomain }, index) => {
    if (isLocal) return `${spelledPattern(form)}@`
    if (isDomain) return `@${spelledPattern(form)}`
    if (isUnspaced(form)) return spelledPattern(form)
    // “orang utan” also finds “orangutan”.
    const [before, after] = [joinable(index - 1), joinable(index + 1)]
    const forms = [form, ...(before ? [before + form] : []), ...(after ? [form + after] : [])]
    const spelled = `(?:${forms.map(spelledPattern).join('|')})`
    return `${BEFORE_WORD}${spelled}|${spelled}[^\\s@]*@|@\\S*${spelled}`
  })
}

/** Words in which a letter may be wrong. A pattern grows with the square of the letters. From `beginning` on, it finds beginnings of words. */
const MISSPELT = { words: 4, shortest: 4, longest: 16, beginning: 6 }

const mayBeMisspelt = (form: string) =>
  /^\p{L}+$/u.test(form) && !isUnspaced(form) && form.length >= MISSPELT.shortest && form.length <= MISSPELT.longest

const WORD_END = `(?:$|[^[:alnum:]${MARKS}])`

/**
 * A pattern for a form with a letter that is wrong, missing, added, or swapped with the next one; never the first. A short one is a whole
 * word, because it is nearly the beginning of too many.
 */
function misspeltPattern(form: string) {
  const letters = [...form].map(characterPattern)
  const any = `[[:alnum:]${MARKS} ]`
  const rest = (at: number) =>
    letters
      .slice(at)
      .map((letter) => IGNORED + letter)
      .join('')
  const [first, ...others] = letters
  const wrongFrom = others.reduceRight((later, letter, index) => {
    const at = index + 1
    const next = letters[at + 1]
    const swapped = next ? `|${IGNORED}${next}${IGNORED}${letter}${rest(at + 2)}` : ''
    return `(?:${IGNORED}${letter}${later}|${any}?${rest(at + 1)}|${any}${rest(at)}${swapped})`
  }, '')
  return `${BEFORE_WORD}${first}${wrongFrom}${letters.length < MISSPELT.beginning ? WORD_END : ''}`
}

/** What finds texts that lack the words of a search as they are typed; undefined if they are too short to be meant differently. */
export function misspeltPatternsOf(q: string) {
  const words = formsIn(q)
  const misspelt = words.filter(({ form }) => mayBeMisspelt(form)).slice(0, MISSPELT.words)
  if (misspelt.length === 0) return undefined
  const exact = patternsOf(q)
  return words.map((word, index) => (misspelt.includes(word) ? misspeltPattern(word.form) : (exact[index] as string)))
}
