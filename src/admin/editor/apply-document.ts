import type EditorJS from '@editorjs/editorjs'
import type { AnyBlock, EditorDocument } from '@shared/content/document'
import { toEditorBlock } from './to-editor-block'

const hasSameContent = (a: AnyBlock, b: AnyBlock) =>
  JSON.stringify([a.type, a.data, a.tunes]) === JSON.stringify([b.type, b.data, b.tunes])

/**
 * Changes the editor's text from one document to another, block by block. Blocks that do not differ are not drawn
 * again, and all keep their ids. Blocks that are in neither document, such as a new empty paragraph, stay.
 */
export async function applyDocument(editor: EditorJS, from: EditorDocument, to: EditorDocument) {
  const { blocks } = editor
  const oldBlocks = new Map(from.blocks.map((block) => [block.id, block]))
  const idsToKeep = new Set(to.blocks.map(({ id }) => id))

  let previous = -1
  for (const block of to.blocks) {
    const old = oldBlocks.get(block.id)
    const { type, data, tunes } = toEditorBlock(block)
    if (!old) blocks.insert(type, data, undefined, previous + 1, false, false, block.id)
    const index = blocks.getBlockIndex(block.id)
    // `insert` takes no tunes, `update` does.
    if (old ? !hasSameContent(old, block) : tunes) await blocks.update(block.id, data, tunes ?? {})
    if (index < previous) blocks.move(previous, index)
    previous = Math.max(index, previous)
  }
  for (const { id } of from.blocks) if (!idsToKeep.has(id)) blocks.delete(blocks.getBlockIndex(id))
}
