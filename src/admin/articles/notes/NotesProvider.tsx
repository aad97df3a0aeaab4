import { type ReactNode, useMemo, useRef, useState } from 'react'
import { NotesContext } from './notes-context'
import { useNoteDraft } from './use-note-draft'

/** Lets the thread of notes and the editor's blocks refer to each other. */
export function NotesProvider({ articleId, children }: { articleId: number; children: ReactNode }) {
  const [draft, setDraft] = useNoteDraft(articleId)
  const [notedBlocks, setNotedBlocks] = useState<string[]>([])
  const field = useRef<HTMLTextAreaElement>(null)
  const notes = useMemo(
    () => ({
      articleId,
      draft,
      setDraft,
      writeAbout(blockId: string) {
        setDraft({ ...draft, blockId })
        // After the editor's menu has closed, which returns the focus to the text.
        requestAnimationFrame(() => field.current?.focus())
      },
      field,
      notedBlocks,
      setNotedBlocks,
    }),
    [articleId, draft, setDraft, notedBlocks],
  )
  return <NotesContext value={notes}>{children}</NotesContext>
}
