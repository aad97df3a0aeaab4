/**
 * Letters that do not decompose into a base letter and signs, by script, with what they are compared as. Text is lowercase, and composed,
 * when they are replaced.
 */
const LETTERS: Record<string, Record<string, string>> = {
  Latin: { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ł: 'l', þ: 'th', ŧ: 't', ı: 'i' },
  Greek: { ς: 'σ' },
  Cyrillic: { ё: 'е' },
  Arabic: { ة: 'ه', ە: 'ه', ہ: 'ه', ھ: 'ه', ى: 'ي', ی: 'ي', ے: 'ي', ک: 'ك', ڪ: 'ك', ٱ: 'ا' },
  // Small kana as large ones. Who types Japanese types hiragana first.
  Kana: {
    ぁ: 'あ',
    ぃ: 'い',
    ぅ: 'う',
    ぇ: 'え',
    ぉ: 'お',
    っ: 'つ',
    ゃ: 'や',
    ゅ: 'ゆ',
    ょ: 'よ',
    ゎ: 'わ',
    ゕ: 'か',
    ゖ: 'け',
  },
}
const VARIANTS = Object.assign({}, ...Object.values(LETTERS)) as Record<string, string>
const KATAKANA = { from: 'ァ', to: 'ヶ', toHiragana: 'ぁ'.charCodeAt(0) - 'ァ'.charCodeAt(0) }
/** Also digits of all scripts. */
const VARIANT = new RegExp(`[${Object.keys(VARIANTS).join('')}${KATAKANA.from}-${KATAKANA.to}]|(?![0-9])\\p{Nd}`, 'gu')

const DIGIT = /\p{Nd}/u
/** Digits follow one another from nought to nine. The letters of mathematics, which have several sets in a row, are gone by then. */
function digitOf(digit: string) {
  const code = digit.codePointAt(0) as number
  let value = 0
  while (DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value % 10)
}

function variantOf(letter: string) {
  const isKatakana = letter >= KATAKANA.from && letter <= KATAKANA.to
  const kana = isKatakana ? String.fromCharCode(letter.charCodeAt(0) + KATAKANA.toHiragana) : letter
  return VARIANTS[kana] ?? (isKatakana ? kana : digitOf(letter))
}
const known = new Map<string, string>()
function comparedAs(letter: string) {
  const found = known.get(letter) ?? variantOf(letter)
  known.set(letter, found)
  return found
}

// Accents of other scripts are letters: й is not и, and が is not か.
const LATIN_ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}])[\u0300-\u036f]+/gu
/** Signs that many writers leave out: stress; vowels of Hebrew and Arabic, hamza, tatweel; the dot below letters of Devanagari; apostrophes that are letters. */
const OPTIONAL_SIGNS =
  /[\u02b9-\u02bf\u02c8]|[\u0300\u0301]|[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]|[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]|\u093c/g

/** Spellings of more than one character, by script. */
const SPELLINGS: [pattern: RegExp, comparedAs: string][] = [
  // Sara Am of Thai and Lao, which compatibility forms divide, and other writers put around the tone; and Sara Ae as two Sara E.
  [/([\u0e48-\u0e4b]?)\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1$2\u0e33'],
  [/([\u0ec8-\u0ecb]?)\u0ecd([\u0ec8-\u0ecb]?)\u0eb2/g, '$1$2\u0eb3'],
  [/\u0e40\u0e40/g, '\u0e41'],
  // Nasals of Devanagari before consonants of their row, and Chandrabindu, as Anusvara.
  [/ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])|ँ/g, 'ं'],
]
const SPELT = /[\u0e40\u0e4d\u0ecd\u0901\u094d]/

/** ASCII, and quotation marks and dashes: only their case changes. */
const PLAIN = /^[\0-\x7f‘’“”–—]*$/

/** Whether each character of the folded text is where it was: true for nearly all English texts. */
export const foldsInPlace = (text: string) => PLAIN.test(text)

/** Text without differences that a search ignores, such as case, accents, variants of letters. `folded('José')` is `jose`. */
export function folded(text: string) {
  if (PLAIN.test(text)) return text.toLowerCase()
  const form = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(LATIN_ACCENTS, '')
    .replace(OPTIONAL_SIGNS, '')
    .normalize('NFC')
    .replace(VARIANT, comparedAs)
  if (!SPELT.test(form)) return form
  return SPELLINGS.reduce((spelt, [pattern, spelling]) => spelt.replace(pattern, spelling), form)
}

/** Made when it is needed: Firefox has none before 125, and only marks nothing then. */
let segmenter: Intl.Segmenter | undefined

/** The parts of a text that are folded apart: characters as readers see them, or more where their spelling depends on the next one. */
function* foldedParts(text: string, fold: (part: string) => string) {
  let pending: { part: string; start: number; form: string } | undefined
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  for (const { segment, index } of segmenter.segment(text)) {
    const form = fold(segment)
    const together = pending && SPELT.test(pending.part) ? fold(pending.part + segment) : undefined
    if (pending && together !== undefined && together !== pending.form + form) {
      pending = { part: pending.part + segment, start: pending.start, form: together }
      continue
    }
    if (pending) yield pending
    pending = { part: segment, start: index, form }
  }
  if (pending) yield pending
}

/** The folded text, and the part of the text that each of its characters comes from. */
export function foldedWithPlaces(text: string, fold = folded) {
  const starts: number[] = []
  const ends: number[] = []
  let form = ''
  for (const { part, start, form: added } of foldedParts(text, fold)) {
    for (let at = 0; at < added.length; at += 1) {
      starts.push(start)
      ends.push(start + part.length)
    }
    form += added
  }
  return { form, starts, ends }
}

/** Where a text contains a form that is not empty: whole characters, so not the first s of ß. Occurrences do not overlap. */
export function* occurrencesOf(
  wanted: string,
  { form, starts, ends }: ReturnType<typeof foldedWithPlaces>,
  isAccepted: (from: number, to: number) => boolean = () => true,
) {
  for (let at = form.indexOf(wanted); at >= 0; ) {
    const end = at + wanted.length
    const [from, to] = [starts[at] as number, ends[end - 1] as number]
    const isFound = starts[at - 1] !== from && ends[end] !== to && isAccepted(from, to)
    if (isFound) yield { from, to }
    at = form.indexOf(wanted, isFound ? end : at + 1)
  }
}

/** Whether a text has each word of a search somewhere: for lists that a host has sent whole. */
export function hasWords(text: string, search: string) {
  const form = folded(text)
  return folded(search)
    .split(/\s+/)
    .every((word) => form.includes(word))
}
