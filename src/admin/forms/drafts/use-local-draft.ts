import { useEffect, useEffectEvent, useState } from 'react'
import { type RaRecord, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { withoutPasswords } from '../../without-passwords'
import { peekBackup } from '../form-backup'
import { useRecordForm } from '../record-form-context'
import { useTyping } from '../use-typing'
import { type Draft, dropDraft, findDrafts, keepDraft, newDraftKey, pruneDrafts } from './drafts'
import { type Fields, haveSameFields } from './same-fields'

/** Input is written at most this often. No more than a second of typing may be lost. */
const KEEP_EVERY_MS = 300

/** Keeps unsaved input in the browser, and finds the drafts of earlier forms. */
export function useLocalDraft(fields: Fields) {
  // Destructured for stable dependencies: the context object changes with every state of the form.
  const { getValues, reset } = useFormContext()
  const record = useRecordContext<RaRecord>()
  const { formKey, isSaved, keepTyped } = useRecordForm()
  const { isDirty, onTyped } = useTyping()
  const [ownKey] = useState(() => newDraftKey(formKey))
  const [isKept, setKept] = useState(false)
  const [found, setFound] = useState<Draft[]>(() => {
    pruneDrafts()
    return findDrafts(formKey).filter(({ key, values }) => {
      // The draft is stored on the server, or the form has already got it back after the login.
      const isHere = [record, peekBackup(formKey)].some((each) => haveSameFields(fields, values, each))
      if (isHere) dropDraft(key)
      return !isHere
    })
  })

  const store = useEffectEvent(() => {
    const isStored = isDirty && keepDraft(ownKey, withoutPasswords(getValues()))
    setKept(isStored)
    if (!isDirty) dropDraft(ownKey)
    return isStored
  })
  useEffect(() => {
    keepTyped.current = () => store()
    return () => {
      keepTyped.current = null
    }
  }, [keepTyped])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      store()
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
  }, [onTyped])

  useEffect(() => {
    // What is stored elsewhere needs no draft.
    if (!isDirty) dropDraft(ownKey)
  }, [isDirty, ownKey])
  useEffect(
    () => () => {
      // Otherwise it is offered when the form is opened again, also if its author has left it.
      if (isSaved.current) dropDraft(ownKey)
    },
    [isSaved, ownKey],
  )

  // Not over a new record that has been begun meanwhile.
  const isBegun: boolean = useWatch({ name: 'id' }) !== record?.id
  const [offered] = isBegun ? [] : found
  const forget = (draft: Draft) => {
    dropDraft(draft.key)
    setFound((drafts) => drafts.filter((each) => each !== draft))
  }
  return {
    /** The browser's storage has the latest input. */
    isKept,
    /** A draft of an earlier form that the author may restore or discard. */
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

/** The version that the input is based on; some hosts have only dates. */
const basis = (values: Record<string, unknown> | undefined) => values?.version ?? values?.updated_at
