import { type KeptBlock, withKeptBlocks } from '@server/transfer/markdown/kept-blocks'
import { markdownHtml } from '@server/transfer/markdown/markdown-text'
import { toMarkdown } from '@server/transfer/markdown/to-markdown'
import { type AnyBlock, BLOCK_TYPES } from '@shared/content/document'
import { fromHtml } from '@shared/content/from-html'
import { normaliseBlock, normaliseDocument } from '@shared/content/normalise-document'
import { data, document } from '@tests/shared/content/arbitrary-document'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const withoutIds = (blocks: AnyBlock[]) => blocks.map(({ id: _, ...block }) => block)

/** The files that stand beside a text. */
const resolve = (address: string) => address.replace(/^\.\//, '/uploads/')

const read = (body: string, kept: KeptBlock[]) =>
  withoutIds(fromHtml(markdownHtml(withKeptBlocks(body, kept, resolve), resolve, false).html))

const back = (blocks: AnyBlock[]) => {
  const { body, kept } = toMarkdown(blocks)
  return read(body, kept)
}

const block = (type: string, data: object) => normaliseBlock({ id: 'abcdefghij', type, data } as AnyBlock)
const paragraph = (text: string) => block('paragraph', { text })

describe('Markdown that was exported', () => {
  test.each(BLOCK_TYPES)('gives each %s back as it was', (type) => {
    fc.assert(
      fc.property(data[type] as fc.Arbitrary<object>, (generated) => {
        const blocks = [paragraph('Before'), block(type, generated), paragraph('After')]
        expect(back(blocks)).toEqual(withoutIds(blocks))
      }),
      { numRuns: 60 },
    )
  })

  test('gives whole documents back, with lists and footnotes next to each other', () => {
    fc.assert(
      fc.property(document, (generated) => {
        const { blocks } = normaliseDocument(generated)
        expect(back(blocks)).toEqual(withoutIds(blocks))
      }),
      { numRuns: 100 },
    )
    const list = (content: string) =>
      block('list', { style: 'ordered', meta: {}, items: [{ content, meta: {}, items: [] }] })
    const lists = [list('One'), list('Two'), list('Three')]
    expect(toMarkdown(lists).kept).toEqual([])
    expect(back(lists)).toEqual(withoutIds(lists))
  })

  test.each([
    [
      'paragraph',
      {
        text: 'A <b>lake</b>, <i>a</i>b <code class="inline-code">a|`b</code> 1. &lt;T&gt; &amp;amp; {{&lt; x &gt;}} *_~',
      },
    ],
    ['header', { text: 'Part # 1 #', level: 2 }],
    [
      'image',
      {
        caption: '',
        alt: 'A [lake]',
        withBorder: false,
        withBackground: false,
        stretched: false,
        file: { url: '/uploads/a-8x8.webp' },
      },
    ],
    ['code', { code: 'a\n\n```\n  <b> {{ x }}', language: 'js' }],
    ['delimiter', {}],
    [
      'table',
      {
        withHeadings: true,
        stretched: false,
        content: [
          ['A', 'B|C'],
          ['', '&lt;d&gt;'],
        ],
      },
    ],
    [
      'list',
      {
        style: 'unordered',
        meta: {},
        items: [{ content: 'One', meta: {}, items: [{ content: '- two', meta: {}, items: [] }] }],
      },
    ],
    ['list', { style: 'checklist', meta: {}, items: [{ content: 'One', meta: { checked: true }, items: [] }] }],
    ['quote', { text: 'One<br>two', caption: '', alignment: 'left' }],
    ['paragraph', { text: 'A note<sup data-note="See https://a.example/x_y_z, *there*">*</sup>.' }],
  ])('needs nothing beside it for a %s that Markdown can hold', (type, data) => {
    const { body, kept } = toMarkdown([block(type, data)])
    expect(kept, body).toEqual([])
  })

  test('has no HTML, which static sites leave out, but for marks of which the text stays', () => {
    fc.assert(
      fc.property(document, (generated) => {
        const blocks = normaliseDocument(generated).blocks.filter(({ type }) => type !== 'code')
        const { body } = toMarkdown(blocks)
        const tags = body.replaceAll(/`[^`]*`|\\./g, '').match(/<\/?[a-z]+/g) ?? []
        const marks = ['b', 'i', 's', 'u', 'mark', 'sub', 'sup', 'small', 'span', 'br']
        expect(tags.filter((tag) => !marks.includes(tag.replace(/<\/?/, '')) && !/^<http/.test(tag))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  test('is read as it is where someone has edited it', () => {
    const { body, kept } = toMarkdown([
      block('quote', { text: 'Old words', caption: 'Dewi', alignment: 'center' }),
      block('details', { summary: 'More', text: 'Bring water' }),
    ])
    expect(kept).toHaveLength(2)
    expect(read(body.replace('Old', 'New'), kept)).toMatchObject([
      { type: 'quote', data: { text: expect.stringContaining('New words'), alignment: 'left' } },
      { type: 'details', data: { summary: 'More', text: 'Bring water' } },
    ])
  })
})
