import type { ReactNode } from 'react'
import { AutosaveContext } from './autosave-context'
import { useLocalDraft } from './use-local-draft'
import { useServerDraft } from './use-server-draft'

/** Around the fields of an article's form: keeps what is typed, first at this browser, then on the server. */
export function AutosaveProvider({ children }: { children: ReactNode }) {
  const local = useLocalDraft()
  // What is found may be newer than what the form shows: first the author decides.
  const server = useServerDraft({ isPaused: local.offered !== undefined })
  return <AutosaveContext value={{ local, server }}>{children}</AutosaveContext>
}
