import { createContext } from 'react'
import type { useLocalDraft } from './use-local-draft'

/** The draft of the surrounding form, if it keeps one. */
export const LocalDraftContext = createContext<ReturnType<typeof useLocalDraft> | null>(null)
