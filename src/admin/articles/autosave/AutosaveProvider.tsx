import type { ReactNode } from 'react'
import { AutosaveContext } from './autosave-context'
import { useLocalDraft } from './use-local-draft'
import { useServerDraft } from './use-server-draft'

/** Keeps the input of an article's form, first in the browser, then on the server. */
export function AutosaveProvider({ children }: { children: ReactNode }) {
  const local = useLocalDraft()
  // A draft from an earlier form may be newer: nothing is saved until the author has decided about it.
  const server = useServerDraft({ isPaused: local.offered !== undefined })
  return <AutosaveContext value={{ local, server }}>{children}</AutosaveContext>
}
