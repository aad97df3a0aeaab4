import { type AnyBlock, COUNTER_TYPES, type EditorDocument, type ListItem } from '@shared/content/document'
import { footnote } from '@shared/content/footnotes'
import { normaliseInline } from '@shared/content/inline'
import fc from 'fast-check'

/** Text as people type and paste it, and as attackers do. */
const words = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
  fc.constantFrom(
    '&nbsp;',
    ' ',
    '\u00a0',
    '&amp;amp;',
    '&lt;b&gt;',
    '&quot;',
    "'",
    '"',
    '&',
    '<',
    '>',
    '-->',
    '<!--',
    ']]>',
    '\u200f',
    'ความ',
    '火山湖',
    'بحيرة',
    '👩‍🔬',
    '\n',
    '\t',
    '&#0;',
    '&#x1f30b;',
    'a\u00adb',
    '<br>',
    '<br/>',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '</p><p>',
    '</td>',
    '<div>a</div><div><br></div>',
  ),
)

const address = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom('/articles/12', '#part', 'mailto:a@b.example', 'https://a.example/x?y=1&z="2" 3', '//cdn.example/x'),
  fc.constantFrom('javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'data:text/html,x', 'java\nscript:x', ''),
)

const note = fc.oneof(fc.string(), fc.constantFrom('<b>bold</b>', '&lt;', 'https://a.example/?q="x"&b=<c>, and more'))

const tag = fc.oneof(
  fc.constantFrom('b', 'i', 'u', 's', 'sub', 'sup', 'small', 'code', 'mark', 'strong', 'em', 'font'),
  fc.constantFrom(
    'span lang="id"',
    'span dir="rtl"',
    'mark class="cdx-marker"',
    'b onclick="x"',
    'i style="x"',
    'i lang="id"',
  ),
  address.map((href) => `a href="${href.replaceAll('"', '&quot;')}" target="_blank"`),
  fc.constantFrom('sup data-note="See &quot;Toba&quot; &amp; https://a.example/x?y=1&amp;z=2."', 'sup data-note=" "'),
  address.map((href) => `a href="${href.replaceAll('"', '&quot;')}" title="&quot;&lt;&amp;"`),
)

/** Inline HTML as it arrives, before it is normalised. */
export const rawInline: fc.Arbitrary<string> = fc.letrec<{ inline: string }>((tie) => ({
  inline: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 3, arbitrary: words },
    note.map(footnote),
    fc.tuple(tie('inline'), tie('inline')).map((parts) => parts.join('')),
    fc.tuple(tag, tie('inline')).map(([opening, inner]) => `<${opening}>${inner}</${opening.split(' ')[0]}>`),
  ),
})).inline

/** A text in the normalised form in which the editor saves it. */
const inline = rawInline.map(normaliseInline)
const plain = fc.string({ unit: 'grapheme', maxLength: 20 })

const alignment = fc.constantFrom('left', 'center', 'right')
const tune = fc.record({ alignment })
const tunes = fc.oneof(
  fc.record({ alignment: tune }),
  fc.record({ imageAlignment: tune }),
  fc.record({ alignment: tune, imageAlignment: tune }),
)

const items = (depth: number, meta: fc.Arbitrary<ListItem['meta']>): fc.Arbitrary<ListItem[]> =>
  fc.array(
    fc.record({ content: inline, meta, items: depth > 1 ? items(depth - 1, meta) : fc.constant<ListItem[]>([]) }),
    { maxLength: depth > 3 ? 2 : 3 },
  )

const optional = <T extends object>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(model, { requiredKeys: [] })

const list = fc.oneof(
  fc.record({
    style: fc.constant('ordered'),
    meta: optional({ start: fc.nat(4000), counterType: fc.constantFrom(...COUNTER_TYPES) }),
    items: items(5, fc.constant({})),
  }),
  fc.record({ style: fc.constant('unordered'), meta: fc.constant({}), items: items(5, fc.constant({})) }),
  fc.record({
    style: fc.constant('checklist'),
    meta: fc.constant({}),
    items: items(5, fc.record({ checked: fc.boolean() })),
  }),
)

const pictureAddress = fc.oneof(
  fc.webUrl({ withQueryParameters: true }),
  fc.constantFrom('/uploads/ab12-1600x1000.webp', '/uploads/ab12-400x300.png', 'https://a.example/film.mp4', ''),
  fc.constantFrom('https://host.example/uploads/ab12-1600x1000.webp', 'javascript:alert(1)', 'data:image/png;base64,x'),
)

const line = fc.oneof(fc.string(), fc.constantFrom('A "lake" & <b>hills</b>', ' two \n lines ', '&amp;', 'Toba'))

const picture = {
  caption: fc.oneof(inline, fc.constant('Toba')),
  alt: line,
  credit: line,
  link: address,
  file: fc.record({ url: pictureAddress }),
}

const image = fc.record(
  {
    ...picture,
    url: pictureAddress,
    withBorder: fc.boolean(),
    withBackground: fc.boolean(),
    stretched: fc.boolean(),
  },
  { requiredKeys: ['caption', 'withBorder', 'withBackground', 'stretched', 'file'] },
)

const gallery = fc.record({
  items: fc.array(fc.record(picture, { requiredKeys: ['caption', 'file'] }), { maxLength: 4 }),
})

const { link: _, ...comparedPicture } = picture
const compared = fc.record(comparedPicture, { requiredKeys: ['caption', 'file'] })

const link = fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.constantFrom('/articles/3', '#a', ''))
const json = fc.dictionary(fc.constantFrom('html', 'a"b', "it's", '<i>', 'code'), fc.jsonValue({ maxDepth: 2 }))

export const data: Record<string, fc.Arbitrary<object>> = {
  paragraph: fc.record({ text: inline }),
  header: fc.record({ text: inline, level: fc.integer({ min: 1, max: 6 }) }),
  list,
  image,
  gallery,
  compare: fc.record({ before: compared, after: compared, caption: inline }),
  pullquote: fc.record({ text: inline }),
  audio: fc.record({
    url: fc.oneof(address, fc.constantFrom('/uploads/ab12.mp3', 'https://a.example/talk.mp3?x="1"')),
    caption: inline,
  }),
  file: fc.record({ url: address, name: line, size: fc.oneof(fc.constant(0), fc.nat()) }),
  quote: fc.record({ text: inline, caption: inline, alignment: fc.constantFrom('left', 'center') }),
  video: fc.record({
    url: fc.constantFrom(
      'https://www.youtube.com/watch?v=abcDEF12345',
      'https://youtu.be/abcDEF12345?t=1&si="x"',
      'https://vimeo.com/123456789/0a1b2c3d',
      '/uploads/film-1.mp4',
    ),
    caption: inline,
  }),
  checklist: fc.record({ items: fc.array(fc.record({ text: inline, checked: fc.boolean() }), { maxLength: 4 }) }),
  code: fc.record({
    code: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\n<a href="x">\n\n', '  a && b\n', '')),
    language: fc.constantFrom('', 'js', 'C++', 'Objective C', '"><b>', 'typescript'),
  }),
  callout: fc.record({ text: inline, tone: fc.constantFrom('note', 'tip', 'warning') }),
  details: fc.record({ summary: inline, text: inline }),
  button: fc.record({ text: inline, url: fc.oneof(address, fc.constantFrom('example.com', '/places', 'tel:+62')) }),
  delimiter: fc.constant({}),
  table: fc.record(
    {
      withHeadings: fc.boolean(),
      withHeadingColumn: fc.constant(true),
      stretched: fc.boolean(),
      content: fc.array(fc.array(fc.oneof(inline, fc.constant('')), { maxLength: 4 }), { maxLength: 4 }),
    },
    { requiredKeys: ['withHeadings', 'stretched', 'content'] },
  ),
  linkTool: fc.record({
    link,
    meta: optional({ title: plain, description: plain, image: fc.record({ url: pictureAddress }) }),
  }),
  // JSON has no negative zero.
  'made-up': json.map((value) => JSON.parse(JSON.stringify(value))),
  constructor: fc.constant({ html: '"><script>alert(1)</script>' }),
}

const blockOf = (id: string) =>
  fc.oneof(
    ...Object.entries(data).map(([type, arbitrary]) =>
      fc
        .record({ data: arbitrary, tunes: fc.option(tunes, { nil: undefined, freq: 3 }) })
        .map(({ data, tunes }) => ({ id, type, data, ...(tunes && { tunes }) }) as AnyBlock),
    ),
  )

const ids = fc.uniqueArray(fc.stringMatching(/^[\w-]{10}$/), { minLength: 1, maxLength: 5 })

export const document: fc.Arbitrary<EditorDocument> = ids
  .chain((names) => fc.tuple(...names.map(blockOf)))
  .map((blocks) => ({ time: 1, version: '2.31.0', blocks }) as EditorDocument)
