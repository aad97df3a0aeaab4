import { settleConflicts } from '@shared/content/merge-documents'
import { namesOf, pick } from '@shared/editable-fields'
import { conflictsIn, type MergedRecords, mergeRecords } from '@shared/merge-records'
import { type RefObject, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { EditContext, type RaRecord, useNotify, useRecordContext, useResourceContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { Conflict } from '../api/failures'
import { useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'
import { type Choices, ConflictDialog } from './ConflictDialog'
import { fieldsOf } from './drafts/LocalDraft'
import { haveSameFields } from './drafts/same-fields'
import { FormBackup } from './FormBackup'
import { useRecordForm } from './record-form-context'
import { UnsavedGuard } from './UnsavedGuard'
import { type KeyOptions, useSaveKey } from './use-save-key'

type Settle = ReturnType<typeof useRecordForm>['onConflict']

type Props = KeyOptions & {
  /** Set to what merges a conflict, or asks. */
  settle: RefObject<Settle>
  /** Set to what sends the form again as it is, as its button would. */
  submitAgain: RefObject<() => void>
}

type Question = { conflict: Conflict; merged: MergedRecords; saveAgain: () => void }

/** What keeps the input of a form: against conflicts, leaving, the end of the session; and the keyboard's command to save. */
export function RecordGuards({ settle, submitAgain, ...keyOptions }: Props) {
  const { t } = useI18n()
  const form = useFormContext()
  const { formKey, autosaves, reads, editors } = useRecordForm()
  const resource = useResourceContext() as string
  const record = useRecordContext<RaRecord>()
  const identity = useIdentity()
  const notify = useNotify()
  // Absent in a form that creates a record.
  const edit = useContext(EditContext)
  const place = useRef<HTMLSpanElement>(null)
  const [question, setQuestion] = useState<Question>()
  useSaveKey(place, keyOptions)
  const readAll = () => Promise.all([...reads].map((read) => read()))
  useEffect(() => {
    submitAgain.current = async () => {
      await Promise.all([...reads].map((read) => read()))
      place.current?.closest('form')?.requestSubmit()
    }
  }, [reads, submitAgain])
  const fields = fieldsOf(resource)

  function noteStored({ version }: RaRecord) {
    const values = form.getValues() as RaRecord
    autosaves.noteStored(values, version)
    form.setValue('version', version)
    form.resetDefaultValues({ ...values, version })
    notify(keyOptions.messages.success ?? 'forms.saved', { type: 'success' })
  }

  /** Puts the merged values into the form, which is then based on the stored record. */
  async function take({ values, text }: MergedRecords, { current }: Conflict, choices: Choices) {
    const { blocks: merged, ...others } = values
    for (const [name, value] of Object.entries(others)) {
      const chosen = choices.has(name) ? current[name] : value
      if (JSON.stringify(form.getValues(name)) !== JSON.stringify(chosen)) form.setValue(name, chosen)
    }
    const editor = editors.get('blocks')
    const settled = (document: NonNullable<typeof merged>) =>
      settleConflicts(document as never, text?.conflicts ?? [], (id) => choices.has(id))
    if (text && editor) await editor((mine) => settled(text.into(mine)))
    else if (text) form.setValue('blocks', settled(merged as object))
    else if ('blocks' in values) {
      const from = choices.has('blocks') ? current : values
      form.setValue('blocks', from.blocks)
      form.setValue('content', from.content)
    }
    form.setValue('version', current.version)
    autosaves.rebase(current)
    form.resetDefaultValues({ ...form.getValues(), ...pick(current, fields ?? {}), version: current.version })
  }

  /** Takes the stored record in place of what is in a form that has no record of its own. */
  function replaceBy(current: RaRecord) {
    autosaves.rebase(current)
    form.reset({ ...form.getValues(), ...pick(current, fields ?? {}), version: current.version })
  }

  function noteMerge({ savedBy }: Conflict) {
    if (!savedBy) return notify('forms.merged', { type: 'info' })
    const text = savedBy.id === identity?.id ? t('forms.mergedWithOwn') : t('forms.mergedWith', { name: savedBy.name })
    notify(text, { type: 'info' })
  }

  const settleConflict = useEffectEvent<Settle>(async (conflict, saveAgain) => {
    await readAll()
    const { current } = conflict
    const values = form.getValues() as RaRecord
    // The reply to a save was lost, and the save was sent again: the server has what is in the form.
    if (fields && haveSameFields(fields, current, values)) {
      noteStored(current)
      return true
    }
    const known = autosaves.last() ?? record
    // What was typed may be older than the record: restored after a crash or a login.
    const base = known?.version === autosaves.newestOf(values.version) ? known : undefined
    const merged = mergeRecords(namesOf(fields ?? {}), base, values, current)
    if (!fields || conflictsIn(merged).length > 0) {
      setQuestion({ conflict, merged, saveAgain })
      return false
    }
    await take(merged, conflict, new Set())
    noteMerge(conflict)
    saveAgain()
    return true
  })
  useEffect(() => {
    settle.current = (...args) => settleConflict(...args)
  }, [settle])

  const close = () => setQuestion(undefined)
  return (
    <>
      <span ref={place} hidden />
      <UnsavedGuard />
      <FormBackup formKey={formKey} />
      {question && (
        <ConflictDialog
          {...question}
          onCancel={close}
          onChosen={async (choices) => {
            close()
            await take(question.merged, question.conflict, choices)
            question.saveAgain()
          }}
          onTakeTheirs={async () => {
            close()
            const { conflict, merged } = question
            const choices = new Set(conflictsIn(merged))
            // My changes to other fields and blocks stay.
            if (choices.size > 0) return take(merged, conflict, choices)
            const { current } = conflict
            if (!edit) return replaceBy(current)
            autosaves.forget()
            await edit.refetch?.()
            form.reset()
          }}
        />
      )}
    </>
  )
}
