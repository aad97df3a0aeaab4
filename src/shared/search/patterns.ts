import { TRADITIONAL } from './simplified'
import { typedWords } from './typed-words'
import { isUnspaced, searchForm } from './words'

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

/**
 * Regular expressions of PostgreSQL that a text has to match, all of them, to be found: for each word the beginnings of words, and any
 * part of an address of e-mail, in all their spellings. So texts need not be folded before they are compared.
 */
export function patternsOf(q: string) {
  const words = typedWords(q).words.flatMap(({ parts, joined, runs }) => [...(joined ? [joined] : parts), ...runs])
  const joinable = (word: string | undefined) => (word && !isUnspaced(word) ? word : undefined)
  return words.map((word, index) => {
    if (isUnspaced(word)) return spelledPattern(word)
    // “orang utan” also finds “orangutan”.
    const [before, after] = [joinable(words[index - 1]), joinable(words[index + 1])]
    const forms = [word, ...(before ? [before + word] : []), ...(after ? [word + after] : [])]
    const spelled = `(?:${forms.map(spelledPattern).join('|')})`
    // Lookbehind would take ten times longer.
    return `(?:^|[^[:alnum:]${MARKS}])${spelled}|${spelled}[^\\s@]*@|@\\S*${spelled}`
  })
}
