import { Marked } from 'marked'

/** The own formats of Ghost's editors. An export has the HTML of each post, too; files of other programs may lack it. */
export type GhostText = {
  html?: string | null | undefined
  lexical?: string | null | undefined
  mobiledoc?: string | null | undefined
  markdown?: string | null | undefined
  plaintext?: string | null | undefined
}

type Data = Record<string, unknown>

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const textIn = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Deeper than any text. */
const MAX_DEPTH = 60

const markdown = new Marked()
const fromMarkdown = (source: unknown) => markdown.parse(textIn(source), { async: false })

const captioned = (inner: string, name: string, caption: unknown) =>
  `<figure class="kg-card ${name}">${inner}${textIn(caption) && `<figcaption>${textIn(caption)}</figcaption>`}</figure>`

const part = (name: string, inner: string) => `<div class="${name}">${inner}</div>`

const linked = (address: unknown, inner: string, name = '') =>
  `<a href="${escaped(textIn(address))}"${name && ` class="${name}"`}>${inner}</a>`

function image({ src, url, alt, href, caption }: Data) {
  const picture = `<img src="${escaped(textIn(src ?? url))}" alt="${escaped(textIn(alt))}">`
  return captioned(href ? linked(href, picture) : picture, 'kg-image-card', caption)
}

const button = (text: unknown, address: unknown) =>
  text && address ? part('', linked(address, textIn(text), 'kg-btn')) : ''

const picture = (address: unknown) => (address ? `<img src="${escaped(textIn(address))}">` : '')

/** The HTML that Ghost makes of a card, in the classes by which it is read. Texts of cards are HTML. */
const CARDS: Record<string, (data: Data) => string> = {
  image,
  gallery: ({ images, caption }) =>
    captioned(
      listIn(images)
        .filter(isData)
        .map((each) =>
          part('kg-gallery-image', `<img src="${escaped(textIn(each.src))}" alt="${escaped(textIn(each.alt))}">`),
        )
        .join(''),
      'kg-gallery-card',
      caption,
    ),
  markdown: (data) => fromMarkdown(data.markdown),
  html: ({ html }) => textIn(html),
  code: ({ code, language, caption }) =>
    captioned(
      `<pre><code class="language-${escaped(textIn(language))}">${escaped(textIn(code))}</code></pre>`,
      'kg-code-card',
      caption,
    ),
  embed: ({ html, url, caption }) =>
    captioned(textIn(html) || `<iframe src="${escaped(textIn(url))}"></iframe>`, 'kg-embed-card', caption),
  bookmark: ({ url, metadata, caption }) => {
    const { title, description, author, publisher, thumbnail } = isData(metadata) ? metadata : {}
    const parts = { title, description, author, publisher }
    const inner = Object.entries(parts).map(
      ([name, text]) => text && part(`kg-bookmark-${name}`, escaped(textIn(text))),
    )
    return captioned(
      linked(url, inner.filter(Boolean).join('') + part('kg-bookmark-thumbnail', picture(thumbnail))),
      'kg-bookmark-card',
      caption,
    )
  },
  file: ({ src, fileTitle, fileName, fileCaption }) =>
    part(
      'kg-file-card',
      linked(
        src,
        part('kg-file-card-title', escaped(textIn(fileTitle))) +
          part('kg-file-card-caption', escaped(textIn(fileCaption))) +
          part('kg-file-card-filename', escaped(textIn(fileName))),
      ),
    ),
  audio: ({ src, title, thumbnailSrc }) =>
    part(
      'kg-audio-card',
      `${thumbnailSrc ? `<img class="kg-audio-thumbnail" src="${escaped(textIn(thumbnailSrc))}">` : ''}<audio src="${escaped(textIn(src))}"></audio>${part('kg-audio-title', escaped(textIn(title)))}`,
    ),
  video: ({ src, caption }) => captioned(`<video src="${escaped(textIn(src))}"></video>`, 'kg-video-card', caption),
  callout: ({ calloutEmoji, calloutText }) =>
    part(
      'kg-callout-card',
      part('kg-callout-emoji', textIn(calloutEmoji)) + part('kg-callout-text', textIn(calloutText)),
    ),
  toggle: ({ heading, content }) =>
    part(
      'kg-toggle-card',
      part('kg-toggle-heading-text', textIn(heading)) + part('kg-toggle-content', textIn(content)),
    ),
  button: ({ buttonText, buttonUrl }) => button(buttonText, buttonUrl),
  product: ({ productImageSrc, productTitle, productDescription, productButton, productUrl }) =>
    picture(productImageSrc) +
    (productTitle ? `<h4>${textIn(productTitle)}</h4>` : '') +
    textIn(productDescription) +
    button(productButton, productUrl),
  header: ({ header, subheader, backgroundImageSrc, buttonText, buttonUrl }) =>
    picture(backgroundImageSrc) +
    (header ? `<h2>${textIn(header)}</h2>` : '') +
    (subheader ? `<p>${textIn(subheader)}</p>` : '') +
    button(buttonText, buttonUrl),
  signup: ({ header }) => part('kg-signup-card', `<h2>${textIn(header)}</h2>`),
  'call-to-action': ({ imageUrl, textValue, buttonText, buttonUrl }) =>
    picture(imageUrl) + textIn(textValue) + button(buttonText, buttonUrl),
  hr: () => '<hr>',
  horizontalrule: () => '<hr>',
}
const OTHER_NAMES: Record<string, string> = { codeblock: 'code', 'card-markdown': 'markdown', figma: 'embed' }

/** Cards for mails and for what visitors have paid for show nothing on a page. */
const UNSEEN = new Set(['email', 'email-cta', 'paywall'])

function card(given: string, data: unknown): string {
  const name = OTHER_NAMES[given] ?? given
  if (UNSEEN.has(name)) return ''
  const write = Object.hasOwn(CARDS, name) ? CARDS[name] : undefined
  if (write) return write(isData(data) ? data : {})
  // An unknown card is named by its own class, so that it is listed.
  return part('unknown-card', escaped(name))
}

/** The marks of Lexical's texts by their bits. */
const MARKS = [
  [1, 'b'],
  [2, 'i'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
] as const

function lexicalNode(node: unknown, depth = 0): string {
  if (!isData(node) || depth > MAX_DEPTH) return ''
  const inner = () =>
    listIn(node.children)
      .map((child) => lexicalNode(child, depth + 1))
      .join('')
  const element = (name: string) => `<${name}>${inner()}</${name}>`
  const type = textIn(node.type).replace(/^extended-/, '')
  switch (type) {
    case 'root':
      return inner()
    case 'paragraph':
      return element('p')
    case 'heading':
      return element(/^h[1-6]$/.test(textIn(node.tag)) ? textIn(node.tag) : 'h2')
    case 'quote':
    case 'aside':
      return element('blockquote')
    case 'list':
      return element(node.listType === 'number' ? 'ol' : 'ul')
    case 'listitem':
      return element('li')
    case 'link':
    case 'autolink':
      return linked(node.url, inner())
    case 'linebreak':
      return '<br>'
    case 'tab':
      return ' '
    case 'text':
      return MARKS.filter(([bit]) => (Number(node.format) || 0) & bit).reduce(
        (text, [, name]) => `<${name}>${text}</${name}>`,
        escaped(textIn(node.text)),
      )
    default:
      return 'children' in node ? inner() : card(type, node)
  }
}

/** Sections, markers and atoms as https://github.com/bustle/mobiledoc-kit/blob/master/MOBILEDOC.md numbers them. */
function fromMobiledoc({ markups, atoms, cards, sections }: Data) {
  const markupAt = (index: unknown) => {
    const [name, attributes] = listIn(listIn(markups)[Number(index)])
    const given = listIn(attributes)
    const href = textIn(given[given.indexOf('href') + 1])
    return name === 'a' && given.includes('href')
      ? { open: `<a href="${escaped(href)}">`, close: '</a>' }
      : { open: `<${textIn(name).replace(/\W/g, '')}>`, close: `</${textIn(name).replace(/\W/g, '')}>` }
  }
  const markers = (list: unknown) => {
    const open: string[] = []
    const html = listIn(list).map((marker) => {
      const [type, opened, closed, value] = listIn(marker)
      const markups = listIn(opened).map(markupAt)
      open.push(...markups.map(({ close }) => close))
      const [name, text] = listIn(listIn(atoms)[Number(value)])
      const inner = type === 1 ? (name === 'soft-return' ? '<br>' : escaped(textIn(text))) : escaped(textIn(value))
      const closes = open.splice(Math.max(open.length - (Number(closed) || 0), 0)).reverse()
      return markups.map((markup) => markup.open).join('') + inner + closes.join('')
    })
    return html.join('') + open.reverse().join('')
  }
  return listIn(sections)
    .map((section) => {
      const [type, first, second] = listIn(section)
      const name = /^(?:p|h[1-6]|blockquote|aside|ul|ol)$/.test(textIn(first)) ? textIn(first) : 'p'
      if (type === 1) return `<${name}>${markers(second)}</${name}>`
      if (type === 2) return `<img src="${escaped(textIn(first))}">`
      if (type === 3)
        return `<${name}>${listIn(second)
          .map((item) => `<li>${markers(item)}</li>`)
          .join('')}</${name}>`
      const [cardName, payload] = listIn(listIn(cards)[Number(first)])
      return type === 10 ? card(textIn(cardName), payload) : ''
    })
    .join('')
}

function parsed(json: string | null | undefined): Data | undefined {
  try {
    const value: unknown = json ? JSON.parse(json) : undefined
    return isData(value) ? value : undefined
  } catch {
    return undefined
  }
}

const paragraphs = (plain: string) =>
  plain
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')

/** The HTML of a post of Ghost: its own, or else what its editor's format says. */
export function ghostHtml({ html, lexical, mobiledoc, markdown, plaintext }: GhostText): string {
  if (html) return html
  const lexicalDocument = parsed(lexical)
  if (isData(lexicalDocument?.root)) return lexicalNode(lexicalDocument.root)
  const mobiledocDocument = parsed(mobiledoc)
  if (mobiledocDocument) return fromMobiledoc(mobiledocDocument)
  return markdown ? fromMarkdown(markdown) : paragraphs(plaintext ?? '')
}
