import type { Block } from '@shared/content/document'
import { DOCUMENT_VERSION } from '@shared/content/document'
import { isElement, parseHtml } from '@shared/content/dom'
import { BLOCK_ELEMENTS } from '@shared/content/elements'
import { fromPasted } from '@shared/content/from-pasted'
import { toHtml } from '@shared/content/to-html'
import type { ChildNode } from 'domhandler'
import { isText } from 'domhandler'
import type { Tokens } from 'marked'
import { isNumberedList, type NumberedLine } from './numbered-lines'

const ITEM = /^(?:[-*+]|(\d{1,9})[.)])\s+(\S.*)/
const INDENTED = /^(?: {2}|\t)/
const STRUCTURE = /^(?:#{1,6} |> |```|\||[-*+] |\d{1,9}[.)] )/
const FENCED = /^```.*\n(?:.*\n)*?```[^\S\n]*$/gm

const CODE_LINE =
  /^\s*(?:#!|\/\/|\/\*|\$ |#include|import |from \S+ import|const |let |var |def |function |class )|[;{}]\s*$|^\s*[\w.]+\s*=\s*\S|\)\s*:\s*$/

/** A script has comments that look like headings and lists. */
function isCode(text: string) {
  const lines = text.split('\n').filter((line) => line.trim())
  return lines.filter((line) => CODE_LINE.test(line)).length * 3 > lines.length
}

/** A list is all that follows its first line: other lines would become part of its last item. */
function isList(lines: string[]) {
  const from = lines.findIndex((line) => ITEM.test(line))
  const list = lines.slice(from)
  const items = list.map((line) => ITEM.exec(line)).filter((item) => item !== null)
  const isWhole = from >= 0 && list.every(isOfList)
  if (!isWhole || items.length < 2) return false
  const numbered = items.flatMap(([, number, text = '']) => (number ? [{ number: Number(number), text }] : []))
  return numbered.length === 0 || (numbered.length === items.length && isNumberedList(numbered))
}

/** A comment in a script stands right above what it is about. */
const isHeading = ([first = '', next = '']: string[]) => /^#{1,6} \S/.test(first) && (!next || STRUCTURE.test(next))

const isQuote = (lines: string[]) => lines.every((line) => /^>(?: |$)/.test(line))

const TABLE = /^\|.*\|\n\|[ :|-]+\|$/m
const BOLD = /(?<![\w*])\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*(?![\w*])/
const LINK = /\[[^[\]\n]+\]\(https?:\/\/[^\s()]+\)/

const isOfList = (line = '') => ITEM.test(line) || INDENTED.test(line)

/** The lines between empty ones. A list may have empty lines between its items. */
function partsOf(text: string) {
  const parts: string[][] = []
  let isOpen = false
  for (const line of text.split('\n')) {
    const last = parts.at(-1)
    const isEmpty = line.trim() === ''
    if (!isEmpty && last && (isOpen || (ITEM.test(line) && isOfList(last.at(-1))))) last.push(line)
    else if (!isEmpty) parts.push([line])
    isOpen = !isEmpty
  }
  return parts
}

/**
 * Whether a pasted text as a whole is Markdown. Then it has at least one of these: a heading that stands alone, a list of two lines or
 * more to whose end all lines belong and whose numbers count from the first, a quote, fenced code, a table, bold words, a link. Nothing
 * else changes its form: a date at the start of a line stays a date, a single line with a hyphen may be spoken words, and a text of
 * which a third looks like code stays as it is.
 */
export function looksLikeMarkdown(text: string) {
  const unfenced = text.replace(FENCED, '')
  if (isCode(unfenced)) return false
  if (unfenced !== text || [TABLE, BOLD, LINK].some((sign) => sign.test(unfenced))) return true
  return partsOf(unfenced).some((lines) => isHeading(lines) || isQuote(lines) || isList(lines))
}

/** The words and numbers of a text, as often as it has them. */
function wordsOf(texts: string[]) {
  const counts = new Map<string, number>()
  for (const [word] of texts.join('\n').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** What of Markdown is no text: languages of code, ticks of checklists, comments, entities, simple elements, files as data. */
const NO_TEXT =
  /^(?:```|~~~).*$|^[^\S\n]*[-*+] \[[ xX]\](?= )|<!--[\s\S]*?-->|&#?\w+;|<\/?(?:a|b|blockquote|br|center|code|del|details|div|em|h[1-6]|hr|i|img|ins|kbd|li|mark|ol|p|pre|s|small|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul)(?:\s+[\w-]+="[^"]*")*\s*\/?>|data:\S+/gm

/** What readers see of HTML, and, in `others`, the numbers of lists, addresses and descriptions. */
function shownIn(nodes: readonly ChildNode[], others: string[]): string {
  const texts = nodes.map((node) => {
    if (isText(node)) return node.data
    if (!isElement(node)) return ''
    const { href = '', src = '', alt = '', title = '', start = '1' } = node.attribs
    others.push(href, src, alt, title)
    if (node.name === 'ol') others.push(...node.children.map((_, index) => String(Number(start) + index)))
    const inner = shownIn(node.children, others)
    return node.name === 'br' || BLOCK_ELEMENTS.has(node.name) ? ` ${inner} ` : inner
  })
  return texts.join('')
}

/** Whether readers would see all words and numbers of the source. */
function keepsWords(source: string, blocks: Block[]) {
  const html = toHtml({ time: 0, version: DOCUMENT_VERSION, blocks })
  const others: string[] = []
  const shown = wordsOf([shownIn(parseHtml(html), others), ...others])
  return [...wordsOf([source.replace(NO_TEXT, ' ')])].every(([word, count]) => (shown.get(word) ?? 0) >= count)
}

/** Lines that were broken at a margin. In other texts, such as addresses, each line is meant. */
const isWrapped = (text: string) =>
  [...text.matchAll(/^(?![-*+>#|\d]).+(?=\n(?![-*+>#|\d\s]))/gm)].every(([line]) => line.length >= 60)

/** The number of an item of a list, and its text. */
function numberedLine({ raw }: Tokens.ListItem): NumberedLine {
  const [marker = '', number] = /^\s*(\d+)[.)]/.exec(raw) ?? []
  return { number: Number(number), marker: marker.trim(), text: raw.slice(marker.length).trim() }
}

/** Converts Markdown; undefined if a word or a number would get lost. Loads the parser when it is first needed. */
export async function fromMarkdown(text: string) {
  const { Marked } = await import('marked')
  const parser = new Marked({
    breaks: !isWrapped(text),
    renderer: {
      // Markdown lets a list begin with any number, and ignores the others.
      list({ ordered, items }) {
        const lines = items.map(numberedLine)
        if (!ordered || isNumberedList(lines)) return false
        const texts = items.map(({ tokens }) => this.parser.parse(tokens).replace(/^<p>/, ''))
        return lines.map(({ marker }, index) => `<p>${marker} ${texts[index]}</p>`).join('')
      },
    },
  })
  const pasted = fromPasted(parser.parse(text, { async: false }))
  return keepsWords(text, pasted.blocks) ? pasted : undefined
}
