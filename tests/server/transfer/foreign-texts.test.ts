import { readForeign } from '@shared/content/from-html'
import type { Loss } from '@shared/content/losses'
import { expect, test } from 'vitest'
import { ghostHtml } from '../../../src/server/transfer/import/ghost-formats'
import { wordpressText } from '../../../src/server/transfer/import/wordpress-html'

const FILES = {
  attachments: new Map([
    ['5', 'https://old.example/five.jpg'],
    ['6', 'https://old.example/six.jpg'],
    ['7', 'https://old.example/song.mp3'],
  ]),
  texts: new Map([['5', { picture_alt: 'Five', picture_caption: 'Caption <em>five</em>' }]]),
  attached: new Map([['1', ['5', '6', '7']]]),
}

const paragraph = (text: string) => ['paragraph', { text }]
const image = (url: string, data: object = {}) => ['image', { ...data, file: { url } }]
const film = (id = 'abcDEF12345') => ['video', { url: `https://www.youtube.com/watch?v=${id}` }]
const link = (address: string) => `<a href="${address}">${address}</a>`
const code = (source: string, language: string) => ['code', { code: source, language }]
const album = [
  'gallery',
  {
    items: [
      { caption: 'Caption <i>five</i>', alt: 'Five', file: { url: 'https://old.example/five.jpg' } },
      { caption: '', file: { url: 'https://old.example/six.jpg' } },
    ],
  },
]
const song = paragraph(link('https://old.example/song.mp3'))
const lostSong: Loss = { kind: 'audio', text: '', address: 'https://old.example/song.mp3', became: 'link' }

/** The text as WordPress stores it, its blocks, and what is listed. */
const wordpress: Record<string, [content: string, blocks: unknown[], lost?: Loss[]]> = {
  'an address on a line of its own': [
    'Before\n\nhttps://youtu.be/abcDEF12345\n\nAfter\nhttps://other.example/page?a=1&amp;b=2\nlast',
    [
      paragraph('Before'),
      film(),
      paragraph('After'),
      paragraph('<a href="https://other.example/page?a=1&amp;b=2">https://other.example/page?a=1&amp;b=2</a>'),
      paragraph('last'),
    ],
  ],
  'an address in a paragraph of its own': [
    '<!-- wp:paragraph -->\n<p>https://www.youtube.com/watch?v=abcDEF12345</p>\n<!-- /wp:paragraph -->',
    [film()],
  ],
  'shortcodes of films': [
    '[embed width="300"]https://youtu.be/abcDEF12345[/embed] [youtube=http://www.youtube.com/watch?v=abcDEF12345&w=640] ' +
      '[youtube id="abcDEF12346"] [YOUTUBE]abcDEF12347[/youtube]',
    [film(), film(), film('abcDEF12346'), film('abcDEF12347')],
  ],
  'a gallery of the attachments of its post': ['[gallery]', [album]],
  'a gallery of some attachments': [`[gallery ids='5,6' columns="2"]`, [album]],
  'a gallery in upper case, of which one is missing': [
    '[GALLERY ids="6,99"]',
    [image('https://old.example/six.jpg')],
    [{ kind: 'pictures', text: 'attachment 99, which is not in the file' }],
  ],
  'captions, new and old': [
    '[caption id="a" width="300"]<a href="https://old.example/five.jpg"><img src="https://old.example/five-300x200.jpg"></a> One[/caption]' +
      '[caption caption="Two"]<img src="https://old.example/six.jpg">[/caption][wp_caption]<img src="https://old.example/six.jpg"> Three[/wp_caption]',
    [
      image('https://old.example/five.jpg', { caption: 'One' }),
      image('https://old.example/six.jpg', { caption: 'Two' }),
      image('https://old.example/six.jpg', { caption: 'Three' }),
    ],
  ],
  sounds: [
    '[audio mp3="https://old.example/song.mp3"][/audio] [audio https://old.example/song.mp3] [playlist]',
    [song, song, song],
    [lostSong, lostSong, lostSong],
  ],
  'a film of the media library': [
    '[video width="640" mp4="https://old.example/a.mp4"][/video]',
    [image('https://old.example/a.mp4')],
  ],
  code: [
    '[sourcecode language="csharp"]\nvar a = b &lt; c;\n\nif (x[0]) y();\n[/sourcecode][php]echo "<b>";[/php][ccnLe_java]a();[/ccnLe_java]',
    [code('var a = b < c;\n\nif (x[0]) y();', 'csharp'), code('echo "<b>";', 'php'), code('a();', 'java')],
  ],
  'shortcodes in code, escaped ones, and words in brackets': [
    '<p>He wrote [sic], [citation needed] and [[gallery]] of <code>[gallery ids="5"]</code></p>',
    [
      paragraph(
        'He wrote [sic], [citation needed] and [[gallery]] of <code class="inline-code">[gallery ids="5"]</code>',
      ),
    ],
  ],
  'shortcodes of plugins': [
    '[vc_row][vc_column width="1/2"]Words[/vc_column][/vc_row][contact-form id="3"][map src="https://maps.example/1"]',
    [paragraph('Words'), paragraph(link('https://maps.example/1'))],
    [
      { kind: 'shortcodes', text: '[vc_row]' },
      { kind: 'shortcodes', text: '[vc_column width="1/2"]' },
      { kind: 'shortcodes', text: '[contact-form id="3"]' },
      {
        kind: 'shortcodes',
        text: '[map src="https://maps.example/1"]',
        address: 'https://maps.example/1',
        became: 'link',
      },
    ],
  ],
  'blocks that the server fills': [
    '<!-- wp:latest-posts {"postsToShow":3} /--><!-- wp:block {"ref":12} /--><!-- wp:spacer /-->',
    [],
    [
      { kind: 'shortcodes', text: 'block latest-posts' },
      { kind: 'shortcodes', text: 'block block 12' },
    ],
  ],
  'a divided text': ['(teaser)<!--more Go on-->(rest)', [paragraph('(teaser)'), paragraph('(rest)')]],
}

test.each(Object.entries(wordpress))('WordPress: %s', (_, [content, blocks, expected = []]) => {
  const { html, lost } = wordpressText(content, '1', FILES)
  const read = readForeign(html, 0)
  expect(read.document.blocks.map(({ type, data }) => [type, data])).toMatchObject(blocks)
  expect(read.document.blocks).toHaveLength(blocks.length)
  expect([...lost, ...read.lost]).toEqual(expected)
})

test('shortcodes that never end take no time that grows with their square', () => {
  const content = Array.from({ length: 20_000 }, (_, index) => `[a${index} b="c"][caption][code]`).join('')
  const start = performance.now()
  expect(wordpressText(content, '1', FILES).lost).not.toHaveLength(0)
  expect(performance.now() - start).toBeLessThan(2000)
})

const node = (type: string, rest: object) => ({ type, version: 1, ...rest })
const words = (text: string, format = 0) => node('extended-text', { text, format })

const ghost = {
  lexical: {
    root: node('root', {
      children: [
        node('extended-heading', { tag: 'h2', children: [words('Heading')] }),
        node('paragraph', {
          children: [
            words('Words '),
            words('bold', 3),
            node('linebreak', {}),
            node('link', { url: 'https://a.example/', children: [words('link')] }),
          ],
        }),
        node('list', { listType: 'number', children: [node('listitem', { children: [words('Item')] })] }),
        node('image', { src: 'https://old.example/a.jpg', alt: 'Alt', caption: 'Caption' }),
        node('codeblock', { code: 'a < b', language: 'js' }),
        node('bookmark', { url: 'https://b.example/', metadata: { title: 'Title' }, caption: '' }),
        node('callout', { calloutEmoji: '💡', calloutText: 'Note' }),
        node('horizontalrule', {}),
        node('markdown', { markdown: '**MD**' }),
      ],
    }),
  },
  mobiledoc: {
    version: '0.3.1',
    markups: [['b'], ['i'], ['a', ['href', 'https://a.example/']]],
    atoms: [['soft-return', '', {}]],
    cards: [
      ['image', { src: 'https://old.example/a.jpg', alt: 'Alt', caption: 'Caption' }],
      ['code', { code: 'a < b', language: 'js' }],
      ['bookmark', { url: 'https://b.example/', metadata: { title: 'Title' } }],
      ['callout', { calloutEmoji: '💡', calloutText: 'Note' }],
      ['hr', {}],
      ['markdown', { markdown: '**MD**' }],
    ],
    sections: [
      [1, 'h2', [[0, [], 0, 'Heading']]],
      [
        1,
        'p',
        [
          [0, [], 0, 'Words '],
          [0, [1, 0], 2, 'bold'],
          [1, [], 0, 0],
          [0, [2], 1, 'link'],
        ],
      ],
      [3, 'ol', [[[0, [], 0, 'Item']]]],
      ...[0, 1, 2, 3, 4, 5].map((index) => [10, index]),
    ],
  },
}

test.each(['lexical', 'mobiledoc'] as const)('Ghost: a post that has only its %s', (format) => {
  const { document, lost } = readForeign(ghostHtml({ [format]: JSON.stringify(ghost[format]) }), 0)
  expect(document.blocks.map(({ type, data }) => [type, data])).toMatchObject([
    ['header', { text: 'Heading', level: 2 }],
    paragraph('Words <i><b>bold</b></i><br><a href="https://a.example/">link</a>'),
    ['list', { style: 'ordered', items: [{ content: 'Item' }] }],
    image('https://old.example/a.jpg', { alt: 'Alt', caption: 'Caption' }),
    code('a < b', 'js'),
    ['linkTool', { link: 'https://b.example/', meta: { title: 'Title' } }],
    ['callout', { text: '💡 Note' }],
    ['delimiter', {}],
    paragraph('<b>MD</b>'),
  ])
  expect(lost).toEqual([])
})

test('Ghost: its HTML goes first, then what its editor wrote, then its plain text', () => {
  const markdown = '# Title'
  expect(ghostHtml({ html: '<p>HTML</p>', markdown })).toBe('<p>HTML</p>')
  expect(ghostHtml({ lexical: 'not JSON', markdown })).toContain('<h1>Title</h1>')
  expect(ghostHtml({ plaintext: 'a < b\n\nc' })).toBe('<p>a &lt; b</p><p>c</p>')
})
