import { isAligned, nextOf, statesOf } from '@admin/translations/alignment/block-states'
import type { AnyBlock, EditorDocument } from '@shared/content/document'
import { expect, test } from 'vitest'

const block = (id: string, text: string, type = 'paragraph') =>
  ({ id, type, data: type === 'code' ? { code: text } : { text } }) as AnyBlock
const documentOf = (...blocks: AnyBlock[]): EditorDocument => ({ time: 1, version: '2.31.0', blocks })

const original = {
  title: 'Toba',
  excerpt: 'A lake',
  blocks: documentOf(
    block('same', 'Deep water'),
    block('done', 'A crater'),
    block('moved', 'Old lava'),
    block('blank', 'A rim'),
    block('number', '905 m'.replace(' m', '')),
    block('source', 'let a', 'code'),
    block('gone', 'A boat'),
  ),
}
const typed = {
  title: 'Toba',
  excerpt: '',
  blocks: documentOf(
    block('same', 'Deep water'),
    block('done', 'Kawah'),
    block('moved', 'Lava tua'),
    block('blank', ''),
    block('number', '905'),
    block('source', 'let a', 'code'),
  ),
}
const stored = { ...typed, outdated_blocks: ['moved'], earlier_texts: { moved: '<p>Lava</p>' } }
const fields = ['title', 'excerpt'] as const

test('each part of the original is told apart by what its translation lacks', () => {
  const states = (form: Parameters<typeof statesOf>[2]) => [...statesOf(original, stored, form, [...fields])]
  expect(states(typed)).toEqual([
    ['field:excerpt', 'untouched'],
    ['same', 'untouched'],
    ['moved', 'changed'],
    ['blank', 'untouched'],
    ['gone', 'new'],
  ])
  expect(states({ ...typed, confirmed: ['moved'] }).map(([id]) => id)).not.toContain('moved')
  const followed = { ...typed, blocks: documentOf(block('moved', 'Lava lama')) }
  expect(states(followed).find(([id]) => id === 'moved')).toBeUndefined()
})

test('blocks of a translation that was written apart from its original are not compared', () => {
  const apart = { ...typed, blocks: documentOf(block('x', 'Air'), block('y', 'Kawah')) }
  expect(isAligned(original, apart)).toBe(false)
  expect([...statesOf(original, stored, apart, [...fields]).keys()]).toEqual(['field:excerpt'])
  expect(isAligned(original, { ...typed, blocks: documentOf() })).toBe(true)
})

test('the next incomplete part is behind the present one, and the first behind the last', () => {
  const order = ['a', 'b', 'c', 'd']
  const states = new Map([
    ['b', 'new'],
    ['d', 'changed'],
  ] as const)
  const next = (after?: string) => nextOf(order, states, after)
  expect([next(), next('a'), next('b'), next('c'), next('d'), next('unknown')]).toEqual(['b', 'b', 'd', 'd', 'b', 'b'])
  expect(nextOf(order, new Map(), 'a')).toBeUndefined()
})
