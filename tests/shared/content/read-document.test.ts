import { readDocument } from '@shared/content/read-document'
import { expect, test } from 'vitest'

const paragraph = (text: string) => ({ id: 'p1', type: 'paragraph', data: { text } })

test.each([null, undefined, 'text', 5, [], {}, { blocks: 'x' }])('%j is not a document', (value) => {
  expect(readDocument(value)).toBeNull()
})

test('unreadable blocks keep their data', () => {
  const malformed = { id: 'h1', type: 'header', data: { text: 'Toba', level: 12 } }
  const poll = { id: 'q1', type: 'poll', data: { code: 'a < b && c' }, tunes: { colour: { name: 'red' } } }
  const value = { time: 7, version: '2.19.1', blocks: [paragraph('x'), malformed, poll] }
  expect(readDocument(value)).toEqual(value)
})

test('values that are not blocks are kept as unreadable blocks', () => {
  const blocks = readDocument({ blocks: [null, 'words', { type: 'raw', data: '<hr>' }] })?.blocks
  const id = expect.stringMatching(/^[\w-]{10}$/)
  expect(blocks).toEqual([
    { id, type: 'unreadable', data: { value: null } },
    { id, type: 'unreadable', data: { value: 'words' } },
    { id, type: 'raw', data: { value: '<hr>' } },
  ])
})

test('old documents get a missing time, version and ids', () => {
  const document = readDocument({
    blocks: [{ type: 'paragraph', data: { text: 'x' } }, paragraph('y'), paragraph('z')],
  })
  expect(document).toMatchObject({ time: 0, version: '2.31.0' })
  const ids = document?.blocks.map(({ id }) => id) ?? []
  expect(ids[1]).toBe('p1')
  expect(new Set(ids).size).toBe(3)
})

test('texts lose characters that HTML or the database cannot hold', () => {
  const document = readDocument({ blocks: [paragraph('a\u0000b\ud800c\r\nd')] })
  expect(document?.blocks[0]?.data).toEqual({ text: 'abc\nd' })
})
