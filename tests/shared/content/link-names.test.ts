import type { Block, EditorDocument } from '@shared/content/document'
import { linkName, unlinkedNames } from '@shared/content/editing/link-names'
import { expect, test } from 'vitest'

const textOf = (text: string, index: number): Block => ({ id: `block${index}`, type: 'paragraph', data: { text } })
const documentOf = (...texts: string[]): EditorDocument => ({ time: 1, version: '2.31.0', blocks: texts.map(textOf) })
const textsOf = ({ blocks }: EditorDocument) => blocks.map(({ data }) => (data as { text: string }).text)

const toba = { name: 'Toba', url: '/places/toba' }
const lake = { name: 'Lake Toba', url: '/places/lake-toba' }

test('the first mention outside of links is found, across marks, as whole words in the same case', () => {
  const names = (...texts: string[]) => unlinkedNames(documentOf(...texts), [toba]).map(({ id, from }) => [id, from])
  expect(names('Tobacco and toba', 'from <b>To</b>ba to Toba')).toEqual([['block1', 5]])
  expect(names('<a href="/articles/1">by Toba</a>, then Toba')).toEqual([['block0', 14]])
  expect(names('<a href="/places/toba#map">the lake</a> and Toba')).toEqual([])
})

test('of names within each other the longer one is meant, and headings are left alone', () => {
  const document = documentOf('Lake Toba is larger than Toba')
  expect(unlinkedNames(document, [toba, lake]).map(({ url }) => url)).toEqual(['/places/lake-toba', '/places/toba'])
  expect(unlinkedNames(documentOf('Lake Toba'), [toba, lake]).map(({ url }) => url)).toEqual(['/places/lake-toba'])
  const heading = { id: 'heading', type: 'header' as const, data: { text: 'Toba', level: 3 as const } }
  expect(unlinkedNames({ ...document, blocks: [heading] }, [toba])).toEqual([])
  expect(unlinkedNames(documentOf('トバ湖へ行く'), [{ name: 'トバ湖', url: '/places/toba' }], 'ja')).toHaveLength(1)
})

test('a mention becomes a link with its marks, once', () => {
  const linked = linkName(documentOf('To <b>Lake Toba</b> &amp; back'), lake)
  expect(textsOf(linked)).toEqual(['To <a href="/places/lake-toba"><b>Lake Toba</b></a> &amp; back'])
  expect(linkName(linked, lake)).toBe(linked)
})
