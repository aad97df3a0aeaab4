import type { EditorDocument } from '@shared/content/document'
import type { LanguageCode } from '@shared/languages'
import { createContext, type RefObject, useContext } from 'react'
import type { State } from './block-states'

type Alignment = {
  /** The parts that are incomplete. */
  states: ReadonlyMap<string, State>
  /** The part that has, or last had, the focus. */
  focused: string | undefined
  original: { blocks: EditorDocument | null | undefined; content: string; language: LanguageCode }
  /** What scrolls the original. */
  pane: RefObject<HTMLElement | null>
  /** What the translation is written in. */
  form: RefObject<HTMLDivElement | null>
  goToNext: () => void
  /** Puts a block of the original into the translation, and goes there. */
  insert: (id: string) => void
}

export const AlignmentContext = createContext<Alignment | null>(null)

export function useAlignment() {
  const alignment = useContext(AlignmentContext)
  if (!alignment) throw new Error('useAlignment must be used within an Alignment')
  return alignment
}
