import { EVENTS_SLUG } from '@shared/article-rules'
import { isBusy } from '@shared/busy'
import type { CallInput } from '@shared/calls'
import type { ManagedArticle } from '@shared/entities/article'
import { isBlank } from '@shared/validation'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Identifier, type RaRecord, useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { ifMatch, request } from '../../api/client'
import { conflictOf, failureText, isPassing, statusOf } from '../../api/failures'
import { useRecordForm } from '../../forms/record-form-context'
import { useTyping } from '../../forms/use-typing'
import { t } from '../../i18n/i18n'
import { useRepetition, useSecondsLeft } from '../../waiting/use-repetition'

const REST_MS = 3000
const LONGEST_WAIT_MS = 30_000
const FIRST_RETRY_MS = 5000
const LONGEST_RETRY_MS = 60_000

type Values = RaRecord & Partial<Omit<ManagedArticle, 'id' | 'version'>>

/** Drafts are not public, except for events, which must not be saved half-written. */
const isUnseen = ({ status, slug }: Values) => status === 'draft' && slug !== EVENTS_SLUG

/** Autosave is for drafts that stay drafts, on hosts with versions, which prevent overwriting. */
export const isAutosaved = (stored: Values | undefined, values: Values) =>
  stored !== undefined && typeof values.version === 'number' && isUnseen(stored) && isUnseen(values)

/** Where the input is saved, and whether it may be. */
export type DraftTarget = {
  mayStore: (stored: Values | undefined, values: Values) => boolean
  /** Whether the server would take it. */
  isComplete: (values: Values) => boolean
  /** Returns the new version. */
  save: (id: Identifier, version: number, body: object) => Promise<number>
}

/** Of an article. */
export const isComplete = ({ title, excerpt }: Values) => !isBlank(title) && !isBlank(excerpt)

const reasonOf = (error: unknown) =>
  statusOf(error) === 401 ? t('articles.autosave.sessionEnded') : failureText(error, t('articles.saveFailed'))

async function saveDraft(id: Identifier, version: number, body: object) {
  const { article } = await request(
    'PUT /api/articles/:id',
    { params: { id: Number(id) }, query: { autosave: '1' }, body: body as CallInput<'PUT /api/articles/:id'>['body'] },
    { headers: ifMatch(version) },
  )
  return article.version
}

export const articleDraft: DraftTarget = { mayStore: isAutosaved, isComplete, save: saveDraft }

/**
 * Saves a draft to the server while it is written. Input during a save stays dirty, and the form's fields are not reset, so
 * that the caret keeps its place.
 */
export function useServerDraft({ isPaused, target }: { isPaused: boolean; target: DraftTarget }) {
  const { getValues, setValue, resetDefaultValues } = useFormContext()
  const record = useRecordContext<Values>()
  const { payloadOf, autosaves, onConflict } = useRecordForm()
  const { isDirty, isSubmitting, onTyped } = useTyping()
  const [isSaving, setSaving] = useState(false)
  const [savedAt, setSavedAt] = useState<Date>()
  const [failure, setFailure] = useState<string>()
  const repetition = useRepetition()
  const secondsLeft = useSecondsLeft(repetition)
  const stored = (): Values | undefined => (autosaves.last() as Values | undefined) ?? record
  const payload = useEffectEvent((values: Values) => payloadOf(values, stored()))
  const mayBeSaved = useEffectEvent(
    (values: Values) =>
      !isPaused && !isSubmitting && isDirty && target.isComplete(values) && target.mayStore(stored(), values),
  )

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let firstTyped: number | undefined
    let isSending = false
    let isGone = false
    let retryAfter = FIRST_RETRY_MS
    /** The version of the last conflict: the author decides how to go on, not the timer. */
    let contested: unknown

    const schedule = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(saveNow, ms)
    }

    const store = async (values: Values) => {
      const body = await payload(values)
      const version = await target.save(values.id, values.version, body)
      autosaves.noteStored(values, version)
      setValue('version', version)
      resetDefaultValues({ ...values, version })
    }

    const saveNow = async () => {
      if (isSending) return schedule(REST_MS)
      firstTyped = undefined
      const values: Values = structuredClone(getValues()) as Values
      if (isGone || values.version === contested || !mayBeSaved(values)) return
      isSending = true
      repetition.stop()
      setSaving(true)
      try {
        await autosaves.run(() => store(values))
        retryAfter = FIRST_RETRY_MS
        setFailure(undefined)
        setSavedAt(new Date())
      } catch (error) {
        const conflict = conflictOf(error)
        if (conflict) {
          contested = values.version
          if (!isGone) onConflict(conflict)
        }
        setFailure(conflict ? t('forms.conflictTitle') : reasonOf(error))
        if (isGone) return
        if (isBusy(error)) {
          // Instead of what was typed during the save.
          if (repetition.offer(error, saveNow)) clearTimeout(timer)
        } else if (isPassing(error)) {
          schedule(retryAfter)
          retryAfter = Math.min(retryAfter * 2, LONGEST_RETRY_MS)
        }
      }
      isSending = false
      setSaving(false)
    }

    const stopListening = onTyped(() => {
      // A busy server is asked again when it has time.
      if (repetition.seconds() !== undefined) return
      const now = Date.now()
      firstTyped ??= now
      schedule(Math.max(0, Math.min(REST_MS, firstTyped + LONGEST_WAIT_MS - now)))
    })
    const onHidden = () => document.visibilityState === 'hidden' && saveNow()
    document.addEventListener('visibilitychange', onHidden)
    addEventListener('online', saveNow)
    return () => {
      isGone = true
      clearTimeout(timer)
      stopListening()
      document.removeEventListener('visibilitychange', onHidden)
      removeEventListener('online', saveNow)
    }
  }, [getValues, onConflict, onTyped, autosaves, repetition, resetDefaultValues, setValue, target])

  return {
    isSaving,
    savedAt,
    failure,
    /** Until a busy server is asked again. */
    secondsLeft,
    /** Whether the present input will be autosaved once the author pauses. */
    isDue: () => {
      const values = getValues() as Values
      return !isPaused && target.isComplete(values) && target.mayStore(stored(), values)
    },
  }
}
