import { countWords } from '@shared/content/reading'
import { readingMinutes } from '@shared/content/reading-time'
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
  ['nothing', '', 1],
  ['299 words', '<p>word</p>'.repeat(299), 1],
  ['900 words', 'word '.repeat(900), 5],
  ['900 words of Arabic', 'بحيرة '.repeat(900), 5],
  ['4,000 characters of Japanese', `<p>${'火山の湖'.repeat(1000)}。</p>`, 10],
  ['3,600 letters of Thai', 'ทะเลสาบ '.repeat(514), 4],
  ['a text of two scripts', `${'火'.repeat(400)} ${'word '.repeat(400)}`, 3],
])('%s take minutes to read by their script', (_, html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes)
})

test('a megabyte in a language without spaces is counted in pieces, because the process would run out of memory otherwise', () => {
  const words = countWords(`<p>${'日本語です。'.repeat(160_000)}</p>`)
  expect(words).toBeGreaterThan(160_000)
  expect(words).toBeLessThan(330_000)
})
