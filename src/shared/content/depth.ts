import type { AnyBlock, EditorDocument, ListItem } from './document'

/** JSON within JSON: deeper than any document. Safe for code that calls itself for each level. */
export const MAX_JSON_DEPTH = 64

/** HTML elements within elements: deeper than any real text. Parsers take quadratic time for deep nesting. */
export const MAX_HTML_DEPTH = 100

/** Lists within lists of a document read from the database, which is then below MAX_JSON_DEPTH. */
const MAX_LIST_LEVELS = 25

/** Whether a value is nested so deeply. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1))
}

const isItem = (value: unknown): value is ListItem =>
  typeof value === 'object' && value !== null && Array.isArray((value as ListItem).items)

/** All items below, in the order of the text, without the lists within them. */
function allItems(items: ListItem[]) {
  const found: ListItem[] = []
  const open = [...items].reverse()
  for (let item = open.pop(); item; item = open.pop()) {
    if (!isItem(item)) continue
    found.push({ ...item, items: [] })
    open.push(...[...item.items].reverse())
  }
  return found
}

const shallowItems = (items: ListItem[], levels: number): ListItem[] =>
  levels === 1
    ? allItems(items)
    : items.map((item) => (isItem(item) ? { ...item, items: shallowItems(item.items, levels - 1) } : item))

/** What is too deep becomes a text, so that nothing is lost. */
function shallowValue(value: unknown, levels: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (levels === 0) return JSON.stringify(value)
  if (Array.isArray(value)) return value.map((part) => shallowValue(part, levels - 1))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shallowValue(part, levels - 1)]))
}

function shallowBlock(block: AnyBlock): AnyBlock {
  const { items } = (block.data ?? {}) as { items?: ListItem[] }
  const data = Array.isArray(items) ? { ...block.data, items: shallowItems(items, MAX_LIST_LEVELS) } : block.data
  return { ...block, data: shallowValue(data, MAX_JSON_DEPTH - 8) } as AnyBlock
}

/**
 * Makes a document that was stored before there was a limit of depth usable again: lists within lists that are too deep become items
 * of the list around them. Others are returned as they are.
 */
export const shallowDocument = (document: EditorDocument): EditorDocument =>
  Array.isArray(document.blocks) && isDeeper(document, MAX_JSON_DEPTH - 4)
    ? { ...document, blocks: document.blocks.map(shallowBlock) }
    : document
