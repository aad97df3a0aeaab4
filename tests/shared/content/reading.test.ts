import { countWords, readingMinutes } from '@shared/content/reading'
import { expect, test } from 'vitest'

test.each([
  ['', 0],
  ['<p>Lake <b>To</b>ba is 87&nbsp;km long.</p><p>Old</p>', 7],
  ['<ul><li>one</li><li>two</li></ul><table><tr><td>a</td><td>b</td></tr></table>', 4],
  ['<p>—</p><hr>', 0],
  ['<p>火山の湖</p>', 3],
  ['<p>ทะเลสาบสวยมาก</p>', 3],
])('%j has %d words', (html, words) => {
  expect(countWords(html)).toBe(words)
})

test('only the words that readers see count', () => {
  const document = {
    time: 0,
    version: '2.31.0',
    blocks: [
      { id: 'a', type: 'paragraph' as const, data: { text: 'Two words' } },
      { id: 'b', type: 'poll', data: { question: 'Seen by no one' } },
    ],
  }
  expect(countWords(document)).toBe(2)
})

test.each([
  [0, 1],
  [299, 1],
  [900, 5],
])('%d words take %d minutes to read', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes)
})

test('a megabyte in a language without spaces is counted in pieces, because the process would run out of memory otherwise', () => {
  const words = countWords(`<p>${'日本語です。'.repeat(160_000)}</p>`)
  expect(words).toBeGreaterThan(160_000)
  expect(words).toBeLessThan(330_000)
})
