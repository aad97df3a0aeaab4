import { type AnyBlock, type Block, type BlockOf, type BlockType, isReadable, type ListItem } from '../document'
import { parseHtml, textIn } from '../dom'
import { withNotesInText } from '../footnotes'
import { escapeText, isBlankHtml } from '../html'
import { BREAK, linesOf } from './inline-text'
import type { FieldPath } from './places'

/** A line of a block, such as an item of a list. `depth` is that of lists within lists. */
export type Line = { text: string; depth?: number; checked?: boolean | undefined }

type DataOf<Type extends BlockType> = BlockOf<Type>['data']

/** What the editor may do with the texts of a type of block. Methods, so that the kinds of all types fit `Kind<BlockType>`. */
export type Kind<Type extends BlockType> = {
  /** The texts, in the order of the editor's DOM. */
  fieldsOf(block: BlockOf<Type>): FieldPath[]
  /**
   * Enter divides the block (`split`) or makes another line of it (`line`: the fields are the lines), inserts a line break within the
   * text (`break`), or is left to the tool.
   */
  enter: 'split' | 'line' | 'break' | 'tool'
  /** Enter in an empty last line leads on behind the block, and in another text than the last to the next one. */
  leadsOn?: boolean
  /** Whether Delete and Backspace may join its text to that of the block before it. */
  givesText: boolean
  /** Whether alignment is a tune or among the data, where authors can choose it. */
  alignment?: 'tune' | 'data'
  /** The texts as lines, for conversions. Without it, the block cannot be converted. */
  toLines?(block: BlockOf<Type>): Line[]
  /** The data of a block with these lines. Without it, no block can be converted to this type. */
  fromLines?(lines: Line[], options: Partial<DataOf<Type>>): DataOf<Type>
}

const textLines = (html: string): Line[] => linesOf(html).map((text) => ({ text }))

const joined = (lines: Line[]) => lines.map(({ text }) => text).join(BREAK)

const itemPaths = (items: ListItem[], path: FieldPath): FieldPath[] =>
  items.flatMap((item, index) => [
    [...path, 'items', index, 'content'],
    ...itemPaths(item.items, [...path, 'items', index]),
  ])

const itemLines = (items: ListItem[], depth: number): Line[] =>
  items.flatMap(({ content, meta, items }) => [
    { text: content, depth, ...(meta.checked !== undefined && { checked: meta.checked }) },
    ...itemLines(items, depth + 1),
  ])

/** An item that is deeper than the one before it is one level deeper. */
function itemsFrom(lines: Line[], isChecklist: boolean): ListItem[] {
  const root: ListItem[] = []
  let open: ListItem[][] = [root]
  for (const { text, depth = 0, checked = false } of lines) {
    const item: ListItem = { content: text, meta: isChecklist ? { checked } : {}, items: [] }
    open = open.slice(0, depth + 1)
    open.at(-1)?.push(item)
    open.push(item.items)
  }
  return root
}

const quoteLines = ({ data: { text, caption } }: BlockOf<'quote'>) =>
  textLines([text, caption && `— ${caption}`].filter(Boolean).join(text.endsWith(BREAK) ? '' : ' '))

/** The text of inline HTML with its lines, for a program. */
const sourceOf = (html: string) => textIn(parseHtml(withNotesInText(html).replaceAll(BREAK, '\n')))

export const kinds = {
  paragraph: {
    fieldsOf: () => [['text']],
    enter: 'split',
    givesText: true,
    alignment: 'tune',
    toLines: ({ data }) => textLines(data.text),
    fromLines: (lines) => ({ text: joined(lines) }),
  },
  header: {
    fieldsOf: () => [['text']],
    enter: 'split',
    givesText: true,
    alignment: 'tune',
    toLines: ({ data }) => textLines(data.text),
    fromLines: (lines, { level = 3 }) => ({ text: joined(lines), level }),
  },
  list: {
    fieldsOf: ({ data }) => itemPaths(data.items, []),
    enter: 'line',
    givesText: true,
    toLines: ({ data }) => itemLines(data.items, 0),
    fromLines: (lines, { style = 'unordered', meta = {} }) => ({
      style,
      meta: style === 'ordered' ? meta : {},
      items: itemsFrom(lines, style === 'checklist'),
    }),
  },
  checklist: {
    fieldsOf: ({ data }) => data.items.map((_, index) => ['items', index, 'text']),
    enter: 'line',
    givesText: true,
    toLines: ({ data }) => data.items.map(({ text, checked }) => ({ text, checked })),
    fromLines: (lines) => ({ items: lines.map(({ text, checked = false }) => ({ text, checked })) }),
  },
  quote: {
    fieldsOf: () => [['text'], ['caption']],
    enter: 'break',
    givesText: true,
    alignment: 'data',
    toLines: quoteLines,
    fromLines: (lines, { caption = '', alignment = 'left' }) => ({ text: joined(lines), caption, alignment }),
  },
  pullquote: {
    fieldsOf: () => [['text']],
    enter: 'break',
    leadsOn: true,
    givesText: true,
    toLines: ({ data }) => textLines(data.text),
    fromLines: (lines) => ({ text: joined(lines) }),
  },
  // Its text is no HTML.
  code: {
    fieldsOf: () => [],
    enter: 'tool',
    givesText: false,
    toLines: ({ data }) => data.code.split('\n').map((line) => ({ text: escapeText(line) })),
    fromLines: (lines, { language = '' }) => ({ code: lines.map(({ text }) => sourceOf(text)).join('\n'), language }),
  },
  callout: {
    fieldsOf: () => [['text']],
    enter: 'break',
    leadsOn: true,
    givesText: true,
    toLines: ({ data }) => textLines(data.text),
    fromLines: (lines, { tone = 'note' }) => ({ text: joined(lines), tone }),
  },
  details: {
    fieldsOf: () => [['summary'], ['text']],
    enter: 'break',
    leadsOn: true,
    givesText: true,
    toLines: ({ data }) => [...textLines(data.summary), ...(data.text ? textLines(data.text) : [])],
    fromLines: ([first, ...rest]) => ({ summary: first?.text ?? '', text: joined(rest) }),
  },
  // Other blocks have no place for its address.
  button: {
    fieldsOf: () => [['text']],
    enter: 'tool',
    givesText: false,
    alignment: 'tune',
  },
  image: { fieldsOf: () => [['caption']], enter: 'break', givesText: false },
  gallery: {
    fieldsOf: ({ data }) => data.items.map((_, index) => ['items', index, 'caption']),
    enter: 'break',
    givesText: false,
  },
  compare: {
    fieldsOf: () => [['before', 'caption'], ['after', 'caption'], ['caption']],
    enter: 'break',
    givesText: false,
  },
  audio: { fieldsOf: () => [['caption']], enter: 'break', givesText: false },
  // Its name is no HTML.
  file: { fieldsOf: () => [], enter: 'tool', givesText: false },
  video: { fieldsOf: () => [['caption']], enter: 'break', givesText: false },
  table: {
    fieldsOf: ({ data }) => data.content.flatMap((row, y) => row.map((_, x) => ['content', y, x])),
    enter: 'tool',
    givesText: false,
    toLines: ({ data }) =>
      data.content.filter((row) => row.some((cell) => !isBlankHtml(cell))).map((row) => ({ text: row.join(' | ') })),
  },
  delimiter: { fieldsOf: () => [], enter: 'tool', givesText: false },
  linkTool: { fieldsOf: () => [], enter: 'tool', givesText: false },
} as const satisfies { [Type in BlockType]: Kind<Type> }

/** The kind of a block; undefined for those of unknown tools, which nothing can be done with. */
export const kindOf = (block: AnyBlock): Kind<BlockType> | undefined =>
  isReadable(block) ? kinds[block.type] : undefined

export const fieldsOf = (block: AnyBlock): FieldPath[] => (isReadable(block) ? kindFor(block).fieldsOf(block) : [])

const kindFor = ({ type }: Block): Kind<BlockType> => kinds[type]

const isTree = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null

/** The text at a path, empty if there is none. */
export function getText(block: AnyBlock, path: FieldPath) {
  const text = path.reduce<unknown>((value, key) => (isTree(value) ? value[key] : undefined), block.data)
  return typeof text === 'string' ? text : ''
}

function changed(value: unknown, [key, ...rest]: FieldPath, html: string): unknown {
  if (key === undefined) return html
  if (Array.isArray(value)) return value.with(Number(key), changed(value[Number(key)], rest, html))
  return isTree(value) ? { ...value, [key]: changed(value[key], rest, html) } : value
}

/** The block with another text at a path. */
export const setText = <Any extends AnyBlock>(block: Any, path: FieldPath, html: string): Any => ({
  ...block,
  data: changed(block.data, path, html),
})

/** The block with all its texts replaced. */
export function mapTexts<Any extends AnyBlock>(block: Any, map: (html: string) => string): Any {
  let mapped = block
  for (const path of fieldsOf(block)) {
    const text = getText(block, path)
    const other = map(text)
    if (other !== text) mapped = setText(mapped, path, other)
  }
  return mapped
}
