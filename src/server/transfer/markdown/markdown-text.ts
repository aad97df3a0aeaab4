import { footnote } from '@shared/content/footnotes'
import { escapeMarkup, plainText } from '@shared/content/html'
import { Marked, type Token, type Tokens } from 'marked'

/** A note below the text: `[^name]: …`, with its further lines, which are indented. */
const NOTE = /^\[\^([^\]\s]{1,60})\]:[^\S\n]?(.*(?:\n(?: {2,}|\t).*|\n(?=\n*(?: {2,}|\t)\S))*)\n?/
const MARK = /^\[\^([^\]\s]{1,60})\]/

/** Footnotes as GitHub and Hugo write them. The notes may come after their marks, so these are written when all is read. */
const footnotes = (notes: Map<string, string>, textOf: (markdown: string) => string) => [
  {
    name: 'note',
    level: 'block' as const,
    start: (source: string) => /^\[\^[^\]\s]{1,60}\]:/m.exec(source)?.index,
    tokenizer(source: string) {
      const [raw, name = '', text = ''] = NOTE.exec(source) ?? []
      if (!raw) return undefined
      notes.set(name, text.replace(/\n(?: {2,4}|\t)/g, '\n').trim())
      return { type: 'note', raw }
    },
    renderer: () => '',
  },
  {
    name: 'mark',
    level: 'inline' as const,
    start: (source: string) => (source.includes('[^') ? source.indexOf('[^') : undefined),
    tokenizer(source: string) {
      const [raw, name = ''] = MARK.exec(source) ?? []
      return raw ? { type: 'mark', raw, note: name } : undefined
    },
    renderer({ note, raw }: Tokens.Generic) {
      const text = notes.get(String(note))
      return text === undefined ? raw : footnote(textOf(text))
    },
  },
]

/** A note as a plain text, in which links show their addresses. */
const plainNote = (html: string) =>
  plainText(
    html
      .replace(/<a [^>]*?href="([^"]*)"[^>]*>([^<]*)<\/a>/g, (_, url: string, text: string) =>
        text === url ? text : `${text} (${url})`,
      )
      .replace(/<\/p>\s*<p>/g, ' '),
  )

const ATTRIBUTE = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))|"([^"]*)"|'([^']*)'|(\S+)/g

type Attributes = { named: Map<string, string>; first: string | undefined }

function attributesIn(text: string): Attributes {
  const named = new Map<string, string>()
  let first: string | undefined
  for (const [, name, ...values] of text.matchAll(ATTRIBUTE)) {
    const value = values.find((each) => each !== undefined) ?? ''
    if (name) named.set(name, value)
    else first ??= value
  }
  return { named, first }
}

const frame = (url: string) => `<iframe src="${escapeMarkup(url)}"></iframe>`

type Shortcode = (attributes: Attributes, content: string) => string | undefined

const film =
  (address: string): Shortcode =>
  ({ named, first }) => {
    const id = named.get('id') ?? first
    return id && `\n\n${frame(address + id)}\n\n`
  }

const figure: Shortcode = ({ named }) => {
  const src = named.get('src')
  if (!src) return undefined
  const texts = ['title', 'caption', 'attr'].map((name) => named.get(name) ?? '').filter(Boolean)
  const image = `<img src="${escapeMarkup(src)}" alt="${escapeMarkup(named.get('alt') ?? '')}">`
  return `\n\n<figure>${image}<figcaption>${texts.map(escapeMarkup).join(' ')}</figcaption></figure>\n\n`
}

/** The shortcodes that Hugo brings, and what they stand for. */
const SHORTCODES: Record<string, Shortcode> = {
  youtube: film('https://www.youtube.com/embed/'),
  vimeo: film('https://player.vimeo.com/video/'),
  figure,
  highlight: ({ first = '' }, content) => `\n\n\`\`\`${first}\n${content.trim()}\n\`\`\`\n\n`,
  ref: ({ first }) => first,
  relref: ({ first }) => first,
  post_url: ({ first }) => first,
  link: ({ first }) => first,
  raw: (_, content) => content,
}
const PAIRED = new Set(['highlight', 'raw'])

const OPENING =
  /\{\{[<%]\s*(\/?)\s*([\w/.-]+)\s?([^}]{0,2000}?)\s*\/?[%>]\}\}|\{%-?\s*([\w]+)\s?([^%}]{0,2000}?)\s*-?%\}/g

/** Replaces the shortcodes of Hugo and the tags of Liquid that have a meaning here, outside of code. Returns the names of the others. */
function expandShortcodes(text: string) {
  const left = new Set<string>()
  const isCode = codeRanges(text)
  let result = ''
  let from = 0
  OPENING.lastIndex = 0
  for (let match = OPENING.exec(text); match; match = OPENING.exec(text)) {
    if (match.index < from || isCode(match.index)) continue
    const [whole, closing, hugo, hugoAttributes = '', liquid, liquidAttributes = ''] = match
    const name = hugo ?? liquid ?? ''
    const after = match.index + whole.length
    const end = PAIRED.has(name) && !closing ? endOf(text, name, after) : undefined
    const expand = Object.hasOwn(SHORTCODES, name) ? SHORTCODES[name] : undefined
    const expanded = closing
      ? undefined
      : expand?.(attributesIn(hugo ? hugoAttributes : liquidAttributes), end ? text.slice(after, end.from) : '')
    if (expanded === undefined) {
      if (!closing && !name.startsWith('end')) left.add(name)
      continue
    }
    result += text.slice(from, match.index) + expanded
    from = end?.to ?? after
  }
  return { text: result + text.slice(from), left: [...left] }
}

/** Where a shortcode with content ends. */
function endOf(text: string, name: string, from: number) {
  for (const { index, 0: whole, 1: closing, 2: hugo, 4: liquid } of text.slice(from).matchAll(OPENING))
    if ((closing && hugo === name) || liquid === `end${name}`)
      return { from: from + index, to: from + index + whole.length }
  return undefined
}

/** Whether a place is in fenced code or between backticks. */
function codeRanges(text: string) {
  const ranges = [...text.matchAll(/^(```+|~~~+)[^\n]*\n[\s\S]*?(?:^\1[^\S\n]*$|$(?![\s\S]))|`[^`\n]+`/gm)].map(
    ({ index, 0: whole }) => [index, index + whole.length] as const,
  )
  return (at: number) => ranges.some(([start, end]) => at >= start && at < end)
}

/** What MDX adds to Markdown: imports and components. The texts in components stay. */
function withoutComponents(text: string) {
  const left = new Set<string>()
  const plain = text.replace(/^(?:import|export)\s.+\n/gm, (line) =>
    /^import\s|^export\s+(?:const|default)/.test(line) ? '' : line,
  )
  const html = plain.replace(/<\/?([A-Z][\w.]*)(?:\s[^<>]{0,2000})?\/?>/g, (_, name: string) => {
    left.add(name)
    return ''
  })
  return { text: html, left: [...left] }
}

/** Boxes of Docusaurus and others: `:::tip Title`. */
const withBoxes = (text: string) =>
  text
    .replace(
      /^:::[^\S\n]*(\w+)(?:\[([^\]\n]*)\]|[^\S\n]+(.*))?$/gm,
      (_, tone: string, label?: string, title?: string) => {
        const heading = label ?? title
        return `<div class="admonition ${tone}">\n\n${heading ? `**${heading}**\n\n` : ''}`
      },
    )
    .replace(/^:::[^\S\n]*$/gm, '\n\n</div>\n')

/** Boxes of GitHub. */
const ALERT = /^\s*<p>\[!(note|tip|important|warning|caution)\](?:<br>|\s)*/i

/** Gives headings the ids that links within the text use: `## Title {#title}`. */
const HEADING_ID = /\s*\{#([\w:.-]{1,100})[^}\n]{0,200}\}\s*$/

export type MarkdownHtml = { html: string; shortcodes: string[]; components: string[] }

/** Markdown (GitHub's, with footnotes, and the shortcodes of Hugo and Jekyll) as HTML. `addressOf` resolves the addresses in it. */
export function markdownHtml(source: string, addressOf: (address: string) => string, isMdx: boolean): MarkdownHtml {
  const { text: plain, left: components } = isMdx ? withoutComponents(source) : { text: source, left: [] }
  const { text, left: shortcodes } = expandShortcodes(plain)
  const notes = new Map<string, string>()
  const textOf = (markdown: string): string => plainNote(parser.parse(markdown, { async: false }))
  const parser: Marked = new Marked({
    gfm: true,
    extensions: footnotes(notes, textOf),
    walkTokens(token: Token) {
      if (token.type === 'link' || token.type === 'image') token.href = addressOf(token.href)
    },
    renderer: {
      heading({ tokens, depth, text: raw }) {
        const [, id] = HEADING_ID.exec(raw) ?? []
        const inner = this.parser.parseInline(tokens)
        const shown = id ? inner.replace(HEADING_ID, '') : inner
        return `<h${depth}${id ? ` id="${id}"` : ''}>${shown}</h${depth}>\n`
      },
      // A picture with a title is one with a caption.
      image({ href, title, text: alt }) {
        const image = `<img src="${escapeMarkup(href)}" alt="${escapeMarkup(alt)}">`
        return title ? `<figure>${image}<figcaption>${escapeMarkup(title)}</figcaption></figure>` : image
      },
      blockquote({ tokens }) {
        const inner = this.parser.parse(tokens)
        const [, tone] = ALERT.exec(inner) ?? []
        return tone
          ? `<div class="markdown-alert markdown-alert-${tone.toLowerCase()}">${inner.replace(ALERT, '<p>')}</div>\n`
          : `<blockquote>\n${inner}</blockquote>\n`
      },
    },
  })
  const html = parser.parse(withBoxes(text), { async: false })
  return { html: resolveHtml(html, addressOf), shortcodes, components }
}

/** Addresses in HTML that stands in the Markdown. */
const resolveHtml = (html: string, addressOf: (address: string) => string) =>
  html.replace(
    /(<(?:img|source|audio|video|a|iframe)\b[^>]{0,2000}?\s(?:src|href)=")([^"]{1,2000})(")/gi,
    (_, before: string, address: string, after: string) => {
      const plain = address.replaceAll('&amp;', '&')
      return `${before}${escapeMarkup(addressOf(plain))}${after}`
    },
  )
