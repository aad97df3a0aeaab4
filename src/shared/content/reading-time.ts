import { stripTags } from './html'

/** Of an average reader, per minute. Scripts without spaces between words are counted in characters. */
const WORDS = 200
const IDEOGRAPHS = 400
const UNSPACED_LETTERS = 900

/** Chinese and Japanese. */
const IDEOGRAPH = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu
/** Thai, Lao, Khmer, Burmese: letters and their marks. */
const UNSPACED_LETTER = /[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/gu
const WORD = /[\p{L}\p{M}\p{N}]+(?:[-'’.,][\p{L}\p{M}\p{N}]+)*/gu

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** How many minutes it takes to read HTML, at least one. Without a parser, because every reader of an article loads this. */
export function readingMinutes(html: string) {
  // The end of a paragraph separates words, even without a space.
  const text = stripTags(html.replaceAll('<', ' <'))
  const spaced = text.replace(IDEOGRAPH, ' ').replace(UNSPACED_LETTER, ' ')
  const minutes =
    countOf(text, IDEOGRAPH) / IDEOGRAPHS +
    countOf(text, UNSPACED_LETTER) / UNSPACED_LETTERS +
    countOf(spaced, WORD) / WORDS
  return Math.max(1, Math.round(minutes))
}
