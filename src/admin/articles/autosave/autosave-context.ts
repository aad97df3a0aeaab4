import { createContext, useContext } from 'react'
import type { useLocalDraft } from './use-local-draft'
import type { useServerDraft } from './use-server-draft'

type Autosave = { local: ReturnType<typeof useLocalDraft>; server: ReturnType<typeof useServerDraft> }

export const AutosaveContext = createContext<Autosave | null>(null)

export function useAutosave() {
  const autosave = useContext(AutosaveContext)
  if (!autosave) throw new Error('useAutosave must be used within an AutosaveProvider')
  return autosave
}
