import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useRecordForm } from '../../forms/record-form-context'
import { NoteDraftContext, NotesContext } from './notes-context'
import { useNoteDraft } from './use-note-draft'

/** Lets the thread of notes and the editor's blocks refer to each other. */
export function NotesProvider({ articleId, children }: { articleId: number; children: ReactNode }) {
  const [draft, setDraft] = useNoteDraft(articleId)
  const [notedBlocks, setNotedBlocks] = useState<string[]>([])
  const { reveal } = useRecordForm()
  const goTo = useRef<(blockId: string) => void>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const notes = useMemo(
    () => ({
      articleId,
      writeAbout(blockId: string) {
        setDraft({ blockId })
        // After the editor's menu has closed, which returns the focus to the text.
        void Promise.resolve(reveal.current?.('notes')).then(() => requestAnimationFrame(() => field.current?.focus()))
      },
      goTo,
      field,
      notedBlocks,
      setNotedBlocks,
    }),
    [articleId, setDraft, notedBlocks, reveal],
  )
  const writing = useMemo(() => [draft, setDraft] as const, [draft, setDraft])
  return (
    <NotesContext value={notes}>
      <NoteDraftContext value={writing}>{children}</NoteDraftContext>
    </NotesContext>
  )
}
