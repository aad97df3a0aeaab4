import type { EditorDocument } from '@shared/content/document'
import { findMatches, replaceMatches } from '@shared/content/editing/find'
import { fieldsOf, getText } from '@shared/content/editing/kinds'
import { stripTags } from '@shared/content/html'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { document as arbitraryDocument } from './arbitrary-document'

const written = (...texts: string[]): EditorDocument => ({
  time: 1,
  version: '2.31.0',
  blocks: texts.map((text, index) => ({ id: `block-${index}`, type: 'paragraph', data: { text } })),
})

const found = (text: string, words: string, options = {}) =>
  findMatches(written(text), { words, ...options }).map(({ from, to }) => [from, to])

const replaced = (text: string, words: string, by: string, options = {}) => {
  const document = written(text)
  const { blocks } = replaceMatches(document, findMatches(document, { words, ...options }), by)?.document ?? document
  return blocks[0] && getText(blocks[0], ['text'])
}

test('words are found across marks and line breaks count one', () => {
  expect(found('see <b>Lake</b> <i>To</i>ba', 'lake toba')).toEqual([[4, 13]])
  expect(found('a<br>Toba', 'toba')).toEqual([[2, 6]])
  expect(found('Tom &amp; Toba', 'tom & t')).toEqual([[0, 7]])
})

test('case and accents make no difference, unless asked for', () => {
  expect(found('José, JOSE, jose\u0301', 'jose')).toEqual([
    [0, 4],
    [6, 10],
    [12, 17],
  ])
  expect(found('José, JOSE', 'JOSE', { matchCase: true })).toEqual([[6, 10]])
  expect(found('Straße', 'strasse')).toEqual([[0, 6]])
  expect(found('Straße', 'stras')).toEqual([])
})

test('whole words are not parts of words', () => {
  expect(found('art, party, art', 'art', { wholeWords: true })).toEqual([
    [0, 3],
    [12, 15],
  ])
  expect(found('C++ and C', 'C++', { wholeWords: true })).toEqual([[0, 3]])
})

test('a replacement has the marks of what it begins with, and leaves all others', () => {
  expect(replaced('see <b>Lake</b> Toba, <i>lake</i>', 'lake', 'Danau')).toBe('see <b>Danau</b> Toba, <i>Danau</i>')
  expect(replaced('x <b>Lake</b> Toba y', 'lake toba', '<Maninjau>')).toBe('x <b>&lt;Maninjau&gt;</b> y')
  expect(replaced('see <a href="/a">Toba</a>', 'toba', '')).toBe('see ')
  expect(replaced('aaaa', 'aa', 'a')).toBe('aa')
})

test('the caret goes behind the last replacement', () => {
  const document = written('toba and toba', 'none')
  const edited = replaceMatches(document, findMatches(document, { words: 'toba' }), 'Maninjau')
  expect(edited?.caret).toEqual({ id: 'block-0', path: ['text'], offset: 21 })
  expect(replaceMatches(document, [], 'x')).toBeUndefined()
})

const plain = (document: EditorDocument) =>
  document.blocks.flatMap((block) => fieldsOf(block).map((path) => stripTags(getText(block, path)).length))

test('replacing all matches in any document leaves none, and all else as it was', () => {
  fc.assert(
    fc.property(arbitraryDocument, fc.constantFrom('a', 'e', 'the', ' ', '&'), (document, words) => {
      const matches = findMatches(document, { words, matchCase: true })
      const edited = replaceMatches(document, matches, '◊')
      if (!edited) return
      expect(findMatches(edited.document, { words: '◊', matchCase: true }).length).toBeGreaterThanOrEqual(
        matches.length,
      )
      expect(findMatches(edited.document, { words, matchCase: true })).toEqual([])
      expect(plain(edited.document)).toHaveLength(plain(document).length)
      const untouched = document.blocks.filter(({ id }) => matches.every((match) => match.id !== id))
      for (const block of untouched) expect(edited.document.blocks).toContain(block)
    }),
  )
})
