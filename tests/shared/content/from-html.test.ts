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
    { type: 'code', data: { code: 'one\n  two', language: '' } },
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
    { type: 'image', data: { ...picture('/uploads/a.webp', '', 'A & B').data, link: '/x' } },
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

test('the boxes of other programs become the blocks that stand for them', () => {
  expect(
    shapes(`
      <details><summary>How <b>deep</b>?</summary><p>505 m</p><p>Or more</p><ul><li>Toba</li></ul><p>After</p></details>
      <div class="markdown-alert markdown-alert-tip"><p>Go early.</p></div>
      <div class="admonition warning"><p>Hot</p></div>
      <div class="alert alert-info">Closed</div>
      <aside><p>By the way</p></aside>
      <aside><h3>Related</h3><ul><li>Weh</li></ul></aside>`),
  ).toEqual([
    { type: 'details', data: { summary: 'How <b>deep</b>?', text: '505 m<br><br>Or more' } },
    { type: 'list', data: { style: 'unordered', meta: {}, items: [item('Toba')] } },
    paragraph('After'),
    { type: 'callout', data: { text: 'Go early.', tone: 'tip' } },
    { type: 'callout', data: { text: 'Hot', tone: 'warning' } },
    { type: 'callout', data: { text: 'Closed', tone: 'note' } },
    { type: 'callout', data: { text: 'By the way', tone: 'note' } },
    { type: 'header', data: { text: 'Related', level: 3 } },
    { type: 'list', data: { style: 'unordered', meta: {}, items: [item('Weh')] } },
  ])
})

test('links that stand alone as buttons become buttons, and others stay in their sentence', () => {
  expect(
    shapes(`
      <div class="wp-block-buttons">
        <div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/a">A <b>b</b></a></div>
        <div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/b">B</a></div>
      </div>
      <p><a class="btn" href="https://kg.example/">Book</a></p>
      <p>Go <a class="button" href="/c">there</a> now</p>
      <p><a class="button" href="javascript:x">No</a></p>`),
  ).toEqual([
    { type: 'button', data: { text: 'A <b>b</b>', url: '/a' } },
    { type: 'button', data: { text: 'B', url: '/b' } },
    { type: 'button', data: { text: 'Book', url: 'https://kg.example/' } },
    paragraph('Go <a href="/c">there</a> now'),
    paragraph('No'),
  ])
})

test('code keeps its lines, its signs and its language, and a poem is a text', () => {
  const html =
    '<pre class="language-ts"><code>\nlet <span>x</span>: T&lt;U&gt;\n  = 1\n</code></pre>' +
    '<pre class="wp-block-verse">Lake\n  <i>and</i> sky</pre><pre> </pre>'
  expect(shapes(html)).toEqual([
    { type: 'code', data: { code: 'let x: T<U>\n  = 1', language: 'ts' } },
    paragraph('Lake<br>  <i>and</i> sky'),
  ])
})

const marked = (text: string, note: string) => paragraph(`${text}<sup data-note="${note}">*</sup>`)

test.each([
  [
    'Pandoc',
    '<p>Deep<a href="#fn1" id="fnref1" role="doc-noteref"><sup>1</sup></a></p><section class="footnotes" role="doc-endnotes"><hr>' +
      '<ol><li id="fn1"><p>By <a href="https://a.example/">A</a>.<a href="#fnref1" role="doc-backlink">↩︎</a></p></li></ol></section>',
    [marked('Deep', 'By A (https://a.example/).')],
  ],
  [
    'GitHub, with a note that is referred to twice',
    '<p>Deep<sup><a href="#fn-1" id="ref-1">1</a></sup></p><p>Old<sup><a href="#fn-1" id="ref-1-2">1</a></sup></p>' +
      '<section class="footnotes"><h2 id="label">Footnotes</h2><ol><li id="fn-1"><p>By A. <a href="#ref-1">↩</a> <a href="#ref-1-2">↩<sup>2</sup></a></p></li></ol></section>',
    [marked('Deep', 'By A.'), marked('Old', 'By A.')],
  ],
  [
    'WordPress',
    '<p>Deep<sup class="fn"><a href="#ab" id="ab-link">1</a></sup></p><ol class="wp-block-footnotes"><li id="ab">By A. <a href="#ab-link">↩︎</a></li></ol><p>End</p>',
    [marked('Deep', 'By A.'), paragraph('End')],
  ],
  [
    'Google Docs',
    '<p>Deep<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup></p><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span>&nbsp;By A.</span></p></div>',
    [marked('Deep', 'By A.')],
  ],
  [
    'Word',
    '<p>Deep<a href="#_ftn1" name="_ftnref1"><span>[1]</span></a></p><div><hr width="33%"><div id=ftn1><p><a href="#_ftnref1" name="_ftn1">[1]</a> By A.</p></div></div>',
    [marked('Deep', 'By A.')],
  ],
  [
    'a table of contents, which stays',
    '<p><a id="t1" href="#s1">1</a></p><h2 id="s1"><a href="#t1">1</a> Lake</h2>',
    [paragraph('<a href="#h-s1">1</a>'), { type: 'header', data: { text: '<a href="#h-t1">1</a> Lake', level: 2 } }],
  ],
  [
    'a note that does not lead back, which stays',
    '<p>Deep<sup><a href="#n1" id="r1">1</a></sup></p><p id="n1">By A.</p>',
    [paragraph('Deep<sup><a href="#h-n1">1</a></sup>'), paragraph('By A.')],
  ],
])('footnotes of %s', (_, html, blocks) => {
  expect(shapes(html)).toEqual(blocks)
})

test('galleries of other programs keep each caption under its picture, and the caption of all behind them', () => {
  const figure = (name: string, caption = '') =>
    `<figure class="wp-block-image"><a href="/${name}"><img src="/${name}.jpg" alt="${name}"></a>${caption && `<figcaption class="wp-element-caption">${caption}</figcaption>`}</figure>`
  const item = (name: string, caption = '', isLink = true) => ({
    caption,
    alt: name,
    ...(isLink && { link: `/${name}` }),
    file: { url: `/${name}.jpg` },
  })
  const of = (...items: object[]) => ({ type: 'gallery', data: { items } })

  expect(
    shapes(
      `<figure class="wp-block-gallery has-nested-images">${figure('a', 'First')}${figure('b')}${figure('c', 'Third <b>one</b>')}<figcaption class="blocks-gallery-caption">All</figcaption></figure>`,
    ),
  ).toEqual([of(item('a', 'First'), item('b'), item('c', 'Third <b>one</b>')), paragraph('All')])
  expect(
    shapes(
      `<ul class="wp-block-gallery"><li class="blocks-gallery-item">${figure('a', 'First')}</li><li class="blocks-gallery-item">${figure('b', 'Second')}</li></ul>`,
    ),
  ).toEqual([of(item('a', 'First'), item('b', 'Second'))])
  expect(
    shapes(
      `<div class="gallery"><dl class="gallery-item"><dt class="gallery-icon"><a href="/a"><img src="/a.jpg" alt="a"></a></dt><dd class="wp-caption-text gallery-caption">First</dd></dl>
        <dl class="gallery-item"><dt class="gallery-icon"><img src="/b.jpg" alt="b"></dt></dl><br></div>`,
    ),
  ).toEqual([of(item('a', 'First'), item('b', '', false))])
  expect(
    shapes(
      `<figure class="kg-card kg-gallery-card"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="/a.jpg" alt="a"></div><div class="kg-gallery-image"><img src="/b.jpg" alt="b"></div></div></div><figcaption>All</figcaption></figure>`,
    ),
  ).toEqual([of(item('a', '', false), item('b', '', false)), paragraph('All')])
  // With a text beside the pictures it is no gallery, and nothing is lost.
  expect(shapes('<div class="gallery"><img src="/a.jpg"><p>Between</p><img src="/b.jpg"></div>')).toEqual([
    picture('/a.jpg', ''),
    paragraph('Between'),
    picture('/b.jpg', ''),
  ])
})
