import { EVENTS_SLUG } from '@shared/article-rules'
import { isBusy } from '@shared/busy'
import type { CallInput } from '@shared/calls'
import { isBlankHtml } from '@shared/content/html'
import type { ManagedArticle } from '@shared/entities/article'
import { isBlank } from '@shared/validation'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Identifier, type RaRecord, useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { ifMatch, request } from '../../api/client'
import { conflictOf, failureText, isPassing, statusOf } from '../../api/failures'
import { randomKey } from '../../api/writes'
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

/** Whether there is something to keep: a choice of categories alone makes no article. */
const hasBegun = ({ title, excerpt, content, blocks, image_url }: Values) =>
  !isBlank(title) || !isBlank(excerpt) || !isBlankHtml(content ?? '') || Boolean(blocks?.blocks.length || image_url)

/** Where the input is saved, and whether it may be. */
export type DraftTarget = {
  mayStore: (stored: Values | undefined, values: Values) => boolean
  /** Whether the server would take it. */
  isComplete: (values: Values, stored: Values | undefined) => boolean
  /** Returns the new version. */
  save: (id: Identifier, version: number, body: object) => Promise<number>
  /** Begins a record that does not exist yet, once for each key; null if the host cannot. */
  begin?: (key: string) => Promise<Values | null>
}

/** Of an article that has both. */
export const isComplete = ({ title, excerpt }: Values) => !isBlank(title) && !isBlank(excerpt)

/** A draft may lack what it has never had. */
const isTakenAsDraft = ({ title, excerpt }: Values, stored?: Values) =>
  (!isBlank(title) || isBlank(stored?.title)) && (!isBlank(excerpt) || isBlank(stored?.excerpt))

const reasonOf = (error: unknown) =>
  statusOf(error) === 401 ? t('articles.autosave.sessionEnded') : failureText(error, t('articles.saveFailed'))

async function saveDraft(id: Identifier, version: number, given: object) {
  // A schedule is for the press on the button.
  const { publish_at: _, ...input } = given as CallInput<'PUT /api/articles/:id'>['body']
  // Inputs that are empty have no value.
  const body = { ...input, title: input.title ?? '', excerpt: input.excerpt ?? '' }
  const { article } = await request(
    'PUT /api/articles/:id',
    { params: { id: Number(id) }, query: { autosave: '1' }, body },
    { headers: ifMatch(version) },
  )
  return article.version
}

async function beginDraft(key: string) {
  try {
    const { article } = await request('POST /api/articles/drafts', {}, { headers: { 'idempotency-key': key } })
    return article
  } catch (error) {
    // A host that speaks only the specification's table has drafts with a title only.
    if (statusOf(error) === 404 || statusOf(error) === 405) return null
    throw error
  }
}

export const articleDraft: DraftTarget = {
  mayStore: isAutosaved,
  isComplete: isTakenAsDraft,
  save: saveDraft,
  begin: beginDraft,
}

/**
 * Saves a draft to the server while it is written. Input during a save stays dirty, and the form's fields are not reset, so
 * that the caret keeps its place.
 */
export function useServerDraft({ isPaused, target }: { isPaused: boolean; target: DraftTarget }) {
  const { getValues, setValue, resetDefaultValues } = useFormContext()
  const record = useRecordContext<Values>()
  const { payloadOf, autosaves, onConflict, onBegun } = useRecordForm()
  const { isDirty, isSubmitting, onTyped } = useTyping()
  const [isSaving, setSaving] = useState(false)
  const [savedAt, setSavedAt] = useState<Date>()
  const [failure, setFailure] = useState<string>()
  const repetition = useRepetition()
  const secondsLeft = useSecondsLeft(repetition)
  const stored = (): Values | undefined => (autosaves.last() as Values | undefined) ?? record
  const payload = useEffectEvent((values: Values) => payloadOf(values, stored()))
  const [canBegin, setCanBegin] = useState(target.begin !== undefined && onBegun !== undefined)
  const isNew = (values: Values) => record === undefined && values.id === undefined
  const isStorable = (values: Values) =>
    isNew(values)
      ? canBegin && isUnseen(values) && hasBegun(values)
      : target.isComplete(values, stored()) && target.mayStore(stored() ?? values, values)
  const mayBeSaved = useEffectEvent((values: Values) => !isPaused && !isSubmitting && isDirty && isStorable(values))
  const begin = useEffectEvent(async (values: Values) => {
    const key: string = values.draft_key ?? randomKey()
    // Kept with what was typed: after a crash, the same article is begun.
    setValue('draft_key', key)
    const begun = await target.begin?.(key)
    if (!begun) setCanBegin(false)
    return begun
  })

  const isDeleted = useEffectEvent((error: unknown) => record === undefined && statusOf(error) === 404)

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

    /** Gives the form the id and version of its record. Returns undefined if the host keeps no such drafts. */
    const identify = async (values: Values) => {
      if (values.id !== undefined) return values
      const begun = await begin(values)
      if (!begun) return
      autosaves.noteBegun(begun)
      const { id, version, slug } = begun
      for (const [name, value] of Object.entries({ id, version, slug })) setValue(name, value)
      return { ...values, id, version, slug, draft_key: getValues('draft_key') }
    }

    const store = async (typed: Values) => {
      const values = await identify(typed)
      if (!values) return
      const body = await payload(values)
      const version = await target.save(values.id, values.version, body)
      autosaves.noteStored(values, version)
      setValue('version', version)
      resetDefaultValues({ ...values, version })
      setSavedAt(new Date())
      if (!isGone) onBegun?.(values.id)
    }

    const saveNow = async () => {
      if (isSending) return schedule(REST_MS)
      firstTyped = undefined
      const values: Values = structuredClone(getValues()) as Values
      if (isGone || (contested !== undefined && values.version === contested) || !mayBeSaved(values)) return
      isSending = true
      repetition.stop()
      setSaving(true)
      try {
        await autosaves.run(() => store(values))
        retryAfter = FIRST_RETRY_MS
        setFailure(undefined)
      } catch (error) {
        const conflict = conflictOf(error)
        if (isDeleted(error)) {
          // Begun long ago, and deleted since: what was typed begins another.
          for (const name of ['id', 'version', 'slug', 'draft_key']) setValue(name, undefined)
          autosaves.forget()
          schedule(0)
        }
        if (conflict) {
          contested = values.version
          const isMerged = !isGone && (await onConflict(conflict, () => schedule(0)))
          setFailure(isMerged ? undefined : t('forms.conflictTitle'))
        } else setFailure(reasonOf(error))
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
  }, [getValues, onConflict, onTyped, autosaves, onBegun, repetition, resetDefaultValues, setValue, target])

  return {
    isSaving,
    savedAt,
    failure,
    /** Until a busy server is asked again. */
    secondsLeft,
    /** Whether the present input will be autosaved once the author pauses. */
    isDue: () => {
      const values = getValues() as Values
      return !isPaused && isStorable(values)
    },
  }
}
