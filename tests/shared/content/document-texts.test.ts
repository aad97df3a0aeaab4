import type { AnyBlock } from '@shared/content/document'
import { textsOf } from '@shared/content/document-texts'
import { expect, test } from 'vitest'

const paragraph = (text: string): AnyBlock => ({ id: 'a', type: 'paragraph', data: { text } })
const deep = paragraph('Deep<sup data-note="Very &quot;deep&quot;">*</sup> lake')

test('footnotes are translated after the text that they are in', () => {
  const { texts, replacedBy } = textsOf([deep, paragraph('End')])
  expect(texts).toEqual(['Deep<sup data-note="Very &quot;deep&quot;">*</sup> lake', 'Very "deep"', 'End'])
  expect(replacedBy(['Tief<sup data-note="Very &quot;deep&quot;">*</sup>er See', 'Sehr "tief"', 'Ende'])).toEqual([
    paragraph('Tief<sup data-note="Sehr &quot;tief&quot;">*</sup>er See'),
    paragraph('Ende'),
  ])
})

test('a footnote that a translation has lost is at the end of its text', () => {
  expect(textsOf([deep]).replacedBy(['Tiefer See', 'Sehr tief'])).toEqual([
    paragraph('Tiefer See<sup data-note="Sehr tief">*</sup>'),
  ])
})

test('captions and alternative texts of galleries are translated', () => {
  const item = (caption: string, alt: string) => ({ caption, alt, credit: 'Dewi', file: { url: '/a.png' } })
  const gallery = (...items: ReturnType<typeof item>[]): AnyBlock => ({ id: 'a', type: 'gallery', data: { items } })
  const { texts, replacedBy } = textsOf([gallery(item('Lake', 'Blue'), item('Rim', 'Grey'))])
  expect(texts).toEqual(['Lake', 'Blue', 'Rim', 'Grey'])
  expect(replacedBy(['See', 'Blau', 'Rand', 'Grau'])).toEqual([gallery(item('See', 'Blau'), item('Rand', 'Grau'))])
})

test('code is not translated, and what boxes say is', () => {
  const blocks: AnyBlock[] = [
    { id: 'a', type: 'code', data: { code: 'let deep', language: 'js' } },
    { id: 'b', type: 'callout', data: { text: 'Hot', tone: 'warning' } },
    { id: 'c', type: 'details', data: { summary: 'How', text: 'So' } },
    { id: 'd', type: 'button', data: { text: 'Go', url: '/weh' } },
  ]
  expect(textsOf(blocks).texts).toEqual(['Hot', 'How', 'So', 'Go'])
})
