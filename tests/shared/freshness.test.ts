import type { AnyBlock } from '@shared/content/document'
import { changedParts, type Texts, withIdsOf } from '@shared/content/parts'
import { toHtml } from '@shared/content/to-html'
import { afterOriginalChange, afterTranslationSave, outdatedParts, type Unconfirmed } from '@shared/freshness'
import { describe, expect, test } from 'vitest'

const paragraph = (id: string, text: string) => ({ id, type: 'paragraph', data: { text } }) as AnyBlock
const documentOf = (blocks: AnyBlock[]) => ({ time: 1, version: '2', blocks }) as NonNullable<Texts['blocks']>

/** A text with a paragraph for each entry. */
function texts(blocks: Record<string, string>, fields: Partial<Texts> = {}): Texts {
  const document = documentOf(Object.entries(blocks).map(([id, text]) => paragraph(id, text)))
  return { title: 'T', content: toHtml(document), blocks: document, ...fields }
}

const original = texts({ a: 'One', b: 'Two', c: 'Three' })
const translation = texts({ a: 'Satu', b: 'Dua', c: 'Tiga' }, { title: 'J' })

const changing = (
  change: Texts,
  { known = {}, before = original, isMinor = false, version = 2 } = {} as {
    known?: Unconfirmed
    before?: Texts
    isMinor?: boolean
    version?: number
  },
) => afterOriginalChange(known, { before, after: change, translation, version, isMinor })

const edited = texts({ a: 'One', b: 'Two!', c: 'Three' })

describe('a change of the original', () => {
  test('marks only the changed block, with the text that was confirmed', () => {
    expect(changing(edited)).toEqual({ b: { before: expect.stringContaining('Two<'), version: 2 } })
    expect(changing(original)).toEqual({})
  })

  test('keeps the text that was confirmed over several changes, until it is back', () => {
    const twice = changing(texts({ a: 'One', b: 'Two?', c: 'Three' }), {
      known: changing(edited),
      before: edited,
      version: 3,
    })
    expect(twice).toEqual({ b: { before: expect.stringContaining('Two<'), version: 3 } })
    expect(changing(original, { known: changing(edited), before: edited, version: 3 })).toEqual({})
  })

  test('marks nothing if it is minor, and leaves what was marked', () => {
    expect(changing(edited, { isMinor: true })).toEqual({})
    const next = texts({ a: 'One.', b: 'Two?', c: 'Three' })
    expect(Object.keys(changing(next, { known: changing(edited), before: edited, isMinor: true }))).toEqual(['b'])
  })

  test('marks an added block, and a removed one as long as the translation has it', () => {
    const next = texts({ a: 'One', new: 'Between', c: 'Three' })
    const marked = changing(next)
    expect(marked).toEqual({ new: { before: null, version: 2 }, b: { before: expect.anything(), version: 2 } })
    expect(outdatedParts(marked, next)).toEqual(['new', 'b'])
    // Removed before it was translated.
    expect(changing(texts({ a: 'One', c: 'Three' }), { known: marked, before: next })).toEqual({
      b: { before: expect.anything(), version: 2 },
    })
  })

  test('marks a field, and neither moved blocks nor alignment nor blocks without text', () => {
    expect(Object.keys(changing({ ...original, title: 'Other', image_alt: 'A lake' }))).toEqual([
      'field:title',
      'field:image_alt',
    ])
    const [first, ...others] = original.blocks?.blocks ?? []
    const aligned = { ...first, tunes: { alignment: { alignment: 'center' } } } as AnyBlock
    const rule = { id: 'rule', type: 'delimiter', data: {} } as AnyBlock
    expect(changing({ ...original, blocks: documentOf([...others, rule, aligned]) })).toEqual({})
  })

  test('marks a text that was written as HTML as a whole', () => {
    const html = (content: string): Texts => ({ content, blocks: null })
    expect([...changedParts(html('<p>One</p>'), html('<p>Two</p>'))]).toEqual([['field:content', '<p>One</p>']])
    // The same text, read into blocks by the editor, and then changed.
    expect([...changedParts(html('<p>One</p><p>Two</p>'), texts({ a: 'One', b: 'Two' }, { title: '' }))]).toEqual([])
    const changed = changedParts(html('<p>One</p><p>Two</p>'), texts({ a: 'One', b: 'Two!' }, { title: '' }))
    expect([...changed]).toEqual([['b', null]])
    // HTML that was made from blocks still has them.
    expect([...changedParts(edited, { ...original, blocks: null }).keys()]).toEqual(['b'])
  })
})

describe('a save of the translation', () => {
  const known = changing(texts({ a: 'One!', b: 'Two!', c: 'Three' }, { title: 'New' }))
  const now = texts({ a: 'One!', b: 'Two!', c: 'Three' }, { title: 'New' })
  const save = (saved: Texts, more: { confirmed?: string[]; seen?: number } = {}) =>
    Object.keys(afterTranslationSave(known, { before: translation, after: saved, original: now, ...more })).sort()

  test('confirms the blocks whose text it changes and those that it names, however often it was saved', () => {
    expect(save(translation)).toEqual(['a', 'b', 'field:title'])
    expect(save(texts({ a: 'Satu!', b: 'Dua', c: 'Tiga?' }, { title: 'J' }))).toEqual(['b', 'field:title'])
    expect(save(translation, { confirmed: ['b', 'field:title', 'unknown'] })).toEqual(['a'])
    expect(save({ ...translation, title: 'Judul' })).toEqual(['a', 'b'])
  })

  test('does not confirm by a space, or by a copy of the original', () => {
    expect(save(texts({ a: 'One!', b: 'Dua', c: 'Tiga' }, { title: 'New' }))).toEqual(['a', 'b', 'field:title'])
    expect(save(texts({ a: 'Satu ', b: '&nbsp;Dua', c: 'Tiga' }, { title: 'J ' }))).toEqual(['a', 'b', 'field:title'])
  })

  test('confirms nothing that changed after the translator read the original', () => {
    expect(save(translation, { confirmed: ['a', 'b'], seen: 1 })).toEqual(['a', 'b', 'field:title'])
    expect(save(translation, { confirmed: ['a', 'b'], seen: 2 })).toEqual(['field:title'])
  })

  test('confirms the removal of a block that the original no longer has', () => {
    const without = texts({ a: 'One', c: 'Three' })
    const removed = changing(without)
    const saved = texts({ a: 'Satu', c: 'Tiga' }, { title: 'J' })
    expect(afterTranslationSave(removed, { before: translation, after: saved, original: without })).toEqual({})
  })

  test('of a whole text is any change of it', () => {
    const html = (content: string): Texts => ({ content, blocks: null })
    const marked = { 'field:content': { before: '<p>One</p>', version: 2 } }
    const input = { before: translation, original: html('<p>Two</p>') }
    expect(afterTranslationSave(marked, { ...input, after: translation })).toEqual(marked)
    expect(afterTranslationSave(marked, { ...input, after: { ...translation, content: '<p>Lain</p>' } })).toEqual({})
  })
})

test('a translation with the same kinds of blocks gets the ids of the original, unless it shares some', () => {
  const ids = (own: AnyBlock[]) => withIdsOf(original.blocks ?? null, documentOf(own)).blocks.map(({ id }) => id)
  expect(ids([paragraph('x', 'Satu'), paragraph('y', 'Dua'), paragraph('z', 'Tiga')])).toEqual(['a', 'b', 'c'])
  expect(ids([paragraph('b', 'Dua'), paragraph('y', 'Satu'), paragraph('z', 'Tiga')])).toEqual(['b', 'y', 'z'])
  expect(ids([paragraph('x', 'Satu'), paragraph('y', 'Dua')])).toEqual(['x', 'y'])
})
