import { isFilm, isLinkAddress, isPictureAddress } from '@shared/content/addresses'
import type { BlockOf, BlockType, ListItem, Picture } from '@shared/content/document'
import { plainText } from '@shared/content/html'
import { addressInMarkdown, type Context, inlineToMarkdown, plainToMarkdown } from './inline-to-markdown'

/** `isSecond`: the list follows another, so it takes the other signs, or the two would be one. */
type BlockContext = Context & { isSecond?: boolean }
type Writers = { [Type in BlockType]: (data: BlockOf<Type>['data'], context: BlockContext) => string }

const link = (text: string, url: string) => (text ? `[${text}](${addressInMarkdown(url)})` : '')

/** A link, or its words where there is no address that can be linked. */
function linkTo(url: string, words: string, context: Context) {
  const text = plainToMarkdown(words || url, context)
  return isLinkAddress(url) ? link(text, url) : text
}

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => (line ? `> ${line}` : '>'))
    .join('\n')

function items(list: ListItem[], data: BlockOf<'list'>['data'], context: BlockContext): string {
  const { style, meta } = data
  return list
    .map(({ content, meta: { checked }, items: children }, index) => {
      const number = `${(meta.start ?? 1) + index}${context.isSecond ? ')' : '.'}`
      const marker = style === 'ordered' ? number : context.isSecond ? '*' : '-'
      const box = style === 'checklist' ? `[${checked ? 'x' : ' '}] ` : ''
      const inner = items(children, { ...data, meta: {} }, context)
      const text = box + inlineToMarkdown(content, context) + (inner && `\n${inner}`)
      return `${marker} ${text.replaceAll('\n', `\n${' '.repeat(marker.length + 1)}`)}`.trimEnd()
    })
    .join('\n')
}

function picture({ file, alt = '', caption, credit }: Picture, context: Context) {
  if (!isPictureAddress(file.url)) return ''
  const shown = isFilm(file.url)
    ? link(plainToMarkdown(alt || plainText(caption) || 'Film', context), file.url)
    : `![${plainToMarkdown(alt, { ...context, isOneLine: true })}](${addressInMarkdown(file.url)})`
  const below = [inlineToMarkdown(caption, context), credit && plainToMarkdown(credit, context)].filter(Boolean)
  return [shown, ...below].join('\\\n')
}

/** Programs for magazines may write about Hugo, which runs its shortcodes in code too unless they are written like this. */
const withoutShortcodes = (code: string) =>
  code.replace(/\{\{([<%])([^{}]*)([>%])\}\}/g, '{{$1/*$2*/$3}}').replace(/\{\{(?=[<%](?!\/\*))/g, '{ {')

function fence({ code, language }: BlockOf<'code'>['data']) {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))
  const mark = '`'.repeat(longest + 1)
  return `${mark}${language}\n${withoutShortcodes(code)}\n${mark}`
}

const row = (cells: string[]) => `| ${cells.join(' | ')} |`

/** A table needs headings; one that has none gets empty ones. */
function table({ content, withHeadings }: BlockOf<'table'>['data'], context: Context) {
  const columns = Math.max(0, ...content.map((cells) => cells.length))
  if (columns === 0) return ''
  const rows = content.map((cells) =>
    Array.from({ length: columns }, (_, index) =>
      inlineToMarkdown(cells[index] ?? '', { ...context, isOneLine: true, inTable: true }),
    ),
  )
  const empty = Array.from({ length: columns }, () => '')
  const [head = empty, ...body] = withHeadings ? rows : [empty, ...rows]
  return [row(head), row(head.map(() => '---')), ...body.map(row)].join('\n')
}

/** Each kind of block as Markdown that every program reads; empty if there is nothing that it could show. */
export const writers: Writers = {
  paragraph: ({ text }, context) => inlineToMarkdown(text, context),
  header({ text, level }, context) {
    const written = inlineToMarkdown(text, { ...context, isOneLine: true })
    return written && `${'#'.repeat(level)} ${written.replace(/#$/, '\\#')}`
  },
  list: (data, context) => items(data.items, data, context),
  image: picture,
  gallery: (data, context) =>
    data.items
      .map((item) => picture(item, context))
      .filter(Boolean)
      .join('\n\n'),
  compare: ({ before, after, caption }, context) =>
    [picture(before, context), picture(after, context), inlineToMarkdown(caption, context)]
      .filter(Boolean)
      .join('\n\n'),
  code: fence,
  /** As GitHub writes them. */
  callout: ({ text, tone }, context) => quoted(`[!${tone.toUpperCase()}]\n${inlineToMarkdown(text, context)}`),
  details: ({ summary, text }, context) =>
    [inlineToMarkdown(`<b>${summary}</b>`, context), inlineToMarkdown(text, context)].filter(Boolean).join('\n\n'),
  button({ text, url }, context) {
    const written = inlineToMarkdown(text, context)
    return isLinkAddress(url) ? link(written, url) : written
  },
  video: ({ url, caption }, context) => link(plainToMarkdown(plainText(caption) || url, context), url),
  audio: ({ url, caption }, context) => linkTo(url, plainText(caption), context),
  file: ({ url, name }, context) => linkTo(url, name, context),
  pullquote: ({ text }, context) => quoted(inlineToMarkdown(text, context)),
  quote({ text, caption }, context) {
    const source = inlineToMarkdown(caption, context)
    const written = inlineToMarkdown(text, context)
    return written || source ? quoted([written, source && `— ${source}`].filter(Boolean).join('\n\n')) : ''
  },
  checklist: ({ items: checks }, context) =>
    items(
      checks.map(({ text, checked }) => ({ content: text, meta: { checked }, items: [] })),
      { style: 'checklist', meta: {}, items: [] },
      context,
    ),
  delimiter: () => '---',
  table,
  linkTool({ link: url, meta: { title, description } }, context) {
    const card = isLinkAddress(url) ? link(plainToMarkdown(title || url, context), url) : ''
    return [card, description && plainToMarkdown(description, context)].filter(Boolean).join('\\\n')
  },
}
