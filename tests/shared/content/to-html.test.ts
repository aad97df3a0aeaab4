import type { Block, EditorDocument } from '@shared/content/document'
import { toHtml } from '@shared/content/to-html'
import { expect, test } from 'vitest'

type Draft = Block extends infer B ? (B extends Block ? Omit<B, 'id'> : never) : never

/** The HTML without block ids, which have a separate test. */
const html = (...drafts: Draft[]) =>
  toHtml({
    time: 0,
    version: '2.31.0',
    blocks: drafts.map((draft, index) => ({ id: `b${index}`, ...draft })),
  } as EditorDocument).replace(/ data-block-id="b\d"/g, '')

const plain = (content: string, ...items: string[]) => ({
  content,
  meta: {},
  items: items.map((child) => ({ content: child, meta: {}, items: [] })),
})

test('paragraphs and headers keep their alignment', () => {
  expect(html({ type: 'paragraph', data: { text: 'A <b>b</b>' } })).toBe('<p>A <b>b</b></p>')
  const tunes = { alignment: { alignment: 'center' as const } }
  expect(html({ type: 'header', data: { text: 'T', level: 3 }, tunes })).toBe('<h3 class="align-center">T</h3>')
})

test('lists keep their nesting, start and counters', () => {
  const list = { style: 'ordered' as const, meta: { start: 4, counterType: 'lower-roman' as const } }
  expect(html({ type: 'list', data: { ...list, items: [plain('a', 'b'), plain('c')] } })).toBe(
    '<ol type="i" start="4"><li>a<ol type="i"><li>b</li></ol></li><li>c</li></ol>',
  )
  expect(html({ type: 'list', data: { style: 'unordered', meta: {}, items: [plain('a', 'b')] } })).toBe(
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  )
})

test('a checklist shows which items are checked', () => {
  expect(
    html({
      type: 'checklist',
      data: {
        items: [
          { text: 'water', checked: true },
          { text: 'rope', checked: false },
        ],
      },
    }),
  ).toBe(
    '<ul class="checklist" data-block-type="checklist"><li><label><input type="checkbox" checked disabled> water</label></li>' +
      '<li><label><input type="checkbox" disabled> rope</label></li></ul>',
  )
})

test('a table with headings has column headers', () => {
  const content = [
    ['Place', 'Height'],
    ['Kerinci', '3,805 m'],
  ]
  expect(html({ type: 'table', data: { withHeadings: true, stretched: false, content } })).toBe(
    '<div class="table-frame" tabindex="0" role="group" aria-label="Place, Height"><table><thead><tr><th scope="col">Place</th><th scope="col">Height</th></tr></thead>' +
      '<tbody><tr><td>Kerinci</td><td>3,805 m</td></tr></tbody></table></div>',
  )
})

test('a table with a column of headings has row headers', () => {
  const content = [
    ['', 'Height'],
    ['Kerinci', '3,805 m'],
  ]
  const data = { withHeadings: true, withHeadingColumn: true, stretched: false, content }
  expect(html({ type: 'table', data })).toBe(
    '<div class="table-frame heading-column" tabindex="0" role="group" aria-label="Height"><table><thead><tr><th scope="col"></th><th scope="col">Height</th></tr></thead>' +
      '<tbody><tr><th scope="row">Kerinci</th><td>3,805 m</td></tr></tbody></table></div>',
  )
})

test('a quote shows its source', () => {
  expect(html({ type: 'quote', data: { text: 'Q', caption: 'C', alignment: 'center' } })).toBe(
    '<blockquote class="quote-centered"><p>Q</p><cite>C</cite></blockquote>',
  )
})

const picture = (url: string, caption = '') => ({
  type: 'image' as const,
  data: { caption, withBorder: true, withBackground: false, stretched: false, file: { url } },
})

test('a stored picture has its size and a srcset', () => {
  const { type, data } = picture('/uploads/ab12-1600x1000.webp', 'The <i>lake</i> "Toba"')
  const figure = html({ type, data: { ...data, alt: 'A "lake" & hills', credit: 'Dewi & <Co>' } })
  expect(figure).toContain('width="1600" height="1000"')
  expect(figure).toContain(
    'srcset="/uploads/ab12-1600x1000.w480.webp 480w, /uploads/ab12-1600x1000.w960.webp 960w, /uploads/ab12-1600x1000.webp 1600w"',
  )
  expect(figure).toContain('alt="A &quot;lake&quot; &amp; hills"')
  expect(figure).toContain('<figure class="image with-border">')
  expect(figure).toContain(
    '<figcaption>The <i>lake</i> "Toba"<small class="credit"> Dewi &amp; &lt;Co&gt;</small></figcaption>',
  )
})

test('a caption is no alternative text: screen readers would read it twice', () => {
  expect(html(picture('https://a.example/b.png', 'The lake'))).toContain('alt=""')
  expect(html(picture('https://a.example/b.mp4', 'Waves'))).not.toContain('aria-label')
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example/a.png', ''])(
  'a picture with the address %j is replaced by a note',
  (url) => {
    expect(html(picture(url))).toMatch(/^<p data-block="[^"<>]*">\[Image upload failed - invalid URL\]<\/p>$/)
  },
)

test('a gallery shows two pictures side by side, and the last of an odd number alone', () => {
  const item = (name: string, caption = '') => ({ caption, file: { url: `/uploads/${name}-1600x1000.webp` } })
  const gallery = html({ type: 'gallery', data: { items: [item('a', 'First'), item('b'), item('c')] } })
  expect(gallery.match(/<(?:div|figure)[^>]*>/g)).toEqual([
    '<div class="gallery">',
    '<figure class="image half">',
    '<figure class="image half">',
    '<figure class="image">',
  ])
  expect(gallery).toContain('sizes="(min-width:62.5rem) 306px,')
  expect(gallery).toContain('<figcaption>First</figcaption></figure><figure')
  expect(
    html({ type: 'gallery', data: { items: [item('a'), { caption: '', file: { url: 'javascript:x' } }] } }),
  ).toMatch(
    /^<div class="gallery" data-block="[^"<>]*"><figure class="image half">.*<p>\[Image upload failed - invalid URL\]<\/p><\/div>$/,
  )
})

test('a video plays automatically, silently and in a loop', () => {
  expect(html(picture('https://films.example/a.mp4'))).toContain(
    '<video src="https://films.example/a.mp4" autoplay loop muted playsinline controls></video>',
  )
})

test('blocks have their ids, and explicit left alignment differs from none', () => {
  const document = {
    time: 0,
    version: '2.31.0',
    blocks: [
      {
        id: 'x-1',
        type: 'paragraph' as const,
        data: { text: 'a' },
        tunes: { alignment: { alignment: 'left' as const } },
      },
      { id: 'x_2', type: 'delimiter' as const, data: {} },
    ],
  }
  expect(toHtml(document)).toBe('<p class="align-left" data-block-id="x-1">a</p><hr data-block-id="x_2">')
})

test('readers see nothing of a block of an unknown type', () => {
  const block = { id: 'x', type: 'poll', data: { question: '"><script>alert(1)</script>' } }
  expect(toHtml({ time: 0, version: '2.31.0', blocks: [block] })).toMatch(
    /^<div data-block-id="x" data-block="[^"<>]*"><\/div>$/,
  )
})

test('a link card opens in a new tab, and one with a script address is left out', () => {
  const meta = { title: 'UNESCO', description: 'Geoparks' }
  const card = html({ type: 'linkTool', data: { link: 'https://www.unesco.org/en/iggp', meta } })
  expect(card).toContain('href="https://www.unesco.org/en/iggp" target="_blank" rel="noopener noreferrer"')
  expect(card).toContain('www.unesco.org</span>')
  expect(html({ type: 'linkTool', data: { link: 'javascript:x', meta } })).toMatch(
    /^<div data-block="[^"<>]*"><\/div>$/,
  )
})

test('footnotes are numbered through the article, and listed at its end with links there and back', () => {
  const note = (text: string) => `<sup data-note="${text}">*</sup>`
  expect(
    html(
      { type: 'paragraph', data: { text: `Deep${note('See https://a.example/?x=1&amp;y.')}` } },
      { type: 'paragraph', data: { text: `<a href="/weh">Weh${note('An &quot;island&quot;')}</a>` } },
    ),
  ).toBe(
    '<p>Deep<sup data-note="See https://a.example/?x=1&amp;y."><a href="#note-1" id="noteref-1" role="doc-noteref">1</a></sup></p>' +
      '<p><a href="/weh">Weh<sup data-note="An &quot;island&quot;" id="noteref-2">2</sup></a></p>' +
      '<section class="notes" role="doc-endnotes"><ol>' +
      '<li id="note-1">See <a href="https://a.example/?x=1&amp;y">https://a.example/?x=1&amp;y</a>. <a href="#noteref-1" role="doc-backlink">↩</a></li>' +
      '<li id="note-2">An "island" <a href="#noteref-2" role="doc-backlink">↩</a></li></ol></section>',
  )
})

test('code is no markup, details open without scripts, and a button without an address is a text', () => {
  expect(html({ type: 'code', data: { code: '<b>\n  "x"', language: 'html' } })).toBe(
    '<pre dir="ltr" translate="no" tabindex="0"><code class="language-html">&lt;b&gt;\n  "x"</code></pre>',
  )
  expect(html({ type: 'details', data: { summary: 'How <b>deep</b>?', text: '505 m' } })).toBe(
    '<details><summary>How <b>deep</b>?</summary><p>505 m</p></details>',
  )
  expect(html({ type: 'callout', data: { text: 'Hot', tone: 'warning' } })).toBe(
    '<div class="callout callout-warning" role="note"><p>Hot</p></div>',
  )
  expect(html({ type: 'button', data: { text: 'Go', url: '/weh' } })).toBe(
    '<p class="link-button"><a href="/weh">Go</a></p>',
  )
  expect(html({ type: 'button', data: { text: 'Go', url: '' } })).toBe('<p class="link-button">Go</p>')
})

test('pairs of pictures, recordings, files and pull quotes can be read without a script', () => {
  const picture = (name: string) => ({ caption: name, file: { url: `https://a.example/${name}.png` } })
  expect(
    html({ type: 'compare', data: { before: picture('1999'), after: picture('2018'), caption: 'The rim' } }),
  ).toMatch(
    /^<figure class="compare"><figure class="image"><img src="[^"]*1999.png".*<figcaption>2018<\/figcaption><\/figure><figcaption>The rim<\/figcaption><\/figure>$/,
  )
  expect(html({ type: 'audio', data: { url: '/uploads/gong.mp3', caption: 'A gong' } })).toBe(
    '<figure class="audio"><audio src="/uploads/gong.mp3" controls preload="none"></audio><figcaption>A gong</figcaption></figure>',
  )
  expect(html({ type: 'audio', data: { url: 'https://a.example/gong.mp3', caption: '' } })).toBe(
    '<figure class="audio"><a href="https://a.example/gong.mp3" target="_blank" rel="noopener noreferrer">a.example</a></figure>',
  )
  expect(html({ type: 'file', data: { url: '/uploads/map.pdf', name: 'A & B', size: 0 } })).toBe(
    '<p class="file"><a href="/uploads/map.pdf">A &amp; B</a></p>',
  )
  expect(html({ type: 'file', data: { url: '/uploads/map.pdf', name: 'Map', size: 1_234_567 } })).toContain(
    '<a href="/uploads/map.pdf">Map</a> <small>1.2 MB</small>',
  )
  expect(html({ type: 'pullquote', data: { text: 'Ten <i>metres</i>' } })).toBe(
    '<blockquote class="pullquote"><p>Ten <i>metres</i></p></blockquote>',
  )
})
