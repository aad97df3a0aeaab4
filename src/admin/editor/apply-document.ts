import type EditorJS from '@editorjs/editorjs'
import type { AnyBlock, EditorDocument } from '@shared/content/document'
import { fieldsOf, getText, setText } from '@shared/content/editing/kinds'
import { samePath } from '@shared/content/editing/places'
import { normaliseBlock } from '@shared/content/normalise-document'
import { blockElement, FIELD } from './elements'
import { asShown } from './line-breaks'
import { type EditorBlock, toEditorBlock } from './to-editor-block'

type Editing = { editor: EditorJS; holder: HTMLElement }
/** How blocks are drawn that are not as usual, such as pasted pictures. */
export type Draw = (block: AnyBlock) => EditorBlock

const contentOf = ({ type, data, tunes }: AnyBlock) => JSON.stringify([type, data, tunes])

const hasSameContent = (a: AnyBlock | undefined, b: AnyBlock | undefined) =>
  a === b || (a !== undefined && b !== undefined && a.id === b.id && contentOf(a) === contentOf(b))

/** The fields of a block that has to change only these, with their new texts. */
function changedTexts(old: AnyBlock, block: AnyBlock, fields: NodeListOf<HTMLElement>) {
  const paths = fieldsOf(block)
  const oldPaths = fieldsOf(old)
  const isSameShape =
    paths.length === oldPaths.length && paths.every((path, index) => samePath(path, oldPaths[index] ?? []))
  if (paths.length !== fields.length || !isSameShape) return undefined
  const texts = [...fields].map((field, index) => {
    const path = paths[index] ?? []
    return { field, path, text: getText(block, path), isChanged: getText(block, path) !== getText(old, path) }
  })
  const changed = texts.filter(({ isChanged }) => isChanged)
  const patched = changed.reduce((patched, { path, text }) => setText(patched, path, text), old)
  return contentOf(patched) === contentOf(block) ? changed : undefined
}

/** Draws a block that differs. Where only its texts do, it stays, with its listeners and its place on the screen. */
async function redraw({ editor: { blocks }, holder }: Editing, old: AnyBlock, block: AnyBlock, draw: Draw) {
  const element = blockElement({ holder }, block.id)
  // Browsers run what some texts contain, wherever it comes from.
  const texts = element && changedTexts(old, normaliseBlock(block), element.querySelectorAll<HTMLElement>(FIELD))
  for (const { field, text } of texts ?? []) field.innerHTML = asShown(text)
  if (texts) return
  const { type, data, tunes } = draw(block)
  if (type !== old.type || !tunes) {
    const index = blocks.getBlockIndex(block.id)
    blocks.insert(type, data, undefined, index, false, false, block.id)
    blocks.delete(index + 1)
  }
  // `insert` takes no tunes, `update` does.
  if (tunes) await blocks.update(block.id, data, tunes)
}

/**
 * Changes the editor's text from one document to another, block by block. Blocks that do not differ are not drawn
 * again, and all keep their ids.
 */
export async function applyDocument(
  editing: Editing,
  from: EditorDocument,
  to: EditorDocument,
  draw: Draw = toEditorBlock,
) {
  const { blocks } = editing.editor
  let start = 0
  while (start < to.blocks.length && hasSameContent(from.blocks[start], to.blocks[start])) start += 1
  let rest = 0
  const isRest = (index: number) => hasSameContent(from.blocks.at(-1 - index), to.blocks.at(-1 - index))
  while (rest < Math.min(from.blocks.length, to.blocks.length) - start && isRest(rest)) rest += 1
  const [old, wanted] = [
    from.blocks.slice(start, from.blocks.length - rest),
    to.blocks.slice(start, to.blocks.length - rest),
  ]
  const oldBlocks = new Map(old.map((block) => [block.id, block]))
  const idsToKeep = new Set(wanted.map(({ id }) => id))

  let previous = start - 1
  for (const block of wanted) {
    const before = oldBlocks.get(block.id)
    const isSame = before && hasSameContent(before, block)
    if (before && !isSame) await redraw(editing, before, block, draw)
    if (!before) {
      const { type, data, tunes } = draw(block)
      blocks.insert(type, data, undefined, previous + 1, false, false, block.id)
      if (tunes) await blocks.update(block.id, data, tunes)
    }
    const index = blocks.getBlockIndex(block.id)
    if (index < previous) blocks.move(previous, index)
    previous = Math.max(index, previous)
  }
  for (const { id } of old) if (!idsToKeep.has(id)) blocks.delete(blocks.getBlockIndex(id))
}
