import { closeHistory } from '@tiptap/pm/history'
import { Fragment, type Node, type ResolvedPos, type Schema, DOMParser as SchemaParser, Slice } from '@tiptap/pm/model'
import { Selection, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

export function nodesOf(schema: Schema, html: string) {
  const holder = new DOMParser().parseFromString(html, 'text/html').body
  return SchemaParser.fromSchema(schema).parse(holder, { preserveWhitespace: true }).content
}

const LISTS = ['bulletList', 'orderedList']

const children = (node: Node | Fragment) => Array.from({ length: node.childCount }, (_, index) => node.child(index))

const isIn = (place: ResolvedPos, name: string) =>
  Array.from({ length: place.depth }, (_, above) => place.node(above + 1)).some(({ type }) => type.name === name)

/** The inline content of all texts in a node, with spaces between. */
function inlineOf(node: Node): Node[] {
  if (node.isTextblock) return children(node)
  return children(node).flatMap((child, index) => [
    ...(index > 0 ? [node.type.schema.text(' ')] : []),
    ...inlineOf(child),
  ])
}

/** A table as paragraphs, one for each row: a table in a cell would take its neighbours, or be a table in a table. */
function rowsAsLines(table: Node): Node[] {
  const { schema } = table.type
  return children(table).map((row) =>
    schema.node(
      'paragraph',
      null,
      children(row).flatMap((cell, index) => [...(index > 0 ? [schema.text(' | ')] : []), ...inlineOf(cell)]),
    ),
  )
}

const withoutTables = (content: Fragment) =>
  Fragment.from(children(content).flatMap((node) => (node.type.name === 'table' ? rowsAsLines(node) : node)))

/** Lists that are put into a list item become items behind it, unless others hang on it. */
function asItems(place: ResolvedPos, content: Fragment) {
  const item = place.depth > 1 ? place.node(-1) : undefined
  const areLists = children(content).every(({ type }) => LISTS.includes(type.name))
  if (item?.type.name !== 'listItem' || item.childCount > 1 || !areLists) return undefined
  return Fragment.from(children(content).flatMap(children))
}

/**
 * Puts blocks before, behind or between the halves of the text at the caret, or in the place of an empty one. The selection is replaced. Words
 * of the blocks never join words of the text, as they would if the ends of both were merged.
 */
export function insertBlocks(tr: Transaction, given: Fragment) {
  if (!tr.selection.empty) tr.deleteSelection()
  const { $from } = tr.selection
  const content = isIn($from, 'table') ? withoutTables(given) : given
  if (!$from.parent.isTextblock) return tr.replaceSelection(new Slice(content, 0, 0)).scrollIntoView()
  const items = asItems($from, content)
  const nodes = items ?? content
  const depth = items ? $from.depth - 1 : $from.depth
  const isAtStart = $from.parentOffset === 0
  const isAtEnd = $from.parentOffset === $from.parent.content.size
  const levels = $from.depth - depth + 1
  const start = isAtStart ? $from.before(depth) : isAtEnd ? $from.after(depth) : $from.pos + levels
  if (isAtStart && isAtEnd) tr.replaceWith(start, $from.after(depth), nodes)
  else if (isAtStart || isAtEnd) tr.insert(start, nodes)
  else tr.split($from.pos, levels).insert(start, nodes)
  return tr.setSelection(Selection.near(tr.doc.resolve(start + nodes.size), -1)).scrollIntoView()
}

const isRunningText = (content: Fragment) =>
  content.childCount === 1 &&
  content.firstChild?.type.name === 'paragraph' &&
  !children(content.firstChild).some(({ type }) => type.name === 'image')

/** `isPart`: copied in a letter, so that its first and its last paragraph go on from what stands around. */
export function insertPasted(tr: Transaction, slice: Slice, isPart: boolean) {
  const { content } = slice
  const isText =
    content.childCount === 0 || children(content).every(({ isInline, type }) => isInline || type.name === 'paragraph')
  if (content.firstChild?.isInline || (isPart && isText)) return tr.replaceSelection(slice).scrollIntoView()
  if (isRunningText(content)) return tr.replaceSelection(new Slice(content, 1, 1)).scrollIntoView()
  return insertBlocks(tr, content)
}

/** One step for undo, however fast the writer types before and after it. */
export function dispatchAlone(view: EditorView, tr: Transaction) {
  view.dispatch(closeHistory(tr))
  view.dispatch(closeHistory(view.state.tr))
}
