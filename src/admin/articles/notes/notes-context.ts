import { createContext, type RefObject } from 'react'

export type NoteDraft = { text: string; blockId: string | null }

type Notes = {
  articleId: number
  /** Makes the note that is being written one about this block, and goes to its field. */
  writeAbout: (blockId: string) => void
  /** Goes to a block of the editor. */
  goTo: RefObject<((blockId: string) => void) | null>
  /** The field of its text. */
  field: RefObject<HTMLTextAreaElement | null>
  /** The blocks that notes are about. */
  notedBlocks: string[]
  setNotedBlocks: (ids: string[]) => void
}

/** The notes on the article of the surrounding form; null where there are none. */
export const NotesContext = createContext<Notes | null>(null)

/** The note that is being written. Separate, so that typing it does not render the whole form. */
export const NoteDraftContext = createContext<readonly [NoteDraft, (changed: Partial<NoteDraft>) => void] | null>(null)
