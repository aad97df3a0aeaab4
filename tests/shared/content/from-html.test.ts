import { fromHtml, toDocument } from '@shared/content/from-html'
import { expect, test } from 'vitest'

const shapes = (html: string) => fromHtml(html).map(({ id: _, ...block }) => block)

const paragraph = (text: string) => ({ type: 'paragraph', data: { text } })
const picture = (url: string, caption: string, alt?: string) => ({
  type: 'image',
  data: { caption, ...(alt && { alt }), withBorder: false, withBackground: false, stretched: false, file: { url } },
})
const item = (content: string, items: object[] = [], meta = {}) => ({ content, meta, items })

test('HTML from other editors becomes the closest blocks', () => {
  const html = `
    <section><h2>The  <strong>lake</strong></h2>
      <p style="text-align: center">It is <em>deep</em>,<br> and
        old.</p>
      stray <a href="/articles/2">text</a>
      <div>A <div>division</div> in another</div>
    </section>
    <pre>one
  two</pre>
    <hr><p></p><p>&nbsp;</p>`
  expect(shapes(html)).toEqual([
    { type: 'header', data: { text: 'The <b>lake</b>', level: 2 } },
    { ...paragraph('It is <i>deep</i>,<br>and old.'), tunes: { alignment: { alignment: 'center' } } },
    paragraph('stray <a href="/articles/2">text</a>'),
    paragraph('A'),
    paragraph('division'),
    paragraph('in another'),
    paragraph('<code class="inline-code">one<br>  two</code>'),
    { type: 'delimiter', data: {} },
  ])
})

test('lists keep their nesting, counters and checked items', () => {
  expect(shapes('<ol type="A" start="3"><li><p>a</p><ol><li>b</li></ol></li><li></li></ol>')).toEqual([
    {
      type: 'list',
      data: { style: 'ordered', meta: { counterType: 'upper-alpha', start: 3 }, items: [item('a', [item('b')])] },
    },
  ])
  expect(shapes('<ul><li><input type="checkbox" checked> Rope</li><li><input type="checkbox"> Map</li></ul>')).toEqual([
    {
      type: 'list',
      data: {
        style: 'checklist',
        meta: {},
        items: [item('Rope', [], { checked: true }), item('Map', [], { checked: false })],
      },
    },
  ])
})

test('a table keeps its heading row, and spanned cells become empty cells', () => {
  const html =
    '<table><tr><th>Peak</th><th colspan="2">Height</th></tr><tr><td rowspan="2">A</td><td>1</td><td>m</td></tr>' +
    '<tr><td>2</td><td>m</td></tr><tr><td></td></tr></table>'
  expect(shapes(html)).toEqual([
    {
      type: 'table',
      data: {
        withHeadings: true,
        stretched: false,
        content: [
          ['Peak', 'Height', ''],
          ['A', '1', 'm'],
          ['', '2', 'm'],
        ],
      },
    },
  ])
})

test('a table of another program keeps its column of headings', () => {
  const rows = '<tr><th>Peak</th><td>Kerinci</td></tr><tr><th>Height</th><td>3,805 m</td></tr>'
  const content = [
    ['Peak', 'Kerinci'],
    ['Height', '3,805 m'],
  ]
  const data = { withHeadings: false, withHeadingColumn: true, stretched: false, content }
  expect(shapes(`<table>${rows}</table>`)).toEqual([{ type: 'table', data }])
  const headed = { ...data, withHeadings: true, content: [['', 'A'], ...content] }
  expect(shapes(`<table><tr><th></th><th>A</th></tr>${rows}</table>`)).toEqual([{ type: 'table', data: headed }])
})

test('pictures in texts become blocks, videos too, and frames become links', () => {
  const html =
    '<p>Before <a href="/x"><img src="/uploads/a.webp" alt="A &amp; B"></a> after</p>' +
    '<figure><video src="https://a.example/b.mp4"></video><figcaption>Waves</figcaption></figure>' +
    '<iframe src="https://www.youtube-nocookie.com/embed/x" title="A film"></iframe>' +
    '<img src="data:image/png;base64,x"><img src="https://a.example/dot.gif" width="1" height="1">'
  expect(shapes(html)).toEqual([
    paragraph('Before'),
    picture('/uploads/a.webp', '', 'A & B'),
    paragraph('after'),
    picture('https://a.example/b.mp4', 'Waves'),
    paragraph('<a href="https://www.youtube-nocookie.com/embed/x">A film</a>'),
  ])
})

test('a quote keeps its source, from a cite or a figcaption', () => {
  const quote = { type: 'quote', data: { text: 'One.<br>Two.', caption: 'Raffles', alignment: 'left' } }
  const text = '<p>One.</p><p>Two.</p>'
  expect(shapes(`<blockquote>${text}<cite>Raffles</cite></blockquote>`)).toEqual([quote])
  expect(shapes(`<figure><blockquote>${text}</blockquote><figcaption>Raffles</figcaption></figure>`)).toEqual([quote])
})

test('blocks keep their ids from the HTML, and missing or duplicate ids are replaced', () => {
  const ids = fromHtml(
    '<p data-block-id="a">1</p><p data-block-id="a">2</p><p data-block-id="&quot;">3</p><p>4</p>',
  ).map(({ id }) => id)
  expect(ids[0]).toBe('a')
  for (const id of ids.slice(1)) expect(id).toMatch(/^[\w-]{10}$/)
  expect(new Set(ids).size).toBe(4)
})

test('a document made from HTML has the editor’s version and a time', () => {
  expect(toDocument('', 5)).toEqual({ time: 5, version: '2.31.0', blocks: [] })
})

test('deeply nested HTML can be read', () => {
  const deep = `${'<div>'.repeat(2000)}x${'</div>'.repeat(2000)}`
  expect(shapes(deep)).toEqual([paragraph('x')])
})
