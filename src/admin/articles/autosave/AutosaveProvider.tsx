import { ARTICLE_FIELDS } from '@shared/editable-fields'
import { createContext, type ReactNode, useContext } from 'react'
import { LocalDraftContext } from '../../forms/drafts/local-draft-context'
import { useLocalDraft } from '../../forms/drafts/use-local-draft'
import { useServerDraft } from './use-server-draft'

type Autosave = { local: ReturnType<typeof useLocalDraft>; server: ReturnType<typeof useServerDraft> }

const AutosaveContext = createContext<Autosave | null>(null)

/** Keeps the input of an article's form, first in the browser, then on the server. */
export function AutosaveProvider({ children }: { children: ReactNode }) {
  const local = useLocalDraft(ARTICLE_FIELDS)
  // A draft from an earlier form may be newer: nothing is saved until the author has decided about it.
  const server = useServerDraft({ isPaused: local.offered !== undefined })
  return (
    <AutosaveContext value={{ local, server }}>
      <LocalDraftContext value={local}>{children}</LocalDraftContext>
    </AutosaveContext>
  )
}

export function useAutosave() {
  const autosave = useContext(AutosaveContext)
  if (!autosave) throw new Error('useAutosave must be used within an AutosaveProvider')
  return autosave
}
