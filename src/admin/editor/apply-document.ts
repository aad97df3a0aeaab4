import type EditorJS from '@editorjs/editorjs'
import type { AnyBlock, EditorDocument } from '@shared/content/document'
import { rendered } from './rendered'

const sameContent = (a: AnyBlock, b: AnyBlock) =>
  JSON.stringify([a.type, a.data, a.tunes]) === JSON.stringify([b.type, b.data, b.tunes])

/**
 * Leads the editor from one state of the text to another, block by block: what does not differ keeps its place on the
 * screen, and all keep their ids. Blocks that are in neither, such as a paragraph still empty, stay.
 */
export async function applyDocument(editor: EditorJS, from: EditorDocument, to: EditorDocument) {
  const { blocks } = editor
  const before = new Map(from.blocks.map((block) => [block.id, block]))
  const wanted = new Set(to.blocks.map(({ id }) => id))

  let previous = -1
  for (const block of to.blocks) {
    const old = before.get(block.id)
    const { type, data, tunes } = rendered(block)
    if (!old) blocks.insert(type, data, undefined, previous + 1, false, false, block.id)
    const index = blocks.getBlockIndex(block.id)
    // Only an update takes tunes along.
    if (old ? !sameContent(old, block) : tunes) await blocks.update(block.id, data, tunes ?? {})
    if (index < previous) blocks.move(previous, index)
    previous = Math.max(index, previous)
  }
  for (const { id } of from.blocks) if (!wanted.has(id)) blocks.delete(blocks.getBlockIndex(id))
}
