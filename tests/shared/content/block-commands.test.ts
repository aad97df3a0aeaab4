import type { EditorDocument } from '@shared/content/document'
import {
  alignBlocks,
  convertBlocks,
  duplicateBlocks,
  linkBlocks,
  toggleMark,
} from '@shared/content/editing/block-commands'
import { fieldsOf, getText } from '@shared/content/editing/kinds'
import { stripTags } from '@shared/content/html'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { document as arbitraryDocument } from './arbitrary-document'

const written = (...texts: string[]) =>
  ({
    time: 1,
    version: '2.31.0',
    blocks: texts.map((text, index) => ({ id: `${index}`, type: 'paragraph', data: { text } })),
  }) as EditorDocument

const texts = ({ blocks }: EditorDocument) => blocks.map((block) => getText(block, ['text']))

test('marks go over all texts of the blocks, and are taken away from texts that have them', () => {
  const document = written('one <b>two</b>', '', 'x <a href="/a">three</a>', 'four')
  const bold = toggleMark(document, ['0', '1', '2'], 'b')
  expect(texts(bold)).toEqual(['<b>one two</b>', '', '<b>x <a href="/a">three</a></b>', 'four'])
  expect(texts(toggleMark(bold, ['0', '1', '2'], 'b'))).toEqual(['one two', '', 'x <a href="/a">three</a>', 'four'])
})

test('links replace the links of the texts', () => {
  const document = written('one <a href="/a">two</a>', 'three')
  const linked = linkBlocks(document, ['0', '1'], 'https://example.org')
  expect(texts(linked)).toEqual([
    '<a href="https://example.org">one two</a>',
    '<a href="https://example.org">three</a>',
  ])
  expect(texts(linkBlocks(linked, ['0'], ''))).toEqual(['one two', '<a href="https://example.org">three</a>'])
})

test('blocks are aligned, converted and copied together', () => {
  const document = written('one', 'two', 'three')
  expect(alignBlocks(document, ['0', '1'], 'center').blocks.map(({ tunes }) => tunes)).toEqual([
    { alignment: { alignment: 'center' } },
    { alignment: { alignment: 'center' } },
    undefined,
  ])
  expect(convertBlocks(document, ['0', '2'], 'header', { level: 2 }).blocks).toMatchObject([
    { id: '0', type: 'header', data: { text: 'one', level: 2 } },
    { id: '1', type: 'paragraph' },
    { id: '2', type: 'header', data: { text: 'three', level: 2 } },
  ])
  const doubled = duplicateBlocks(document, ['0', '1'])
  expect(texts(doubled)).toEqual(['one', 'two', 'one', 'two', 'three'])
  expect(new Set(doubled.blocks.map(({ id }) => id)).size).toBe(5)
})

const words = (document: EditorDocument) =>
  document.blocks.flatMap((block) => fieldsOf(block).map((path) => stripTags(getText(block, path))))

test('no command loses a character', () => {
  fc.assert(
    fc.property(arbitraryDocument, (document) => {
      const ids = document.blocks.map(({ id }) => id)
      const plain = words(toggleMark(document, [], 'b'))
      for (const command of [
        () => toggleMark(document, ids, 'b'),
        () => toggleMark(toggleMark(document, ids, 'i'), ids, 'i'),
        () => linkBlocks(document, ids, '/articles/1'),
        () => alignBlocks(document, ids, 'right'),
      ])
        expect(words(command())).toEqual(plain)
    }),
  )
})
