import { type AnyBlock, isReadable } from '@shared/content/document'
import { fromHtml } from '@shared/content/from-html'
import { readDocument } from '@shared/content/read-document'
import { writers } from './block-to-markdown'
import { type Context, plainInline, STYLES } from './inline-to-markdown'
import { type KeptBlock, keep } from './kept-blocks'
import { markdownHtml } from './markdown-text'

/** Addresses in a note stay as they are: programs make links of them. */
const noteToMarkdown = (note: string) =>
  note
    .split(/(https?:\/\/[^\s<>"*\\`|[\]]+)/)
    .map((part, index) => (index % 2 ? part : plainInline(part)))
    .join('')

const definitions = (notes: string[], first = 0) =>
  notes
    .slice(first)
    .map((note, index) => `[^${first + index + 1}]: ${noteToMarkdown(note)}`)
    .join('\n')

const isList = ({ type }: AnyBlock) => type === 'list' || type === 'checklist'

/** Whether the block comes back from its Markdown. */
function isWhole(markdown: string, { type, data, tunes }: AnyBlock, notes: string[], first: number) {
  if (tunes) return false
  const { html } = markdownHtml(`${markdown}\n\n${definitions(notes, first)}`, (address) => address, false)
  const [read, ...others] = fromHtml(html)
  return others.length === 0 && read?.type === type && !read.tunes && JSON.stringify(read.data) === JSON.stringify(data)
}

/** A file beside the text has the name of the upload. */
const beside = (markdown: string) => markdown.replaceAll(/\]\((<?)\/uploads\//g, ']($1./')

type Written = { markdown: string; isKept: boolean; notes: string[] }

function writeBlock(block: AnyBlock, notes: string[], isSecond: boolean): Written {
  if (!isReadable(block)) return { markdown: '', isKept: true, notes }
  let first: Written | undefined
  for (const style of STYLES) {
    const context: Context = { style, notes: [...notes] }
    const markdown = (writers[block.type] as (data: unknown, context: Context) => string)(block.data, {
      ...context,
      isSecond,
    } as Context)
    first ??= { markdown, isKept: true, notes: context.notes }
    if (isWhole(markdown, block, context.notes, notes.length)) return { markdown, isKept: false, notes: context.notes }
  }
  return first as Written
}

/**
 * Blocks as Markdown for other programs. Each is read back: one that does not come back as it was, because Markdown has no form for it, is
 * kept beside the text.
 */
export function toMarkdown(blocks: AnyBlock[]): { body: string; kept: KeptBlock[] } {
  const parts: string[] = []
  const kept: KeptBlock[] = []
  let notes: string[] = []
  let isSecond = false
  let line = 0
  let before: AnyBlock | undefined
  for (const block of blocks) {
    isSecond = !!before && isList(before) && isList(block) && !isSecond
    before = block
    const written = writeBlock(block, notes, isSecond)
    notes = written.notes
    // What shows nothing still has a place.
    const shown = written.markdown.trim() ? written.markdown : `<!-- ${block.type.replace(/[^\w-]/g, '')} -->`
    const markdown = block.type === 'code' ? shown : beside(shown)
    const { type, data, tunes } = block
    if (written.isKept) kept.push(keep(markdown, line, { type, data, ...(tunes && { tunes }) } as KeptBlock['block']))
    parts.push(markdown)
    line += markdown.split('\n').length + 1
  }
  return { body: [...parts, definitions(notes)].filter(Boolean).join('\n\n'), kept }
}

/** The texts of a record as Markdown. Those that were written as HTML become blocks first. */
export const writeMarkdown = (texts: { content: string; blocks?: unknown }[]) =>
  texts.map(({ content, blocks }) => toMarkdown(readDocument(blocks)?.blocks ?? fromHtml(content)))
