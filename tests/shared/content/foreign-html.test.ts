import { readHtml } from '@shared/content/from-html'
import { fromPasted } from '@shared/content/from-pasted'
import { tableFromText } from '@shared/content/table-from-text'
import { expect, test } from 'vitest'

const paragraph = (text: string) => ({ type: 'paragraph', data: { text } })
const image = (url: string, caption = '', alt?: string) => ({
  type: 'image',
  data: { caption, ...(alt && { alt }), withBorder: false, withBackground: false, stretched: false, file: { url } },
})
const item = (content: string, ...items: object[]) => ({ content, meta: {}, items })
const list = (style: string, meta: object, ...items: object[]) => ({ type: 'list', data: { style, meta, items } })
const header = (text: string, level: number) => ({ type: 'header', data: { text, level } })

const PLACEHOLDER = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const REAL = 'https://a.example/lake.jpg'
const map = (text: string) => `<a href="https://a.example/map">${text}</a>`

/** Shapes that pages, mails and programs write: the HTML, and the blocks that it means. */
const shapes: Record<string, [html: string, blocks: object[]]> = {
  'emoji of Gmail': [
    '<div>Climb the <img data-emoji="🌋" class="an1" alt="🌋" src="https://fonts.gstatic.com/s/e/notoemoji/15.0/1f30b/32.png"> at dawn</div>',
    [paragraph('Climb the 🌋 at dawn')],
  ],
  'emoji of WordPress': [
    '<ul><li>Hot <img class="emoji" style="height:1em" alt="☕️" src="https://s.w.org/images/core/emoji/2615.svg"></li></ul>',
    [list('unordered', {}, item('Hot ☕️'))],
  ],
  'emoji of Facebook, X and WhatsApp': [
    '<p>a <img height="16" width="16" alt="👍🏽" src="https://static.xx.fbcdn.net/images/emoji.php/v9/1f44d.png"> ' +
      'b <img alt="🇮🇩" draggable="false" src="https://abs-0.twimg.com/emoji/v2/svg/1f1ee.svg"> ' +
      `c <img class="emoji wa" alt="👨‍👩‍👧" data-plain-text="👨‍👩‍👧" src="${PLACEHOLDER}"></p>`,
    [paragraph('a 👍🏽 b 🇮🇩 c 👨‍👩‍👧')],
  ],
  'emoji of Slack and GitHub': [
    '<p>a <img data-stringify-type="emoji" data-stringify-emoji=":volcano:" src="https://a.slack-edge.com/1f30b.png"> ' +
      'b <g-emoji class="g-emoji" alias="tada" fallback-src="https://github.githubassets.com/x.png">🎉</g-emoji></p>',
    [paragraph('a :volcano: b 🎉')],
  ],
  'a large picture whose text is an emoji': [
    `<p>a</p><img alt="🌋" width="800" src="${REAL}">`,
    [paragraph('a'), image(REAL, '', '🌋')],
  ],
  'lines of a chat': [
    '<div style="white-space: pre-wrap">line one\nline two\n\nline <b>four\nline</b> five</div>' +
      '<p><span style="white-space: pre-line">a\nb</span></p><div style="white-space-collapse: preserve">c\nd</div>',
    [
      paragraph('line one<br>line two'),
      paragraph('line <b>four</b><br><b>line</b> five'),
      paragraph('a<br>b'),
      paragraph('c<br>d'),
    ],
  ],
  'line ends that are not shown': [
    '<div style="white-space: pre-wrap"><p style="white-space: normal">one\ntwo</p>\n\n<p>three</p></div>',
    [paragraph('one two'), paragraph('three')],
  ],
  'lazy pictures': [
    `<img src="${PLACEHOLDER}" data-src="${REAL}?1"><img src="${PLACEHOLDER}" data-lazy-src="${REAL}?2">` +
      `<img data-original="${REAL}?3"><img src="https://a.example/blank.gif" data-src="${REAL}?4">` +
      `<img srcset="${REAL}?s 480w, ${REAL}?5 960w"><picture><source srcset="${REAL}?6 1x"><img src="${PLACEHOLDER}"></picture>` +
      `<img src="${PLACEHOLDER}"><noscript><img src="${REAL}?7"></noscript>` +
      `<noscript><img src="${REAL}?8"></noscript><img src="${PLACEHOLDER}" data-src="${REAL}?8">`,
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => image(`${REAL}?${number}`)),
  ],
  'a reading above its word': [
    '<p><ruby>火山<rp>(</rp><rt>かざん</rt><rp>)</rp></ruby>の<ruby>湖<rt>みずうみ</rt></ruby></p>',
    [paragraph('火山(かざん)の湖(みずうみ)')],
  ],
  'text behind an inner list': [
    '<ul><li>ccc<ul><li>ddd</li></ul>tail <b>end</b></li><li><div>x<ol><li>y</li></ol></div>z</li></ul>',
    [list('unordered', {}, item('ccc', item('ddd<br>tail <b>end</b>')), item('x', item('y<br>z')))],
  ],
  'lines made by a style': [
    '<p><span style="display:block">Mon 09:00</span><span style="display: block">Tue 10:00</span></p>' +
      '<p><b style="display:table-row">One</b><a style="display:list-item" href="https://a.example/map">map</a></p>' +
      '<div style="display:flex"><span>Mon</span><span>09:00</span></div><p>a<span style="display:none">b</span></p>',
    [
      paragraph('Mon 09:00'),
      paragraph('Tue 10:00'),
      paragraph('<b>One</b>'),
      paragraph(map('map')),
      paragraph('Mon 09:00'),
      paragraph('a'),
    ],
  ],
  quotations: [
    '<p>He said <q>go <q>slowly</q></q>. <q lang="de">Halt</q> <span lang="fr-CA">et <q>oui</q></span></p>',
    [paragraph('He said “go ‘slowly’”. „Halt“ <span lang="fr-CA">et «\u00a0oui\u00a0»</span>')],
  ],
  'a card that is a link': [
    `${map(`<img src="${REAL}"><h3>Toba</h3><div>Deep <b>water</b></div>`)}<b>See<p>all</p></b>`,
    [
      { type: 'image', data: { ...image(REAL).data, link: 'https://a.example/map' } },
      header(map('Toba'), 3),
      paragraph(map('Deep <b>water</b>')),
      paragraph('<b>See</b>'),
      paragraph('<b>all</b>'),
    ],
  ],
  captions: [
    `<div class="wp-caption"><a href="${REAL}"><img src="${REAL}?1"></a><p class="wp-caption-text">One</p></div>` +
      `<table class="tr-caption-container"><tbody><tr><td><img src="${REAL}?2"></td></tr><tr><td class="tr-caption">Two</td></tr></tbody></table>` +
      `<div class="thumb"><div><img src="${REAL}?3"><div class="thumbcaption">Three</div></div></div>` +
      `<p><img src="${REAL}?4"></p><p class="MsoCaption">Four</p><p>Text</p>` +
      `<figure><figure><img src="${REAL}?5"><figcaption>Five</figcaption></figure><figure><img src="${REAL}?6"></figure><figcaption>All</figcaption></figure>` +
      `<figure><img src="${REAL}?7"><p>Beside</p><figcaption>Seven</figcaption></figure>`,
    [
      image(`${REAL}?1`, 'One'),
      image(`${REAL}?2`, 'Two'),
      image(`${REAL}?3`, 'Three'),
      image(`${REAL}?4`, 'Four'),
      paragraph('Text'),
      image(`${REAL}?5`, 'Five'),
      image(`${REAL}?6`),
      paragraph('All'),
      image(`${REAL}?7`),
      paragraph('Beside'),
      paragraph('Seven'),
    ],
  ],
  'empty lines between paragraphs': [
    '<div>One<br>line<br><br>Two <b>bold<br> <br>Three</b><br><br><br></div>Four<br>\n<br>Five',
    [
      paragraph('One<br>line'),
      paragraph('Two <b>bold</b>'),
      paragraph('<b>Three</b>'),
      paragraph('Four'),
      paragraph('Five'),
    ],
  ],
  'headings by their role': [
    '<div role="heading" aria-level="2">Before</div><p role="heading" aria-level="3">After</p>',
    [header('Before', 2), header('After', 3)],
  ],
  'a list for each number': [
    '<ol><li>a</li></ol>\n<ol start="2"><li>b</li></ol><ol start="3"><li>c</li></ol><p>-</p><ol start="4"><li>d</li></ol>',
    [list('ordered', {}, item('a'), item('b'), item('c')), paragraph('-'), list('ordered', { start: 4 }, item('d'))],
  ],
  'what stands between words': [
    `<ul><li>one<img src="${REAL}">two<svg></svg>three</li>four</ul><p>five<img width="1" height="1" src="${REAL}?dot"> six</p>`,
    [list('unordered', {}, item('one two three'), item('four')), image(REAL), paragraph('five six')],
  ],
  'sounds and frames': [
    '<p>a<audio><source src="https://a.example/song.mp3">No sound.</audio>b</p>' +
      '<object data="https://a.example/map.html">No map.</object><embed src="https://www.youtube.com/embed/abcDEF12345">',
    [
      paragraph('a'),
      paragraph('<a href="https://a.example/song.mp3">https://a.example/song.mp3</a>'),
      paragraph('b'),
      paragraph('<a href="https://a.example/map.html">https://a.example/map.html</a>'),
      { type: 'video', data: { url: 'https://www.youtube.com/watch?v=abcDEF12345', caption: '' } },
    ],
  ],
}

test.each(Object.entries(shapes))(
  '%s: the text means the same to the reader and to the paste',
  (_, [html, expected]) => {
    const shown = ({ type, data }: { type: string; data: object }) => ({ type, data })
    expect(readHtml(html).blocks.map(shown)).toEqual(expected)
    expect(fromPasted(html).blocks.map(shown)).toEqual(expected)
  },
)

/** As Word for the web and Outlook write them. */
const webItem = (name: string, level: number, text: string, attributes = '') =>
  `<div class="ListContainerWrapper"><${name} role="list" ${attributes}><li role="listitem" data-aria-level="${level}" ` +
  `data-listid="1"><p class="Paragraph"><span class="TextRun">${text}</span></p></li></${name}></div>`

test('a list of Word for the web, which has a list for each item, is one with its levels', () => {
  const html =
    '<div class="OutlineElement"><p role="heading" aria-level="2">Before you go</p></div>' +
    webItem('ol', 1, 'First') +
    webItem('ol', 2, 'Inner', 'style="list-style-type: lower-alpha"') +
    webItem('ol', 1, 'Second', 'start="2"') +
    webItem('ul', 1, 'Other') +
    '<p>End</p>'
  expect(fromPasted(html).blocks.map(({ type, data }) => ({ type, data }))).toEqual([
    header('Before you go', 2),
    list('ordered', {}, item('First', item('Inner')), item('Second')),
    list('unordered', {}, item('Other')),
    paragraph('End'),
  ])
})

test('what no block can hold is listed by its kind', () => {
  const html =
    `<p>Text <img src="${PLACEHOLDER}" alt="A map"></p><form action="/subscribe"><label>Mail</label><input type="email"></form>` +
    '<video src="blob:https://x.example/1" title="A film"></video><audio></audio><script src="https://x.example/a.js"></script>' +
    '<iframe srcdoc="x"></iframe><canvas aria-label="Rainfall"></canvas><a href="https://x.example/story"><img src="https://x.example/b.jpg"></a>' +
    '<form><p>Long text in the form of a page</p><input type="search"></form>'
  const { blocks, lost } = readHtml(html)
  expect(blocks.map(({ data }) => data)).toMatchObject([
    { text: 'Text' },
    { file: { url: 'https://x.example/b.jpg' }, link: 'https://x.example/story' },
    { text: 'Long text in the form of a page' },
  ])
  expect(lost).toEqual([
    { kind: 'pictures', text: 'A map' },
    { kind: 'forms', text: 'Mail' },
    { kind: 'videos', text: 'A film', address: 'blob:https://x.example/1' },
    { kind: 'audio', text: '' },
    { kind: 'code', text: '', address: 'https://x.example/a.js' },
    { kind: 'code', text: '' },
    { kind: 'pictures', text: 'Rainfall' },
  ])
  expect(fromPasted(html).lost).toEqual(lost)
})

test.each([
  [
    '\tJan\tFeb\nRain\t12 < 20\t7\n\n',
    [
      ['', 'Jan', 'Feb'],
      ['Rain', '12 &lt; 20', '7'],
    ],
  ],
  [
    'Lake\tDepth\tOf\nToba\t505 m',
    [
      ['Lake', 'Depth', 'Of'],
      ['Toba', '505 m', ''],
    ],
  ],
  ['\tif (a)\n\t\tb()', undefined],
  ['one\ttwo', undefined],
  ['one\ttwo\nthree', undefined],
  ['', undefined],
])('of the plain text %j, the table is %j', (text, content) => {
  expect(tableFromText(text)?.data.content).toEqual(content)
})
