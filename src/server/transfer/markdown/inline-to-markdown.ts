import { isElement, parseHtml, textIn } from '@shared/content/dom'
import { element, escapeText } from '@shared/content/html'
import { type ChildNode, type Element, isText } from 'domhandler'

/**
 * How marks are written. `*` works within a word too; `_` where two marks meet; HTML always, in programs that allow it.
 */
export const STYLES = ['*', '_', 'html'] as const
export type Style = (typeof STYLES)[number]

export type Context = {
  style: Style
  /** The footnotes so far. */
  notes: string[]
  /** In a line that cannot be broken: a heading, or the cell of a table. */
  isOneLine?: boolean
  inTable?: boolean
}

/** Also `{`, which begins Hugo's shortcodes, and an ampersand that would begin a reference. */
const escapeInline = (text: string, { inTable }: Context) =>
  text
    .replace(/\s*\n\s*/g, ' ')
    .replace(inTable ? /[\\`*_[\]<{~|]/g : /[\\`*_[\]<{~]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    // Before a link it would make a picture of it.
    .replace(/!$/, '\\!')

function code({ children }: Element, { inTable }: Context) {
  const text = textIn(children).replace(/\s*\n\s*/g, ' ')
  if (text === '') return ''
  const fence = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1)
  const pad = /^`|`$|^ .* $/.test(text) ? ' ' : ''
  const inner = inTable ? text.replaceAll('|', '\\|') : text
  return fence + pad + inner + pad + fence
}

/** An address where it stands in parentheses. */
export const addressInMarkdown = (url: string) => {
  const written = url.replace(/[\s<>\\|]/g, encodeURIComponent)
  return /[()]/.test(written) || written === '' ? `<${written}>` : written
}

const title = (text: string | undefined) => (text ? ` "${text.replace(/[\\"]/g, '\\$&').replace(/\n/g, ' ')}"` : '')

/** A mark around a text. Spaces at its edges would undo it, so they stand outside. */
function marked(inner: string, mark: string) {
  const text = inner.trim()
  const at = inner.indexOf(text)
  return text ? inner.slice(0, at) + mark + text + mark + inner.slice(at + text.length) : inner
}

const MARKS: Record<string, (style: Style) => string> = {
  b: () => '**',
  s: () => '~~',
  i: (style) => style,
}

function inlineNode(node: ChildNode, context: Context): string {
  if (isText(node)) return escapeInline(node.data, context)
  if (!isElement(node)) return ''
  const { name, attribs } = node
  if (name === 'br') return context.isOneLine ? '<br>' : '\\\n'
  const note = attribs['data-note']
  if (name === 'sup' && note !== undefined) {
    context.notes.push(note)
    return `[^${context.notes.length}]`
  }
  if (name === 'code') return code(node, context)
  const inner = nodes(node.children, context)
  if (name === 'a') return inner && `[${inner}](${addressInMarkdown(attribs.href ?? '')}${title(attribs.title)})`
  const mark = context.style !== 'html' && MARKS[name]?.(context.style)
  return mark ? marked(inner, mark) : element(name, { lang: attribs.lang, dir: attribs.dir }, inner)
}

const nodes = (children: readonly ChildNode[], context: Context): string =>
  children.map((child) => inlineNode(child, context)).join('')

/** What would begin a block at the beginning of a line. */
const escapeLine = (line: string) =>
  line
    .trimStart()
    .replace(/^[#>+=:-]/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')

/** A text of a block, which is inline HTML in its normalised form. */
export const inlineToMarkdown = (html: string, context: Context) =>
  nodes(parseHtml(html), context).split('\n').map(escapeLine).join('\n').trimEnd()

export const plainToMarkdown = (text: string, context: Context) => inlineToMarkdown(escapeText(text), context)

/** A plain text within a line. */
export const plainInline = (text: string) => escapeInline(text, { style: '*', notes: [] })
