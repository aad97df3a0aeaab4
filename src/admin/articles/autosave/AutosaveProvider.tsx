import { ARTICLE_FIELDS } from '@shared/editable-fields'
import { createContext, type ReactNode, useContext } from 'react'
import { useRecordContext } from 'react-admin'
import { LocalDraftContext } from '../../forms/drafts/local-draft-context'
import type { Fields } from '../../forms/drafts/same-fields'
import { useLocalDraft } from '../../forms/drafts/use-local-draft'
import { articleDraft, type DraftTarget, useServerDraft } from './use-server-draft'

type Autosave = { local: ReturnType<typeof useLocalDraft>; server: ReturnType<typeof useServerDraft> }

const AutosaveContext = createContext<Autosave | null>(null)

const articleFields: Fields = { ...ARTICLE_FIELDS, published_at: true }

type Props = {
  /** The editable fields of the form. */
  fields?: Fields
  /** Where the server keeps it. */
  target?: DraftTarget
  children: ReactNode
}

/** Keeps the input of an article's form, or of its working copy, first in the browser, then on the server. */
export function AutosaveProvider({ fields = articleFields, target = articleDraft, children }: Props) {
  const local = useLocalDraft(fields)
  const isEdit = useRecordContext() !== undefined
  // A draft from an earlier form may be newer: nothing is saved until the author has decided about it. In a new article it is another text.
  const server = useServerDraft({ isPaused: isEdit && local.offered !== undefined, target })
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
