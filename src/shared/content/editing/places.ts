import type { AnyBlock, EditorDocument } from '../document'

/** Where a text is within the data of its block, such as `['items', 0, 'content']`. */
export type FieldPath = readonly (string | number)[]

/** `offset` counts the visible characters of the text, as strings do. A line break counts as one. */
export type Place = { id: string; path: FieldPath; offset: number }

/**
 * From one place to another, in the order of the document. A place with an empty path stands for its whole block: before it at the
 * start of a selection, behind it at the end.
 */
export type Selection = { from: Place; to: Place }

/** A document after a change, and where the caret goes. */
export type Edited = { document: EditorDocument; caret: Place }

export const samePath = (a: FieldPath, b: FieldPath) => a.length === b.length && a.every((key, at) => key === b[at])

/** The index of a block, which must be there. */
export function indexOf({ blocks }: EditorDocument, id: string) {
  const index = blocks.findIndex((block) => block.id === id)
  if (index < 0) throw new Error(`no block ${id}`)
  return index
}

export const blockOf = (document: EditorDocument, id: string) => document.blocks[indexOf(document, id)] as AnyBlock

/** The document with one block replaced by others. */
export function withBlocks(document: EditorDocument, id: string, ...others: AnyBlock[]): EditorDocument {
  const index = indexOf(document, id)
  return { ...document, blocks: document.blocks.toSpliced(index, 1, ...others) }
}
