import { useContext, useRef } from 'react'
import { EditContext, useResourceContext, useSaveContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { Conflict } from '../api/failures'
import { ConflictDialog } from './ConflictDialog'
import { FormBackup } from './FormBackup'
import { useRecordForm } from './record-form-context'
import { UnsavedGuard } from './UnsavedGuard'
import { type KeyOptions, useSaveKey } from './use-save-key'

type Props = KeyOptions & { conflict: Conflict | undefined; onDecided: () => void }

/** What keeps the input of a form: against conflicts, leaving, the end of the session; and the keyboard's command to save. */
export function RecordGuards({ conflict, onDecided, ...keyOptions }: Props) {
  const form = useFormContext()
  const { isSaved, formKey, autosaves } = useRecordForm()
  const { save } = useSaveContext()
  const resource = useResourceContext() as string
  // Absent in a form that creates a record.
  const edit = useContext(EditContext)
  const place = useRef<HTMLSpanElement>(null)
  useSaveKey(place, keyOptions)
  return (
    <>
      <span ref={place} hidden />
      <UnsavedGuard isSaved={isSaved} />
      <FormBackup formKey={formKey} />
      <ConflictDialog
        conflict={conflict}
        resource={resource}
        onCancel={onDecided}
        onKeepMine={async ({ version }) => {
          onDecided()
          const errors: Record<string, string> | undefined = await save?.({ ...form.getValues(), version })
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
