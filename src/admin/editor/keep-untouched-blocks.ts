import type { OutputBlockData } from '@editorjs/editorjs'
import { type AnyBlock, DOCUMENT_VERSION, type EditorDocument } from '@shared/content/document'
import { normaliseBlock } from '@shared/content/normalise-document'

type SavedBlock = Pick<OutputBlockData, 'id' | 'type' | 'data' | 'tunes'>

function toBlock({ id, type, data, tunes = {} }: SavedBlock): AnyBlock {
  const chosen = Object.fromEntries(Object.entries(tunes).filter(([, tune]) => tune !== undefined))
  return normaliseBlock({ id, type, data, ...(Object.keys(chosen).length > 0 && { tunes: chosen }) } as AnyBlock)
}

/**
 * Editor.js rewrites the HTML of every text it shows. Returns a function that turns what the editor saves into a
 * document, with each block as it was given until the author changes it. Opening an article is then no change, and
 * editing one block leaves the others alone.
 *
 * `firstSaved` is what the editor saves before the author has changed anything.
 */
export function keepUntouchedBlocks(given: EditorDocument, firstSaved: SavedBlock[]) {
  const originals = new Map(given.blocks.map((block) => [block.id, block]))
  const rewritten = new Map(firstSaved.map((block) => [block.id, JSON.stringify(block)]))
  const untouched = signature(firstSaved.flatMap(({ id }) => (id && originals.get(id)) || []))

  return (saved: SavedBlock[]): EditorDocument => {
    const blocks = saved.map((block) => {
      const original = block.id === undefined ? undefined : originals.get(block.id)
      return original && rewritten.get(block.id) === JSON.stringify(block) ? original : toBlock(block)
    })
    // The editor drops some blocks on its own, such as empty paragraphs. That is not a change either.
    if (signature(blocks) === untouched) return given
    return { time: Date.now(), version: DOCUMENT_VERSION, blocks }
  }
}

/** Equal for documents with the same blocks, whenever they were saved. */
export const signature = (blocks: AnyBlock[]) => JSON.stringify(blocks)
