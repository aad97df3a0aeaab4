import { cut } from '@shared/content/clean-text'
import { framedFilm, kindOfEmbedded } from '@shared/content/foreign/embedded'
import type { Found, Loss, LossKind } from '@shared/content/losses'
import { isHttpUrl } from '@shared/validation'
import { expandShortcodes, type Shortcode } from './shortcodes'

/** What the texts of a WordPress export refer to by ids. */
export type WordpressFiles = {
  /** The addresses of attachments. */
  attachments: ReadonlyMap<string, string>
  /** Their texts, which may contain markup. */
  texts: ReadonlyMap<string, { picture_alt?: string | undefined; picture_caption?: string | undefined }>
  /** The ids of the attachments of each post. */
  attached: ReadonlyMap<string, readonly string[]>
}

/** A text as HTML, and what could not be put in it. */
export type WordpressText = { html: string; found: Found; lost: Loss[] }

/** A text to convert: `post` is the id of what it belongs to. */
type Writing = WordpressFiles & { post: string; lost: Loss[]; found: Found; depth: number }

/** Shortcodes within shortcodes: deeper than any page builder nests them. */
const MAX_DEPTH = 20

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const apart = (html: string) => `\n\n${html}\n\n`

const shortened = (text: string) => cut(text.replace(/\s+/g, ' ').trim(), 80)

const lose = ({ lost }: Writing, source: string, address?: string) => {
  lost.push({ kind: 'shortcodes', text: shortened(source), ...(address && { address, became: 'link' as const }) })
  return address ? apart(`<p>${link(address)}</p>`) : ''
}

const link = (address: string, text = address) => `<a href="${escaped(address)}">${escaped(text)}</a>`

/** As the block editor writes an address that is shown as what it leads to. */
const embedded = (address: string) =>
  apart(`<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">${escaped(address)}</div></figure>`)

const isPicture = (address: string) => /\.(?:jpe?g|png|gif|webp|avif|bmp|svg|tiff?)$/i.test(address)

const count = ({ found }: Writing, kind: LossKind) => {
  found[kind] = (found[kind] ?? 0) + 1
}

/** Exports of some posts only lack the attachments of others. */
function loseAttachment(id: string, kind: LossKind, writing: Writing) {
  count(writing, kind)
  writing.lost.push({ kind, text: `attachment ${id}, which is not in the file` })
}

function picture(id: string, writing: Writing) {
  const { attachments, texts } = writing
  const address = attachments.get(id)
  if (!address) {
    loseAttachment(id, 'pictures', writing)
    return ''
  }
  const { picture_alt = '', picture_caption } = texts.get(id) ?? {}
  const caption = picture_caption ? `<figcaption>${picture_caption}</figcaption>` : ''
  return `<figure><img src="${escaped(address)}" alt="${escaped(picture_alt)}">${caption}</figure>`
}

const idsIn = (list: string | undefined) => list?.match(/\d+/g) ?? []

/** The attachments that a gallery or a list of recordings names, or else all of the post. */
function idsOf(
  { attributes }: Shortcode,
  { post, attached, attachments }: Writing,
  fits: (address: string) => boolean,
) {
  const named = idsIn(attributes.ids ?? attributes.include)
  if (named.length > 0) return named
  const without = new Set(idsIn(attributes.exclude))
  const all = attached.get(attributes.id ?? post) ?? []
  return all.filter((id) => !without.has(id) && fits(attachments.get(id) ?? ''))
}

function gallery(code: Shortcode, writing: Writing) {
  const pictures = idsOf(code, writing, isPicture).map((id) => picture(id, writing))
  return pictures.some(Boolean) ? apart(`<div class="gallery">${pictures.join('')}</div>`) : lose(writing, code.source)
}

function caption({ attributes, content = '' }: Shortcode) {
  // The picture may be inside a link, which closes after it.
  const image = content.toLowerCase().indexOf('<img')
  const afterImage = image < 0 ? 0 : content.indexOf('>', image) + 1
  const end = /^\s*<\/a>/i.exec(content.slice(afterImage))?.[0].length ?? 0
  const shown = content.slice(0, afterImage + end)
  const text = attributes.caption ?? content.slice(afterImage + end).trim()
  return apart(`<figure>${shown}${text && `<figcaption>${text}</figcaption>`}</figure>`)
}

const SOURCES = ['src', 'url', 'mp4', 'm4v', 'webm', 'ogv', 'mov', 'wmv', 'flv', 'mp3', 'm4a', 'ogg', 'wav', 'wma']

/** The address that a shortcode is about. */
const addressIn = ({ attributes, content = '' }: Shortcode) =>
  [...SOURCES, 'href', 'link', 'address', '0']
    .map((name) => attributes[name])
    .find((value) => value && isHttpUrl(value)) ??
  /https?:\/\/[^\s"'<>[\]]+/.exec(content)?.[0]?.replaceAll('&amp;', '&')

function recording(element: 'audio' | 'video', code: Shortcode, writing: Writing) {
  const address = addressIn(code)
  if (!address) return lose(writing, code.source)
  if (element === 'video' && framedFilm(address)) return embedded(address)
  return apart(`<figure><${element} src="${escaped(address)}"></${element}></figure>`)
}

function playlist(code: Shortcode, writing: Writing) {
  const element = code.attributes.type === 'video' ? 'video' : 'audio'
  const ids = idsOf(code, writing, (address) => kindOfEmbedded(address) === (element === 'video' ? 'videos' : 'audio'))
  const found = ids.flatMap((id) => writing.attachments.get(id) ?? [])
  for (const id of ids)
    if (!writing.attachments.has(id)) loseAttachment(id, element === 'video' ? 'videos' : 'audio', writing)
  if (found.length === 0) return lose(writing, code.source)
  return found.map((address) => apart(`<figure><${element} src="${escaped(address)}"></${element}></figure>`)).join('')
}

/** The pages of films whose shortcodes have their number only. */
const FILM_PAGES: Record<string, string> = {
  youtube: 'https://www.youtube.com/watch?v=',
  vimeo: 'https://vimeo.com/',
  dailymotion: 'https://www.dailymotion.com/video/',
}

function film(code: Shortcode, writing: Writing) {
  const { attributes, content } = code
  const given = addressIn(code)
  if (given) return embedded(given.replace(/&w=\d+|&h=\d+/g, ''))
  const id = attributes.id ?? attributes.v ?? attributes['0'] ?? content?.trim() ?? ''
  return /^[\w-]{5,20}$/.test(id) ? embedded(`${FILM_PAGES[code.name]}${id}`) : lose(writing, code.source)
}

function embed(code: Shortcode, writing: Writing) {
  const address = addressIn(code)
  return address ? embedded(address) : lose(writing, code.source)
}

/** The languages that SyntaxHighlighter has as shortcodes. */
const LANGUAGES = new Set(
  (
    'as3 actionscript3 bash shell coldfusion cf clojure clj cpp c c-sharp csharp css delphi pas pascal diff patch erl erlang fsharp ' +
    'groovy go golang haskell java javafx jfx js jscript javascript latex matlab matlabkey objc obj-c perl pl php plain text ps ' +
    'powershell py python r splus rails rb ror ruby scala sql swift vb vbnet xml xhtml xslt html yaml yml'
  ).split(' '),
)
/** Those of other programs for code: `[cce lang="php"]`, `[ccnLe_php]`. */
const CODE = /^(?:sourcecode|source|code|cc[eilnswbx]{0,6}(?:_(\w+))?|crayon|prism|highlight|geshi)$/

function code({ name, attributes, content = '' }: Shortcode) {
  const language = LANGUAGES.has(name)
    ? name
    : (attributes.language ?? attributes.lang ?? CODE.exec(name)?.[1] ?? attributes['0'] ?? '')
  // The visual editor escapes code, and puts each line into a paragraph.
  const isEscaped = /&(?:lt|gt|amp|quot|#\d+);/.test(content)
  const source = isEscaped
    ? content.replace(/<br\s*\/?>\n?|<\/p>\s*<p[^>]*>/gi, '\n').replace(/<\/?(?:p|span|div)\b[^>]*>/gi, '')
    : content.replaceAll('&', '&amp;')
  const lines = source
    .replace(/<(?!\/?(?:br|p)\b)/g, '&lt;')
    .replace(/^\s*\n/, '')
    .trimEnd()
  return apart(`<pre><code class="language-${escaped(language.replace(/[^\w+#.-]/g, ''))}">${lines}</code></pre>`)
}

type Known = (code: Shortcode, writing: Writing) => string

const KNOWN: Record<string, Known> = {
  caption,
  wp_caption: caption,
  gallery,
  embed,
  audio: (code, writing) => recording('audio', code, writing),
  video: (code, writing) => recording('video', code, writing),
  wpvideo: (code, writing) => recording('video', code, writing),
  playlist,
  youtube: film,
  vimeo: film,
  dailymotion: film,
  googlemaps: embed,
  soundcloud: embed,
  spotify: embed,
  tweet: embed,
  instagram: embed,
  flickr: embed,
  slideshare: embed,
  scribd: embed,
}

/**
 * Whether it is a shortcode of a plugin, and no text in brackets such as `[sic]`: it has a value, a closing tag, or a name that no
 * word is.
 */
const isShortcode = ({ name, attributes, content }: Shortcode) =>
  content !== undefined || name.includes('_') || Object.keys(attributes).some((key) => !/^\d+$/.test(key))

function expand(shortcode: Shortcode, writing: Writing): string | undefined {
  const { name, content, source } = shortcode
  if (writing.depth > MAX_DEPTH) return undefined
  const known = Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined
  const isCode = content !== undefined && (CODE.test(name) || LANGUAGES.has(name))
  if (!known && !isCode && !isShortcode(shortcode)) return undefined
  count(writing, 'shortcodes')
  if (known) return known(shortcode, writing)
  if (isCode) return code(shortcode)
  // The tags of an unknown one are for its plugin, but what is between them is text.
  if (content === undefined) return lose(writing, source, addressIn(shortcode))
  const opening = source.slice(0, source.indexOf(']') + 1)
  const address = addressIn({ ...shortcode, content: '' })
  return (
    lose(writing, opening, address) +
    expandShortcodes(content, (inner) => expand(inner, { ...writing, depth: writing.depth + 1 }))
  )
}

/** Blocks that only arrange a text, and those that are put in before. */
const SILENT = /^(?:more|nextpage|spacer|separator|footnotes|paragraph|group|columns?)$/

/** Blocks that have no HTML: the server makes what they show. */
const EMPTY_BLOCK = /<!-- wp:([a-z][a-z0-9/-]{0,60})\s+(\{[^<>\n]{0,20000}?\}\s+)?\/-->/g

function withoutEmptyBlocks(html: string, writing: Writing) {
  return html.replace(EMPTY_BLOCK, (block, name: string, json = '{}') => {
    if (SILENT.test(name)) return block
    let attributes: Record<string, unknown> = {}
    try {
      attributes = JSON.parse(json)
    } catch {
      // It is named, at least.
    }
    const { url, ref } = attributes
    const address = typeof url === 'string' && isHttpUrl(url) ? url : undefined
    if (address && /embed/.test(name)) return embedded(address)
    count(writing, 'shortcodes')
    return lose(writing, `block ${name}${ref === undefined ? '' : ` ${ref}`}`, address)
  })
}

/** The sites whose pages WordPress shows in place of their addresses. */
const PROVIDERS =
  /(?:^|\.)(?:youtube|youtu|vimeo|dailymotion|dai|ted|twitter|x|instagram|facebook|flickr|flic|tiktok|soundcloud|spotify|mixcloud|slideshare|scribd|imgur|reddit|tumblr|kickstarter|issuu|pinterest|wordpress|videopress|bsky|speakerdeck|codepen|gist\.github|animoto|crowdsignal|polldaddy|cloudup|reverbnation|smugmug|wolframcloud|meetup|pocketcasts|anghami)\.\w{2,4}$/

/** An address alone is shown as what it leads to, or at least linked. */
function ownLine(address: string) {
  const plain = address.replaceAll('&amp;', '&').replaceAll('&#038;', '&')
  if (!URL.canParse(plain)) return apart(`<p>${address}</p>`)
  return PROVIDERS.test(new URL(plain).hostname) ? embedded(plain) : apart(`<p>${link(plain)}</p>`)
}

const OWN_LINE = /^[ \t]*(https?:\/\/[^\s<>"[\]]+)[ \t]*$/gim
const OWN_PARAGRAPH = /<p(?:\s[^>]*)?>\s*(https?:\/\/[^\s<>"[\]]+)\s*<\/p>/gi

const BLOCK_START =
  /^<\/?(?:address|article|aside|blockquote|center|dd|details|div|dl|dt|figure|figcaption|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|script|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul|video)\b/i

/**
 * Contents of the classic editor have line breaks instead of paragraphs. A part that begins with a block element is left as it is.
 */
function addParagraphs(html: string) {
  return html
    .replace(/<!--\s*(?:more|nextpage)\b[^>]*-->/g, '\n\n')
    .replace(OWN_LINE, (_, address: string) => ownLine(address))
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => (BLOCK_START.test(text) ? text : `<p>${text.replaceAll('\n', '<br>')}</p>`))
    .join('\n')
}

/** Calls `convert` with what is outside of `pre` elements. */
function outsidePreformatted(html: string, convert: (part: string) => string) {
  const lower = html.toLowerCase()
  let result = ''
  let from = 0
  for (;;) {
    const start = lower.indexOf('<pre', from)
    const end = start < 0 ? -1 : lower.indexOf('</pre>', start)
    if (end < 0) return result + convert(html.slice(from))
    result += convert(html.slice(from, start)) + html.slice(start, end + '</pre>'.length)
    from = end + '</pre>'.length
  }
}

/** The HTML of a text, from the block editor or the classic one. `post`: the id of what it belongs to. */
export function wordpressText(content: string, post: string, files: WordpressFiles): WordpressText {
  const writing: Writing = { ...files, post, lost: [], found: {}, depth: 0 }
  const blocks = withoutEmptyBlocks(content.replaceAll('\r\n', '\n'), writing)
  const expanded = expandShortcodes(blocks, (code) => expand(code, writing)).replace(
    OWN_PARAGRAPH,
    (_, address: string) => ownLine(address),
  )
  const html = content.includes('<!-- wp:') ? expanded : outsidePreformatted(expanded, addParagraphs)
  return { html, found: writing.found, lost: writing.lost }
}
