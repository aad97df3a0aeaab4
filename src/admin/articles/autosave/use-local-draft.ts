import type { ManagedArticle } from '@shared/entities/article'
import { useEffect, useRef, useState } from 'react'
import { useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useRecordForm } from '../../forms/record-form-context'
import { peekTyped } from '../../forms/typed'
import { type Draft, dropDraft, findDrafts, keepDraft, newDraftKey, pruneDrafts } from './drafts'
import { isSameArticle } from './same-article'
import { useTyping } from './use-typing'

/** Letters typed within this time are written together: well within the second after which nothing may get lost. */
const KEEP_EVERY_MS = 300

/** Keeps at this browser what is typed and not saved, and finds what an earlier form has left. */
export function useLocalDraft() {
  // Each by itself: the whole is another one whenever the state of the form changes.
  const { getValues, reset } = useFormContext()
  const record = useRecordContext<ManagedArticle>()
  const { formKey, isSaved } = useRecordForm()
  const { isDirty, onTyped } = useTyping()
  const [ownKey] = useState(() => newDraftKey(formKey))
  const [isKept, setKept] = useState(false)
  const [found, setFound] = useState<Draft[]>(() => {
    pruneDrafts()
    return findDrafts(formKey).filter(({ key, values }) => {
      // The server has it, or it has come through the login and is in the form already.
      const isHere = isSameArticle(values, record) || isSameArticle(values, peekTyped(formKey))
      if (isHere) dropDraft(key)
      return !isHere
    })
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      if (isDirty.current) setKept(keepDraft(ownKey, getValues()))
      else dropDraft(ownKey)
    }
    const stopListening = onTyped(() => {
      setKept(false)
      timer ??= setTimeout(keep, KEEP_EVERY_MS)
    })
    const onPageHide = () => timer !== undefined && keep()
    addEventListener('pagehide', onPageHide)
    return () => {
      stopListening()
      clearTimeout(timer)
      removeEventListener('pagehide', onPageHide)
    }
  }, [getValues, isDirty, onTyped, ownKey])

  const openedAt = useRef(location.pathname)
  useEffect(
    () => () => {
      // Saved, or left for another screen by somebody who was asked. A form that breaks down disappears as well.
      if (isSaved.current || location.pathname !== openedAt.current) dropDraft(ownKey)
    },
    [isSaved, ownKey],
  )

  const [offered] = found
  const forget = (draft: Draft) => {
    dropDraft(draft.key)
    setFound((drafts) => drafts.filter((each) => each !== draft))
  }
  return {
    /** The browser has what is in the form. */
    isKept,
    /** Left by an earlier form, for the author to decide about. */
    offered,
    isOutdated: offered !== undefined && basis(offered.values) !== basis(record),
    restore(draft: Draft) {
      keepDraft(ownKey, draft.values)
      reset({ ...getValues(), ...draft.values }, { keepDefaultValues: true })
      forget(draft)
    },
    discard: forget,
  }
}

/** The state of the article that this was typed into; not every host counts versions. */
const basis = (values: Record<string, unknown> | undefined) => values?.version ?? values?.updated_at
