import type { EditorDocument } from './document'
import { parseHtml, textIn } from './dom'
import { BLOCK_ELEMENTS } from './elements'
import { toHtml } from './to-html'

/** Finds words in languages that do not separate them, such as Japanese and Thai. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u

/** A run of letters, digits and joining marks. For other languages: a hundred times faster than segmenting. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:[-'’.,][\p{L}\p{M}\p{N}]+)*/gu

/** V8 copies the whole text for each segment: a megabyte at once would end the process, which no limit on a thread's memory prevents. */
const MAX_SEGMENTED = 1000

function segmentedWordsIn(part: string) {
  let words = 0
  for (let start = 0; start < part.length; start += MAX_SEGMENTED)
    for (const { isWordLike } of segmenter.segment(part.slice(start, start + MAX_SEGMENTED))) if (isWordLike) words += 1
  return words
}

const spacedWordsIn = (text: string) => text.match(WORD)?.length ?? 0

/** Only the parts that need it are segmented. */
const mixedWordsIn = (text: string) =>
  text
    .split(/\s+/)
    .reduce((words, part) => words + (WITHOUT_SPACES.test(part) ? segmentedWordsIn(part) : spacedWordsIn(part)), 0)

const BLOCK_TAG = new RegExp(`</?(?:br|${[...BLOCK_ELEMENTS].join('|')})\\b`, 'gi')

/** The visible words of an article's document or HTML. */
export function countWords(content: EditorDocument | string) {
  const html = typeof content === 'string' ? content : toHtml(content)
  // A block boundary separates words, even without a space.
  const text = textIn(parseHtml(html.replace(BLOCK_TAG, ' $&')))
  return WITHOUT_SPACES.test(text) ? mixedWordsIn(text) : spacedWordsIn(text)
}
