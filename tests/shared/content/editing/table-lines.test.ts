import {
  type Axis,
  changeTable,
  countLines,
  deleteLine,
  insertLine,
  MAX_LINES,
  moveLine,
  type TableCommand,
} from '@shared/content/editing/table-lines'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const AXES = ['row', 'column'] as const

/** Tables that were imported may have rows of different lengths. */
const content = fc.array(fc.array(fc.string({ maxLength: 3 }), { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 5,
})
const place = fc.nat(5)
const axis = fc.constantFrom(...AXES)

const textsOf = (table: string[][]) => table.flat().filter(Boolean).toSorted()

const otherAxis = (of: Axis) => (of === 'row' ? 'column' : 'row')

test('inserted and moved lines lose no text, and the table stays a rectangle', () => {
  fc.assert(
    fc.property(content, axis, place, place, (table, along, index, target) => {
      const inserted = insertLine(table, along, index)
      const moved = moveLine(table, along, index, target)
      for (const changed of [inserted, moved]) {
        expect(textsOf(changed)).toEqual(textsOf(table))
        expect(countLines(changed, otherAxis(along))).toBe(countLines(table, otherAxis(along)))
      }
      expect(countLines(inserted, along)).toBe(countLines(table, along) + 1)
      expect(new Set(inserted.map((row) => row.length)).size).toBe(1)
    }),
  )
})

test('deleting an inserted line, or moving a line back, restores the table', () => {
  fc.assert(
    fc.property(content, axis, place, place, (table, along, index, target) => {
      const count = countLines(table, along)
      const rectangle = moveLine(table, along, 0, 0)
      const at = Math.min(index, count)
      expect(deleteLine(insertLine(table, along, at), along, at)).toEqual(rectangle)
      const [from, to] = [index % count, target % count]
      expect(moveLine(moveLine(table, along, from, to), along, to, from)).toEqual(rectangle)
    }),
  )
})

test.each(AXES)('a table keeps its last %s, and does not grow beyond what can be edited', (along) => {
  const one = [['Toba']]
  expect(deleteLine(one, along, 0)).toBe(one)
  let table = one
  for (let count = 0; count < MAX_LINES[along] + 3; count += 1) table = insertLine(table, along, 1)
  expect(countLines(table, along)).toBe(MAX_LINES[along])
})

test('a command keeps the caret in its cell, or puts it into the new line', () => {
  const content = [
    ['Toba', '505 m'],
    ['Ranau', '229 m'],
  ]
  const document = {
    time: 1,
    version: '2.31.0',
    blocks: [{ id: 'table', type: 'table' as const, data: { withHeadings: true, stretched: false, content } }],
  }
  const at = { id: 'table', path: ['content', 1, 0], offset: 3 }
  const run = (command: TableCommand) => {
    const edited = changeTable(document, at, command)
    const data = edited?.document.blocks[0]?.data
    return edited && data && 'content' in data
      ? [data.content, edited.caret.path.slice(1), edited.caret.offset]
      : undefined
  }
  expect(run({ axis: 'row', action: 'move', by: -1 })).toEqual([[content[1], content[0]], [0, 0], 3])
  expect(run({ axis: 'row', action: 'move', by: 1 })).toBeUndefined()
  expect(run({ axis: 'row', action: 'insert', by: 1 })).toEqual([[...content, ['', '']], [2, 0], 0])
  expect(run({ axis: 'row', action: 'delete' })).toEqual([[content[0]], [0, 0], 0])
  expect(run({ axis: 'column', action: 'insert', by: -1 })).toEqual([
    [
      ['', 'Toba', '505 m'],
      ['', 'Ranau', '229 m'],
    ],
    [1, 0],
    0,
  ])
})
