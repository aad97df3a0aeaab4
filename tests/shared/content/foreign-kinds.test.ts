import { sanitiseHtml } from '@server/content/sanitise-html'
import type { Block } from '@shared/content/document'
import { readForeign } from '@shared/content/from-html'
import type { Loss } from '@shared/content/losses'
import { toHtml } from '@shared/content/to-html'
import { expect, test } from 'vitest'

type Row = {
  html: string
  /** Some of the data of each block. */
  blocks: [type: Block['type'], data: object][]
  /** What readers get. */
  shown: string[]
  lost?: Loss[]
}

const PICTURE = 'https://old.example/lake.jpg'
const paragraph = (text: string): Row['blocks'][number] => ['paragraph', { text }]
const link = (address: string, text = address) => `<a href="${address}">${text}</a>`
const asLink = (kind: Loss['kind'], address: string, text = ''): Loss => ({ kind, text, address, became: 'link' })
const film = (caption = ''): Row['blocks'][number] => [
  'video',
  { url: 'https://www.youtube.com/watch?v=abcDEF12345', caption },
]

/** The forms in which other programs write each kind, as they write them. */
const kinds: Record<string, Row> = {
  'a link around blocks': {
    html: '<a href="https://a.example/"><div><h3>Title</h3><p>Words</p></div></a>',
    blocks: [['header', { text: link('https://a.example/', 'Title') }], paragraph(link('https://a.example/', 'Words'))],
    shown: ['<h3', 'href="https://a.example/"'],
  },
  'a link around a picture': {
    html: `<figure class="kg-card kg-image-card"><a href="https://a.example/"><img src="${PICTURE}" alt="Lake"></a><figcaption>Toba</figcaption></figure>`,
    blocks: [['image', { link: 'https://a.example/', caption: 'Toba', alt: 'Lake', file: { url: PICTURE } }]],
    shown: [`<a href="https://a.example/"><img src="${PICTURE}"`, '<figcaption>Toba'],
  },
  'a link to the large copy of a picture': {
    html: `<a href="${PICTURE}"><img src="https://old.example/lake-300x200.jpg"></a>`,
    blocks: [['image', { file: { url: PICTURE } }]],
    shown: [`src="${PICTURE}"`],
  },
  'a bookmark of Ghost': {
    html: `<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://b.example/page"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Title</div><div class="kg-bookmark-description">Description</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://b.example/favicon.ico" alt=""><span class="kg-bookmark-author">Author</span></div></div><div class="kg-bookmark-thumbnail"><img src="${PICTURE}" alt=""></div></a><figcaption>Caption</figcaption></figure>`,
    blocks: [
      [
        'linkTool',
        {
          link: 'https://b.example/page',
          meta: { title: 'Title', description: 'Description · Author', image: { url: PICTURE } },
        },
      ],
      paragraph('Caption'),
    ],
    shown: ['class="link-card"', 'href="https://b.example/page"', 'Title', 'Caption'],
  },
  'a file of Ghost': {
    html: '<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="https://old.example/a.pdf" title="Download" download=""><div class="kg-file-card-contents"><div class="kg-file-card-title">Title</div><div class="kg-file-card-caption">Caption</div><div class="kg-file-card-metadata"><div class="kg-file-card-filename">a.pdf</div><div class="kg-file-card-filesize">16 KB</div></div></div><div class="kg-file-card-icon"><svg><title>download</title></svg></div></a></div>',
    blocks: [
      [
        'linkTool',
        { link: 'https://old.example/a.pdf', meta: { title: 'Title', description: 'Caption · a.pdf · 16 KB' } },
      ],
    ],
    shown: ['href="https://old.example/a.pdf"', 'Title'],
  },
  'a file of WordPress': {
    html: '<div class="wp-block-file"><a href="https://old.example/a.pdf">The file</a><a href="https://old.example/a.pdf" class="wp-block-file__button" download>Download</a></div>',
    blocks: [['linkTool', { link: 'https://old.example/a.pdf', meta: { title: 'The file' } }]],
    shown: ['href="https://old.example/a.pdf"', 'The file'],
  },
  'a sound of Ghost': {
    html: '<div class="kg-card kg-audio-card"><img src="" alt="audio-thumbnail" class="kg-audio-thumbnail kg-audio-hide"><div class="kg-audio-player-container"><audio src="https://old.example/a.mp3" preload="metadata"></audio><div class="kg-audio-title">Song</div><div class="kg-audio-player"><span class="kg-audio-current-time">0:00</span><div class="kg-audio-time">/<span class="kg-audio-duration">1:45</span></div></div></div></div>',
    blocks: [['linkTool', { link: 'https://old.example/a.mp3', meta: { title: 'Song' } }]],
    shown: ['href="https://old.example/a.mp3"', 'Song'],
    lost: [asLink('audio', 'https://old.example/a.mp3', 'Song')],
  },
  'a sound of WordPress': {
    html: '<figure class="wp-block-audio"><audio controls src="https://old.example/a.mp3"></audio><figcaption>Caption</figcaption></figure>',
    blocks: [paragraph(link('https://old.example/a.mp3')), paragraph('Caption')],
    shown: ['href="https://old.example/a.mp3"', 'Caption'],
    lost: [asLink('audio', 'https://old.example/a.mp3')],
  },
  'a film of Ghost': {
    html: '<figure class="kg-card kg-video-card"><div class="kg-video-container"><video src="https://old.example/a.mp4" poster="https://img.spacergif.org/spacer.png"></video><div class="kg-video-overlay"><button class="kg-video-large-play-icon" aria-label="Play video"><svg></svg></button></div><div class="kg-video-player-container"><span>0:00</span></div></div><figcaption>Caption</figcaption></figure>',
    blocks: [['image', { caption: 'Caption', file: { url: 'https://old.example/a.mp4' } }]],
    shown: ['<video src="https://old.example/a.mp4"', 'Caption'],
  },
  'a film in a frame': {
    html: '<figure class="kg-card kg-embed-card"><iframe src="https://www.youtube.com/embed/abcDEF12345?feature=oembed" title="A film"></iframe><figcaption>Caption</figcaption></figure>',
    blocks: [film('Caption')],
    shown: ['href="https://www.youtube.com/watch?v=abcDEF12345"', 'Caption'],
  },
  'a film in a frame of an old page, or one that is loaded late': {
    html: '<iframe src="http://www.youtube.com/embed/abcDEF12345"></iframe><iframe src="//www.youtube.com/embed/abcDEF12345"></iframe><iframe data-src="https://www.youtube.com/embed/abcDEF12345"></iframe>',
    blocks: [film(), film(), film()],
    shown: ['href="https://www.youtube.com/watch?v=abcDEF12345"'],
  },
  'a film in an object': {
    html: '<object width="425"><param name="movie" value="http://www.youtube.com/v/abcDEF12345&hl=en"></param><embed src="http://www.youtube.com/v/abcDEF12345&hl=en"></embed></object>',
    blocks: [film()],
    shown: ['href="https://www.youtube.com/watch?v=abcDEF12345"'],
  },
  'a film of WordPress': {
    html: '<figure class="wp-block-embed is-type-video is-provider-youtube"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/abcDEF12345\n</div><figcaption>Caption</figcaption></figure>',
    blocks: [film('Caption')],
    shown: ['href="https://www.youtube.com/watch?v=abcDEF12345"', 'Caption'],
  },
  'another address that WordPress shows': {
    html: '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://twitter.com/a/status/1\n</div></figure>',
    blocks: [['linkTool', { link: 'https://twitter.com/a/status/1' }]],
    shown: ['href="https://twitter.com/a/status/1"'],
    lost: [asLink('links', 'https://twitter.com/a/status/1')],
  },
  'another frame': {
    html: '<iframe src="https://open.spotify.com/embed/1" title="Song"></iframe><iframe src="https://band.bandcamp.com/embed"><a href="https://band.bandcamp.com/">Songs by a band</a></iframe><iframe src="https://maps.example/1"></iframe>',
    blocks: [
      paragraph(link('https://open.spotify.com/embed/1', 'Song')),
      paragraph(link('https://band.bandcamp.com/', 'Songs by a band')),
      paragraph(link('https://maps.example/1')),
    ],
    shown: ['href="https://open.spotify.com/embed/1"', 'href="https://band.bandcamp.com/"'],
    lost: [
      asLink('audio', 'https://open.spotify.com/embed/1', 'Song'),
      asLink('audio', 'https://band.bandcamp.com/embed', 'Songs by a band'),
      asLink('code', 'https://maps.example/1'),
    ],
  },
  'a post of another site': {
    html: '<blockquote class="twitter-tweet"><p>Words</p>— A <a href="https://twitter.com/a/status/1">May 1</a></blockquote><script async src="https://platform.twitter.com/widgets.js"></script>',
    blocks: [['quote', { text: `Words<br>— A ${link('https://twitter.com/a/status/1', 'May 1')}` }]],
    shown: ['Words', 'href="https://twitter.com/a/status/1"'],
  },
  'a gallery of Ghost': {
    html: `<figure class="kg-card kg-gallery-card"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="${PICTURE}?1" alt="One"></div><div class="kg-gallery-image"><img src="${PICTURE}?2"></div></div></div><figcaption>All</figcaption></figure>`,
    blocks: [
      [
        'gallery',
        {
          items: [
            { caption: '', alt: 'One', file: { url: `${PICTURE}?1` } },
            { caption: '', file: { url: `${PICTURE}?2` } },
          ],
        },
      ],
      paragraph('All'),
    ],
    shown: ['class="gallery"', `${PICTURE}?1`, `${PICTURE}?2`, 'All'],
  },
  'a gallery of WordPress': {
    html: `<figure class="wp-block-gallery has-nested-images"><figure class="wp-block-image"><img src="${PICTURE}?1"><figcaption>One</figcaption></figure><figure class="wp-block-image"><a href="https://a.example/"><img src="${PICTURE}?2"></a><figcaption>Two</figcaption></figure><figcaption class="blocks-gallery-caption">All</figcaption></figure>`,
    blocks: [
      [
        'gallery',
        {
          items: [
            { caption: 'One', file: { url: `${PICTURE}?1` } },
            { caption: 'Two', link: 'https://a.example/', file: { url: `${PICTURE}?2` } },
          ],
        },
      ],
      paragraph('All'),
    ],
    shown: ['One', 'Two', 'All', '<a href="https://a.example/"><img'],
  },
  'a picture that is loaded late': {
    html: `<img src="data:image/gif;base64,R0lGOD" data-src="${PICTURE}?1"><img srcset="${PICTURE}?s 480w, ${PICTURE}?2 960w">`,
    blocks: [
      ['image', { file: { url: `${PICTURE}?1` } }],
      ['image', { file: { url: `${PICTURE}?2` } }],
    ],
    shown: [`${PICTURE}?1`, `${PICTURE}?2`],
  },
  'a picture behind words': {
    html: `<div class="wp-block-cover" style="background-image:url(${PICTURE})"><p>Words</p></div><div class="kg-card kg-header-card" data-kg-background-image="${PICTURE}?2"><h2>Header</h2><a class="kg-header-card-button" href="https://a.example/">Go</a></div>`,
    blocks: [
      ['image', { file: { url: PICTURE } }],
      paragraph('Words'),
      ['image', { file: { url: `${PICTURE}?2` } }],
      ['header', { text: 'Header' }],
      ['button', { text: 'Go', url: 'https://a.example/' }],
    ],
    shown: [PICTURE, 'Words', 'Header', 'class="link-button"'],
  },
  code: {
    html: '<figure class="kg-card kg-code-card"><pre><code class="language-js">if (a &lt; b) {\n  go()\n}</code></pre><figcaption>Caption</figcaption></figure>',
    blocks: [['code', { code: 'if (a < b) {\n  go()\n}', language: 'js' }], paragraph('Caption')],
    shown: ['<pre', 'class="language-js"', 'if (a &lt; b) {\n  go()', 'Caption'],
  },
  'preformatted words': {
    html: `<pre class="wp-block-preformatted">One ${link('https://a.example/', 'two')}\nthree</pre>`,
    blocks: [paragraph(`One ${link('https://a.example/', 'two')}<br>three`)],
    shown: ['href="https://a.example/"'],
  },
  'code that a script shows': {
    html: '<script src="https://gist.github.com/a/1.js"></script><script>draw()</script>',
    blocks: [paragraph(link('https://gist.github.com/a/1'))],
    shown: ['href="https://gist.github.com/a/1"'],
    lost: [asLink('code', 'https://gist.github.com/a/1.js'), { kind: 'code', text: 'draw()' }],
  },
  'a callout': {
    html: '<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Words <a href="https://a.example/">more</a></div></div>',
    blocks: [['callout', { text: `💡 Words ${link('https://a.example/', 'more')}` }]],
    shown: ['class="callout', '💡 Words', 'href="https://a.example/"'],
  },
  'a toggle': {
    html: '<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text"><span>Heading</span></h4><button class="kg-toggle-card-icon" aria-label="Expand"><svg></svg></button></div><div class="kg-toggle-content"><p>Words</p><ul><li>Item</li></ul></div></div>',
    blocks: [
      ['details', { summary: 'Heading', text: 'Words' }],
      ['list', { items: [{ content: 'Item', meta: {}, items: [] }] }],
    ],
    shown: ['<summary>Heading', 'Words', 'Item'],
  },
  'an accordion': {
    html: '<div class="wp-block-accordion"><div class="wp-block-accordion-item"><h3 class="wp-block-accordion-heading"><button class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">Heading</span></button></h3><div class="wp-block-accordion-panel"><p>Words</p></div></div></div>',
    blocks: [['details', { summary: 'Heading', text: 'Words' }]],
    shown: ['<summary>Heading', 'Words'],
  },
  buttons: {
    html: '<div class="kg-card kg-button-card kg-align-center"><a href="https://a.example/1" class="kg-btn kg-btn-accent">One</a></div><div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="https://a.example/2">Two</a></div></div>',
    blocks: [
      ['button', { text: 'One', url: 'https://a.example/1' }],
      ['button', { text: 'Two', url: 'https://a.example/2' }],
    ],
    shown: ['href="https://a.example/1"', 'href="https://a.example/2"'],
  },
  'a product': {
    html: `<div class="kg-card kg-product-card"><div class="kg-product-card-container"><img src="${PICTURE}" class="kg-product-card-image"><div class="kg-product-card-title-container"><h4 class="kg-product-card-title">Title</h4></div><div class="kg-product-card-rating"><span class="kg-product-card-rating-active kg-product-card-rating-star"><svg></svg></span><span class="kg-product-card-rating-star"><svg></svg></span></div><div class="kg-product-card-description"><p>Words</p></div><a href="https://a.example/" class="kg-product-card-button kg-product-card-btn-accent"><span>Buy</span></a></div></div>`,
    blocks: [
      ['image', { file: { url: PICTURE } }],
      ['header', { text: 'Title' }],
      paragraph('★☆☆☆☆'),
      paragraph('Words'),
      ['button', { text: 'Buy', url: 'https://a.example/' }],
    ],
    shown: ['Title', '★☆☆☆☆', 'Words', 'Buy'],
  },
  'a form': {
    html: '<div class="kg-card kg-signup-card" style="display: none;"><h2>Subscribe</h2><form data-members-form="signup"><input type="email"><button>Send</button></form></div><form><label>Mail</label><input type="email"></form><button>Press</button>',
    blocks: [],
    shown: [],
    lost: [
      { kind: 'forms', text: 'Subscribe' },
      { kind: 'forms', text: 'Mail' },
      { kind: 'forms', text: 'Press' },
    ],
  },
  'definitions, and a table with a caption': {
    html: '<dl><dt>Term</dt><dd>Meaning</dd></dl><figure class="wp-block-table"><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table><figcaption>Caption</figcaption></figure>',
    blocks: [
      paragraph('<b>Term</b>'),
      paragraph('Meaning'),
      ['table', { content: [['a', 'b']] }],
      paragraph('Caption'),
    ],
    shown: ['Term', 'Meaning', '<table', 'Caption'],
  },
  footnotes: {
    html: '<p>Words<sup data-fn="u" class="fn"><a href="#u" id="u-link">1</a></sup></p><ol class="wp-block-footnotes"><li id="u">Note <a href="https://a.example/">more</a> <a href="#u-link">↩︎</a></li></ol>',
    blocks: [paragraph('Words<sup data-note="Note more (https://a.example/)">*</sup>')],
    shown: ['role="doc-endnotes"', 'Note more', 'href="https://a.example/"'],
  },
  'a pull quote': {
    html: '<figure class="wp-block-pullquote"><blockquote><p>Words</p><cite>Source</cite></blockquote></figure>',
    blocks: [['quote', { text: 'Words', caption: 'Source' }]],
    shown: ['<blockquote', 'Words', '<cite>Source'],
  },
  'a divided text': {
    html: '<p>(teaser)<!--more-->(rest)</p>',
    blocks: [paragraph('(teaser)<br>(rest)')],
    shown: ['(teaser)<br>(rest)'],
  },
  'a post that a script of Substack draws': {
    html: '<div class="tweet" data-attrs="{&quot;url&quot;:&quot;https://twitter.com/a/status/1&quot;,&quot;full_text&quot;:&quot;Words&quot;}"></div>',
    blocks: [['linkTool', { link: 'https://twitter.com/a/status/1', meta: { description: 'Words' } }]],
    shown: ['href="https://twitter.com/a/status/1"', 'Words'],
    lost: [asLink('links', 'https://twitter.com/a/status/1')],
  },
  'a file of Substack': {
    html: '<div class="file-embed-wrapper"><div class="file-embed-container-reader"><div class="file-embed-details"><div class="file-embed-details-h1">Title</div><div class="file-embed-details-h2">12KB</div></div><a class="file-embed-button wide" href="https://old.example/a.pdf"><span>Download</span></a></div><a class="file-embed-button narrow" href="https://old.example/a.pdf"><span>Download</span></a></div>',
    blocks: [['linkTool', { link: 'https://old.example/a.pdf', meta: { title: 'Title', description: '12KB' } }]],
    shown: ['href="https://old.example/a.pdf"', 'Title'],
  },
  'notes of Substack': {
    html: '<p>Words<a class="footnote-anchor" id="footnote-anchor-1" href="#footnote-1">1</a></p><div class="footnote"><a id="footnote-1" href="#footnote-anchor-1" class="footnote-number">1</a><div class="footnote-content"><p>Note</p></div></div>',
    blocks: [paragraph('Words<sup data-note="Note">*</sup>')],
    shown: ['role="doc-endnotes"', 'Note'],
  },
  'links in code and in a map': {
    html: '<pre>See <a href="https://a.example/1">this</a></pre><img src="https://old.example/m.jpg" usemap="#m"><map name="m"><area href="https://a.example/2" alt="Lake"></map>',
    blocks: [
      ['code', { code: 'See this' }],
      ['image', { file: { url: 'https://old.example/m.jpg' } }],
    ],
    shown: ['See this'],
    lost: [
      { kind: 'links', text: 'Lake', address: 'https://a.example/2' },
      { kind: 'links', text: '', address: 'https://a.example/1' },
    ],
  },
}

test.each(Object.entries(kinds))('%s: is in the blocks and in what readers get, or is listed', (_, row) => {
  const { document, lost } = readForeign(row.html, 0)
  expect(document.blocks.map(({ type }) => type)).toEqual(row.blocks.map(([type]) => type))
  expect(document.blocks.map(({ data }) => data)).toMatchObject(row.blocks.map(([, data]) => data))
  const read = sanitiseHtml(toHtml(document))
  for (const part of row.shown) expect(read).toContain(part)
  expect(lost).toEqual(row.lost ?? [])
})
