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
