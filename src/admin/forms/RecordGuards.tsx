import { type RefObject, useContext, useEffect, useEffectEvent, useRef } from 'react'
import { EditContext, type RaRecord, useNotify, useResourceContext, useSaveContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { Conflict } from '../api/failures'
import { ConflictDialog } from './ConflictDialog'
import { fieldsOf } from './drafts/LocalDraft'
import { haveSameFields } from './drafts/same-fields'
import { FormBackup } from './FormBackup'
import { useRecordForm } from './record-form-context'
import { UnsavedGuard } from './UnsavedGuard'
import { type KeyOptions, useSaveKey } from './use-save-key'

type Props = KeyOptions & {
  conflict: Conflict | undefined
  onDecided: () => void
  /** Set to what sends the form again as it is, as its button would. */
  submitAgain: RefObject<() => void>
}

/** What keeps the input of a form: against conflicts, leaving, the end of the session; and the keyboard's command to save. */
export function RecordGuards({ conflict, onDecided, submitAgain, ...keyOptions }: Props) {
  const form = useFormContext()
  const { formKey, autosaves, reads } = useRecordForm()
  const { save } = useSaveContext()
  const resource = useResourceContext() as string
  const notify = useNotify()
  // Absent in a form that creates a record.
  const edit = useContext(EditContext)
  const place = useRef<HTMLSpanElement>(null)
  useSaveKey(place, keyOptions)
  useEffect(() => {
    submitAgain.current = async () => {
      await Promise.all([...reads].map((read) => read()))
      place.current?.closest('form')?.requestSubmit()
    }
  }, [reads, submitAgain])
  const fields = fieldsOf(resource)
  // The reply to a save was lost, and the save was sent again: the server has what is in the form.
  const isStored = Boolean(conflict && fields && haveSameFields(fields, conflict.current, form.getValues()))
  const noteStored = useEffectEvent(({ version }: RaRecord) => {
    const values = form.getValues() as RaRecord
    autosaves.noteStored(values, version)
    form.setValue('version', version)
    form.resetDefaultValues({ ...values, version })
    notify(keyOptions.messages.success ?? 'forms.saved', { type: 'success' })
    onDecided()
  })
  useEffect(() => {
    if (conflict && isStored) noteStored(conflict.current)
  }, [conflict, isStored])
  return (
    <>
      <span ref={place} hidden />
      <UnsavedGuard />
      <FormBackup formKey={formKey} />
      <ConflictDialog
        conflict={isStored ? undefined : conflict}
        resource={resource}
        onCancel={onDecided}
        onKeepMine={async ({ version }) => {
          onDecided()
          // Also for a save that is sent again.
          form.setValue('version', version)
          const errors: Record<string, string> | undefined = await save?.(form.getValues())
          for (const [field, message] of Object.entries(errors ?? {})) form.setError(field, { type: 'server', message })
        }}
        onTakeTheirs={async () => {
          onDecided()
          autosaves.forget()
          await edit?.refetch?.()
          form.reset()
        }}
      />
    </>
  )
}
