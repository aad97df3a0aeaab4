import { useCallback, useRef, useState } from 'react'
import { dropDraft, findDrafts, keepDraft, newDraftKey, pruneDrafts } from '../../forms/drafts/drafts'
import { useIdentity } from '../../layout/use-identity'
import type { NoteDraft } from './notes-context'

const empty: NoteDraft = { text: '', blockId: null }

/** The note that is being written. The browser keeps it until it is sent, so that neither a failed call nor a crash loses it. */
export function useNoteDraft(articleId: number) {
  const formKey = `${useIdentity()?.id}:notes:${articleId}`
  const [found] = useState(() => {
    pruneDrafts()
    return findDrafts(formKey)[0]
  })
  const [key] = useState(() => found?.key ?? newDraftKey(formKey))
  const [draft, setDraft] = useState<NoteDraft>({ ...empty, ...found?.values })
  const latest = useRef(draft)
  const change = useCallback(
    (changed: Partial<NoteDraft>) => {
      const next = { ...latest.current, ...changed }
      latest.current = next
      setDraft(next)
      // At once: the form may be left in the same moment, after the note was sent.
      if (next.text.trim()) keepDraft(key, next)
      else dropDraft(key)
    },
    [key],
  )
  return [draft, change] as const
}
