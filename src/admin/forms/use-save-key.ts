import { type RefObject, useEffect, useEffectEvent } from 'react'
import {
  type RaRecord,
  useDataProvider,
  useNotify,
  useRecordContext,
  useResourceContext,
  useSaveContext,
} from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { conflictOf, failureText, fieldErrorsOf } from '../api/failures'
import type { TextKey } from '../i18n/i18n'
import { DASHBOARD_KEYS, matches } from '../keys/keys'
import { isText } from './drafts/LocalDraft'
import { useRecordForm } from './record-form-context'

export type SaveMessages = {
  /** Shown after a save, unless `onSaved` shows its own. */
  success?: TextKey
  /** Shown if a save fails without a message of the server. */
  failure: TextKey
}

export type KeyOptions = {
  messages: SaveMessages
  /** Opens the form of the record that was created. Without it, a form that keeps drafts only keeps one. */
  openCreated?: (record: RaRecord) => void
}

/** A dialog over the form is about something else. */
function isBehindDialog(form: Element | null) {
  const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1)
  return dialog !== undefined && !dialog.contains(form)
}

/**
 * Ctrl or Cmd and S saves, and stays. A save with the button ends with the reply's record in the form; this one leaves the form
 * as it is, so that letters typed meanwhile and the caret's place are kept. `place` is an element in the form.
 */
export function useSaveKey(place: RefObject<Element | null>, { messages, openCreated }: KeyOptions) {
  const form = useFormContext()
  const { isSubmitting } = useFormState()
  const record = useRecordContext<RaRecord>()
  const resource = useResourceContext() as string
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const { save } = useSaveContext()
  const { payloadOf, autosaves, onConflict, isSaved, reads, repetition } = useRecordForm()

  async function update(values: RaRecord, { id }: RaRecord) {
    const previousData = autosaves.last() ?? record
    const version = autosaves.newestOf(values.version)
    const data = { ...(await payloadOf(values, previousData)), version }
    const { data: saved } = await dataProvider.update(resource, { id, data, previousData: previousData as RaRecord })
    // Some hosts have no versions.
    if (typeof saved.version === 'number') {
      autosaves.noteStored(values, saved.version)
      form.setValue('version', saved.version)
      form.resetDefaultValues({ ...values, version: saved.version })
    } else form.resetDefaultValues(values)
  }

  const submitAgain = useEffectEvent(() => void submit())

  function showErrors(errors: Record<string, string> | undefined) {
    for (const [field, message] of Object.entries(errors ?? {})) form.setError(field, { type: 'server', message })
  }

  function refuse(error: unknown) {
    const conflict = conflictOf(error)
    if (conflict) return void onConflict(conflict, () => submitAgain())
    if (repetition.offer(error, () => submitAgain())) return
    const errors = fieldErrorsOf(error)
    showErrors(errors)
    // react-admin notifies that the form has errors.
    if (Object.keys(errors).length === 0) notify(failureText(error, messages.failure), { type: 'error' })
  }

  async function create(values: RaRecord) {
    if (!openCreated && isText(resource)) return notify('forms.keptHere', { type: 'info' })
    const onSuccess = (created: RaRecord) => {
      isSaved.current = true
      if (messages.success) notify(messages.success, { type: 'success' })
      openCreated?.(created)
    }
    showErrors(await save?.(values, openCreated && { onSuccess }))
  }

  async function saveValues(values: RaRecord) {
    const stored = record ?? autosaves.last()
    if (stored?.id === undefined) return create(values)
    repetition.stop()
    await autosaves.settled()
    try {
      await autosaves.run(() => update(values, stored))
      notify(messages.success ?? 'forms.saved', { type: 'success' })
    } catch (error) {
      refuse(error)
    }
  }

  async function submit() {
    await Promise.all([...reads].map((read) => read()))
    const isChanged = Object.keys(form.getValues()).some((name) => form.getFieldState(name).isDirty)
    if (isChanged || (record ?? autosaves.last()) === undefined)
      await form.handleSubmit((values) => saveValues(values as RaRecord))()
  }

  const onKey = useEffectEvent(async (event: KeyboardEvent) => {
    if (!matches(event, DASHBOARD_KEYS.save)) return
    // Never the browser's dialog to save the page.
    event.preventDefault()
    if (event.repeat || isSubmitting || isBehindDialog(place.current)) return
    await submit()
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => void onKey(event)
    addEventListener('keydown', listener, { capture: true })
    return () => removeEventListener('keydown', listener, { capture: true })
  }, [])
}
