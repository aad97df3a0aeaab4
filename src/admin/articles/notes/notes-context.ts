import { createContext, type RefObject } from 'react'

export type NoteDraft = { text: string; blockId: string | null }

type Notes = {
  articleId: number
  /** The note that is being written. */
  draft: NoteDraft
  setDraft: (draft: NoteDraft) => void
  /** Makes the note one about this block, and goes to its field. */
  writeAbout: (blockId: string) => void
  /** The field of the text. */
  field: RefObject<HTMLTextAreaElement | null>
  /** The blocks that notes are about. */
  notedBlocks: string[]
  setNotedBlocks: (ids: string[]) => void
}

/** The notes on the article of the surrounding form; null where there are none. */
export const NotesContext = createContext<Notes | null>(null)
