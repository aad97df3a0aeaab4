import type { OutputBlockData } from '@editorjs/editorjs'
import { type AnyBlock, DOCUMENT_VERSION, type EditorDocument } from '@shared/content/document'
import { normaliseBlock } from '@shared/content/normalise-document'

type Saved = Pick<OutputBlockData, 'id' | 'type' | 'data' | 'tunes'>

function tidy({ id, type, data, tunes = {} }: Saved): AnyBlock {
  const chosen = Object.fromEntries(Object.entries(tunes).filter(([, tune]) => tune !== undefined))
  return normaliseBlock({ id, type, data, ...(Object.keys(chosen).length > 0 && { tunes: chosen }) } as AnyBlock)
}

/**
 * The editor writes all texts in its own way. A block that nobody has changed keeps the wording that it came with, so a
 * text that is only looked at is not taken for changed, and one edit does not touch the rest.
 */
export function createWording(given: EditorDocument, firstSaved: Saved[]) {
  const original = new Map(given.blocks.map((block) => [block.id, block]))
  const rewritten = new Map(firstSaved.map((block) => [block.id, JSON.stringify(block)]))
  const untouched = signature(firstSaved.flatMap(({ id }) => (id && original.get(id)) || []))

  return (saved: Saved[]): EditorDocument => {
    const blocks = saved.map((block) => {
      const before = block.id === undefined ? undefined : original.get(block.id)
      return before && rewritten.get(block.id) === JSON.stringify(block) ? before : tidy(block)
    })
    // What the editor leaves out by itself, such as empty paragraphs, is no change either.
    if (signature(blocks) === untouched) return given
    return { time: Date.now(), version: DOCUMENT_VERSION, blocks }
  }
}

export const signature = (blocks: AnyBlock[]) => JSON.stringify(blocks)
