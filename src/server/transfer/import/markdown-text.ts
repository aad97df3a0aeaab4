import { escapeMarkup } from '@shared/content/html'
import { Marked, type Token, type Tokens } from 'marked'

/** A note below the text: `[^name]: …`, with its further lines, which are indented. */
const NOTE = /^\[\^([^\]\s]{1,60})\]:[^\S\n]?(.*(?:\n(?: {2,}|\t).*|\n(?=\n*(?: {2,}|\t)\S))*)\n?/
const MARK = /^\[\^([^\]\s]{1,60})\]/

type Notes = { texts: Map<string, string>; order: string[] }

/** Footnotes as GitHub and Hugo write them. */
const footnotes = (notes: Notes) => [
  {
    name: 'note',
    level: 'block' as const,
    start: (source: string) => source.match(/^\[\^[^\]]+\]:/m)?.index,
    tokenizer(source: string) {
      const [raw, name = '', text = ''] = NOTE.exec(source) ?? []
      if (!raw) return undefined
      notes.texts.set(name, text.replace(/\n(?: {2,4}|\t)/g, '\n').trim())
      return { type: 'note', raw }
    },
    renderer: () => '',
  },
  {
    name: 'mark',
    level: 'inline' as const,
    start: (source: string) => source.indexOf('[^') < 0 ? undefined : source.indexOf('[^'),
    tokenizer(source: string) {
      const [raw, name = ''] = MARK.exec(source) ?? []
      return raw ? { type: 'mark', raw, note: name } : undefined
    },
    renderer(token: Tokens.Generic) {
      const name = String(token.note)
      if (!notes.order.includes(name)) notes.order.push(name)
      const number = notes.order.indexOf(name) + 1
      return `<sup id="fnref:${number}"><a href="#fn:${number}" class="footnote-ref" role="doc-noteref">${number}</a></sup>`
    },
  },
]

const attribute = (attributes: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|(\\S+))`).exec(attributes)?.slice(1).find((part) => part !== undefined)

const unnamed = (attributes: string) => /^\s*(?:"([^"]*)"|'([^']*)'|([^\s=]+)(?=\s|$))/.exec(attributes)?.slice(1).find((part) => part !== undefined)

const frame = (url: string) => `<iframe src="${escapeMarkup(url)}"></iframe>`

type Shortcode = (attributes: string, content: string) => string | undefined

/** The shortcodes that Hugo brings, and what they stand for. */
const SHORTCODES: Record<string, Shortcode> = {
  youtube: (attributes) => {
    const id = attribute(attributes, 'id') ?? unnamed(attributes)
    return id && `\n\n${frame(`https://www.youtube.com/embed/${id}`)}\n\n`
  },
  vimeo: (attributes) => {
    const id = attribute(attributes, 'id') ?? unnamed(attributes)
    return id && `\n\n${frame(`https://player.vimeo.com/video/${id}`)}\n\n`
  },
  figure: (attributes) => {
    const src = attribute(attributes, 'src')
    if (!src) return undefined
    const [alt = '', title = '', caption = '', credit = ''] = ['alt', 'title', 'caption', 'attr'].map((name) => attribute(attributes, name))
    const text = [title, caption, credit].filter(Boolean).map(escapeMarkup).join(' ')
    return `\n\n<figure><img src="${escapeMarkup(src)}" alt="${escapeMarkup(alt)}"><figcaption>${text}</figcaption></figure>\n\n`
  },
  highlight: (attributes, content) => `\n\n\`\`\`${unnamed(attributes) ?? ''}\n${content.trim()}\n\`\`\`\n\n`,
  ref: (attributes) => unnamed(attributes),
  relref: (attributes) => unnamed(attributes),
  post_url: (attributes) => unnamed(attributes),
  link: (attributes) => unnamed(attributes),
  raw: (_, content) => content,
}
const PAIRED = new Set(['highlight', 'raw'])

const OPENING = /\{\{[<%]\s*(\/?)\s*([\w/.-]+)\s?([^}]{0,2000}?)\s*\/?[%>]\}\}|\{%-?\s*([\w]+)\s?([^%}]{0,2000}?)\s*-?%\}/g

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
    const expanded = closing ? undefined : expand?.(hugo ? hugoAttributes : liquidAttributes, end ? text.slice(after, end.from) : '')
    if (expanded === undefined) {
      if (!closing && !name.startsWith('end')) left.add(name)
      continue
    }
    result += text.slice(from, match.index) + expanded
    from = end?.to ?? after
  }
  return { text: result + text.slice(from), left: [...left] }
}

function endOf(text: string, name: string, from: number) {
  const pattern = new RegExp(`\\{\\{[<%]\\s*/\\s*${name}\\s*[%>]\\}\\}|\\{%-?\\s*end${name}\\s*-?%\\}`, 'g')
  pattern.lastIndex = from
  const match = pattern.exec(text)
  return match ? { from: match.index, to: match.index + match[0].length } : undefined
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
  const plain = text.replace(/^(?:import|export)\s.+\n/gm, (line) => (/^import\s|^export\s+(?:const|default)/.test(line) ? '' : line))
  const html = plain.replace(/<\/?([A-Z][\w.]*)(?:\s[^<>]{0,2000})?\/?>/g, (_, name: string) => {
    left.add(name)
    return ''
  })
  return { text: html, left: [...left] }
}

/** Gives headings the ids that links within the text use: `## Title {#title}`. */
const HEADING_ID = /\s*\{#([\w:.-]{1,100})[^}\n]{0,200}\}\s*$/

export type MarkdownHtml = { html: string; shortcodes: string[]; components: string[] }

/** Markdown (GitHub's, with footnotes, and the shortcodes of Hugo and Jekyll) as HTML. `addressOf` resolves the addresses in it. */
export function markdownHtml(source: string, addressOf: (address: string) => string, isMdx: boolean): MarkdownHtml {
  const { text: plain, left: components } = isMdx ? withoutComponents(source) : { text: source, left: [] }
  const { text, left: shortcodes } = expandShortcodes(plain)
  const notes: Notes = { texts: new Map(), order: [] }
  const parser = new Marked({
    gfm: true,
    extensions: footnotes(notes),
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
    },
  })
  const html = parser.parse(text, { async: false })
  const items = notes.order.map((name, index) => {
    const note = parser.parse(notes.texts.get(name) ?? '', { async: false })
    return `<li id="fn:${index + 1}">${note} <a href="#fnref:${index + 1}" class="footnote-backref">↩︎</a></li>`
  })
  const list = items.length > 0 ? `<section class="footnotes" role="doc-endnotes"><ol>${items.join('')}</ol></section>` : ''
  return { html: resolveHtml(html + list, addressOf), shortcodes, components }
}

/** Addresses in HTML that stands in the Markdown. */
const resolveHtml = (html: string, addressOf: (address: string) => string) =>
  html.replace(/(<(?:img|source|audio|video|a|iframe)\b[^>]{0,2000}?\s(?:src|href)=")([^"]{1,2000})(")/gi, (_, before: string, address: string, after: string) => {
    const plain = address.replaceAll('&amp;', '&')
    return `${before}${escapeMarkup(addressOf(plain))}${after}`
  })
