import type { EditorDocument } from '../document'
import { footnote, notesIn, withNotes } from '../footnotes'
import { joinInline, sliceInline } from './inline-text'
import { fieldsOf, getText, setText } from './kinds'
import { type Edited, type Place, samePath, withBlocks } from './places'

const textAt = ({ blocks }: EditorDocument, { id, path }: Place) => {
  const block = blocks.find((each) => each.id === id)
  return block && fieldsOf(block).some((field) => samePath(field, path))
    ? { block, text: getText(block, path) }
    : undefined
}

/** The footnote before the caret or else behind it: where it begins, and its note. Undefined if there is none. */
export function footnoteAt(document: EditorDocument, caret: Place): { at: Place; note: string } | undefined {
  const text = textAt(document, caret)?.text
  if (!text) return undefined
  for (const offset of [caret.offset - 1, caret.offset]) {
    const [note] = offset < 0 ? [] : notesIn(sliceInline(text, offset, offset + 1))
    if (note) return { at: { ...caret, offset }, note }
  }
  return undefined
}

/** Writes a footnote at the caret, or changes the one that is there. An empty note removes it. */
export function setFootnote(document: EditorDocument, caret: Place, note: string): Edited | undefined {
  const found = textAt(document, caret)
  if (!found) return undefined
  const { block, text } = found
  const present = footnoteAt(document, caret)
  const { offset } = present?.at ?? caret
  const end = present ? offset + 1 : offset
  const mark = note && (present ? withNotes(sliceInline(text, offset, end), [note]) : footnote(note))
  const changed = joinInline(joinInline(sliceInline(text, 0, offset), mark), sliceInline(text, end))
  return {
    document: withBlocks(document, block.id, setText(block, caret.path, changed)),
    caret: { ...caret, offset: note ? offset + 1 : offset },
  }
}
