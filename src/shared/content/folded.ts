/** Letters that do not decompose into a base letter and an accent. */
const VARIANTS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ё: 'е',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ٱ: 'ا',
}
const VARIANT = new RegExp(`[${Object.keys(VARIANTS).join('')}]`, 'g')

// Accents of other scripts are letters of their own: й is not и, and が is not か.
const LATIN_ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}])[\u0300-\u036f]+/gu
const STRESS = /[\u0300\u0301]/g
/** Vowel signs, hamza above and below, and the stretching tatweel; and the dot below letters of Devanagari. */
const OPTIONAL_SIGNS = /[\u064b-\u065f\u0670\u0640\u093c]/g

/** ASCII, and quotation marks and dashes: only their case changes. */
const PLAIN = /^[\0-\x7f‘’“”–—]*$/

/** Whether each character of the folded text is where it was: true for nearly all English texts. */
export const foldsInPlace = (text: string) => PLAIN.test(text)

/** Text without differences that a search ignores: case, accents, variants of letters. `folded('José')` is `jose`. */
export function folded(text: string) {
  if (PLAIN.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(LATIN_ACCENTS, '')
    .replace(STRESS, '')
    .replace(OPTIONAL_SIGNS, '')
    .normalize('NFC')
    .replace(VARIANT, (letter) => VARIANTS[letter] as string)
}
