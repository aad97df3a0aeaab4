import { readFile } from 'node:fs/promises'
import { fromPasted } from '@shared/content/from-pasted'
import { expect, test } from 'vitest'

const sample = (name: string) => readFile(new URL(`samples/${name}.clipboard`, import.meta.url), 'utf8')

const shapes = (html: string) => fromPasted(html).blocks.map(({ type, data }) => ({ type, data }))

const paragraph = (text: string) => ({ type: 'paragraph', data: { text } })
const header = (text: string, level: number) => ({ type: 'header', data: { text, level } })
const item = (content: string, ...children: string[]) => ({
  content,
  meta: {},
  items: children.map((child) => ({ content: child, meta: {}, items: [] })),
})
const list = (style: string, meta: object, ...items: object[]) => ({ type: 'list', data: { style, meta, items } })
const table = (withHeadings: boolean, ...content: string[][]) => ({
  type: 'table',
  data: { withHeadings, stretched: false, content },
})
const image = (url: string, caption: string, alt?: string) => ({
  type: 'image',
  data: { caption, ...(alt && { alt }), withBorder: false, withBackground: false, stretched: false, file: { url } },
})
const quote = (text: string, caption: string) => ({ type: 'quote', data: { text, caption, alignment: 'left' } })

test('a paste from Word keeps headings, lists and tables without Word’s markup', async () => {
  expect(shapes(await sample('word'))).toEqual([
    header('A Night on Kerinci', 1),
    header('Before you go', 2),
    paragraph(
      'Kerinci is <b>3,805\u00a0m</b> high, in <i>Jambi</i>; see the ' +
        '<a href="https://example.com/park?id=1&amp;x=2">park office</a>.',
    ),
    list('unordered', {}, item('Water', 'three litres'), item('A warm coat')),
    list('ordered', { start: 3, counterType: 'numeric' }, item('Register', 'at the gate'), item('Climb')),
    quote('The rim is no place for haste.', ''),
    table(false, ['Camp', 'Height'], ['Shelter 3', '']),
    image('file:clip_image002.jpg', ''),
  ])
})

test('a paste from Google Docs turns styles into marks and sibling lists into nested ones', async () => {
  expect(shapes(await sample('google-docs'))).toEqual([
    header('Samosir', 2),
    paragraph(
      'The island is <b>large</b> and <i>old</i>, <u class="cdx-underline">rising</u> (<s>sinking</s>), H<sub>2</sub>O, ' +
        'see <a href="https://example.org/toba?a=1">here</a>.',
    ),
    list('unordered', {}, item('Ferry', 'from Parapat'), item('<b>Bridge</b>')),
    list('ordered', {}, item('First')),
    table(false, ['Month', 'Rain'], ['May', '']),
    image('https://lh7-rt.googleusercontent.com/docsz/AD_4nXc', '', 'The lake'),
  ])
})

test('cells copied from Excel become a table, and a single cell a text', () => {
  const excel = (rows: string) =>
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="Microsoft Excel 15">
<style><!--td {mso-number-format:General;} .xl65 {font-weight:700;}--></style></head>
<body link="#0563C1"><table border=0 cellpadding=0 width=128 style='border-collapse:collapse'>
<!--StartFragment--> <col width=64 span=2 style='width:48pt'>
${rows}<!--EndFragment--></table></body></html>`
  const row = (...cells: string[]) =>
    `<tr height=20>${cells.map((cell) => `<td class=xl65 x:str>${cell}</td>`).join('\n')}</tr>`

  expect(shapes(excel(row('Lake', 'Depth') + row('Toba', '505 m')))).toEqual([
    table(false, ['Lake', 'Depth'], ['Toba', '505 m']),
  ])
  expect(shapes(excel(row('505 m')))).toEqual([paragraph('505 m')])
})

test('a paste from an encyclopedia keeps the article without the page around it', async () => {
  expect(shapes(await sample('wiki-page'))).toEqual([
    header('Lake Maninjau', 1),
    paragraph(
      '<b>Lake Maninjau</b> (<a href="https://wiki.example/wiki/Indonesian_language">Indonesian</a>: ' +
        '<i lang="id">Danau Maninjau</i>) is a lake. Its area is 99.5\u00a0km<sup>2</sup>.',
    ),
    image(
      'https://upload.wiki.example/thumb/Maninjau.jpg/250px-Maninjau.jpg',
      'The caldera from Puncak Lawang',
      'The caldera',
    ),
    image('https://upload.wiki.example/Keramba.jpg', 'Fish cages'),
    header('Geology', 2),
    paragraph('Depths'),
    table(true, ['Basin', 'Depth'], ['North', '165\u00a0m'], ['', '160\u00a0m']),
    quote('A lake of great beauty.', 'A traveller'),
    paragraph('<b>Tektite</b>'),
    paragraph('A glassy stone.'),
    paragraph('Read more'),
  ])
})

test.each([
  ['i.', 'ii.', 'lower-roman', 1],
  ['A)', 'B)', 'upper-alpha', 1],
  ['(c)', '(d)', 'lower-alpha', 3],
])('Word’s list markers %s and %s become %s from %d', (first, second, counterType, start) => {
  const line = (marker: string) =>
    `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span>x</p>`
  expect(shapes(line(first) + line(second))).toEqual([list('ordered', { counterType, start }, item('x'), item('x'))])
})

test('a paste from one of our articles has the same blocks with new ids', () => {
  const own = '<h2 data-block-id="abc"><i>Toba</i></h2><hr data-block-id="abd"><p data-block-id="abc">Deep</p>'
  const { blocks } = fromPasted(own)
  expect(blocks.map(({ type }) => type)).toEqual(['header', 'delimiter', 'paragraph'])
  for (const { id } of blocks) expect(id).toMatch(/^[\w-]{10}$/)
})

test('table rows without their table become a table; plain and empty pastes work', () => {
  expect(
    shapes('<html><body><table><!--StartFragment--><tr><td>a</td><td>b</td></tr><!--EndFragment--></table>'),
  ).toEqual([table(false, ['a', 'b'])])
  expect(shapes('plain <b>words</b>')).toEqual([paragraph('plain <b>words</b>')])
  expect(shapes('<p>&nbsp;</p><div><br></div>')).toEqual([])
})

test('pictures within the text are taken out of it, and those of the computer keep their place', () => {
  const inline = `data:image/png;base64,${'A'.repeat(300)}`
  const {
    blocks,
    inline: found,
    lost,
  } = fromPasted(
    `<p>One<img src="${inline}" alt="A map"></p><img src="data:image/gif;base64,R0lG" alt="A view"><p>Two</p>` +
      '<figure><img src="file:///C:/Users/me/clip_image002.png" alt="A boat"><figcaption>Lost</figcaption></figure>',
  )
  expect(blocks.map(({ type, data }) => ({ type, data }))).toEqual([
    paragraph('One'),
    image('', '', 'A map'),
    paragraph('Two'),
    image('file:clip_image002.png', 'Lost', 'A boat'),
  ])
  expect([...found]).toEqual([[blocks[1]?.id, inline]])
  expect(lost).toEqual([
    { kind: 'pictures', text: 'A view' },
    { kind: 'pictures', text: 'clip_image002.png' },
  ])
})

test('a mark that comes with its look as a style is one mark', () => {
  const html =
    '<p>The rim is <b style="font-weight: 700">blue</b>, <em style="font-style: italic">deep</em> and <s style="text-decoration: line-through">dry</s></p>'
  expect(shapes(html)).toEqual([paragraph('The rim is <b>blue</b>, <i>deep</i> and <s>dry</s>')])
})
