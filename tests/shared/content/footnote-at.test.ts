import type { EditorDocument } from '@shared/content/document'
import { convertBlock } from '@shared/content/editing/convert-block'
import { footnoteAt, setFootnote } from '@shared/content/editing/footnote-at'
import { visibleLength } from '@shared/content/editing/inline-text'
import { splitBlock } from '@shared/content/editing/split-block'
import { expect, test } from 'vitest'

const documentOf = (...blocks: { type: string; data: object }[]) =>
  ({ time: 0, version: '', blocks: blocks.map((block, index) => ({ id: `b${index}`, ...block })) }) as EditorDocument

const lake = (text: string) => documentOf({ type: 'paragraph', data: { text } })
const at = (offset: number) => ({ id: 'b0', path: ['text'], offset })
const NOTE = '<sup data-note="Old">*</sup>'

test('a footnote is written at the caret, changed, and removed, and the marks around it stay', () => {
  const written = setFootnote(lake('<b>Deep lake</b>'), at(4), 'Old')
  expect(written).toEqual({ document: lake(`<b>Deep</b>${NOTE}<b> lake</b>`), caret: at(5) })
  expect(footnoteAt(lake(`Deep${NOTE}`), at(4))).toEqual({ at: at(4), note: 'Old' })
  expect(footnoteAt(lake(`Deep${NOTE}`), at(2))).toBeUndefined()
  expect(setFootnote(lake(`<i>De${NOTE}ep</i>`), at(3), 'New')).toEqual({
    document: lake('<i>De<sup data-note="New">*</sup>ep</i>'),
    caret: at(3),
  })
  expect(setFootnote(lake(`De${NOTE}ep`), at(2), '')).toEqual({ document: lake('Deep'), caret: at(2) })
  expect(setFootnote(documentOf(), at(2), 'New')).toBeUndefined()
})

test('a footnote counts as one character, and goes to one side when its text is divided', () => {
  expect(visibleLength(`a${NOTE}b`)).toBe(3)
  const texts = (offset: number) =>
    splitBlock(lake(`a${NOTE}b`), 'b0', at(offset)).document.blocks.map(({ data }) => data)
  expect(texts(1)).toEqual([{ text: 'a' }, { text: `${NOTE}b` }])
  expect(texts(2)).toEqual([{ text: `a${NOTE}` }, { text: 'b' }])
})

test('Enter makes lines in a box, leads on from its empty last line, and from a summary to its text', () => {
  const callout = (text: string) => ({ type: 'callout', data: { text, tone: 'tip' } })
  const split = (document: EditorDocument, path: string, offset: number) => {
    const { document: after, caret } = splitBlock(document, 'b0', { path: [path], offset })
    return { blocks: after.blocks.map(({ type, data }) => ({ type, data })), path: caret.path, isIn: caret.id === 'b0' }
  }
  expect(split(documentOf(callout('ab')), 'text', 1)).toMatchObject({ blocks: [callout('a<br>b')], isIn: true })
  expect(split(documentOf(callout('ab<br>')), 'text', 3)).toMatchObject({
    blocks: [callout('ab'), { type: 'paragraph', data: { text: '' } }],
    isIn: false,
  })
  const details = { type: 'details', data: { summary: 'How', text: 'So' } }
  expect(split(documentOf(details), 'summary', 1)).toEqual({ blocks: [details], path: ['text'], isIn: true })
})

test('a text that becomes code keeps its lines, its signs and its footnotes', () => {
  const { document } = convertBlock(lake(`a &lt; b${NOTE}<br>  <b>c</b>`), 'b0', 'code', { language: 'js' })
  const code = { type: 'code', data: { code: 'a < b [Old]\n  c', language: 'js' } }
  expect(document).toEqual(documentOf(code))
  expect(convertBlock(document, 'b0', 'paragraph').document).toEqual(lake('a &lt; b [Old]<br>  c'))
})
