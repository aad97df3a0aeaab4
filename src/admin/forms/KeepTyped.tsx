import { useEffect, useRef } from 'react'
import { useNotify } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { registerForm, takeTyped } from './typed'

type Props = {
  /** Tells this form from all others, and its author from other people at this browser. */
  formKey: string
  /** Of the record that the form was filled from. */
  version?: number
  /** Hears which version the restored text was based on. */
  onRestore: (version: number | undefined) => void
}

/** Brings a form through the end of the session: see typed.ts. */
export function KeepTyped({ formKey, version, onRestore }: Props) {
  const form = useFormContext()
  const notify = useNotify()
  const { dirtyFields } = useFormState()
  const current = useRef({ dirtyFields, version, onRestore })
  current.current = { dirtyFields, version, onRestore }

  useEffect(() => {
    const typed = takeTyped(formKey)
    if (!typed) return
    form.reset({ ...form.getValues(), ...typed.values }, { keepDefaultValues: true })
    current.current.onRestore(typed.version)
    notify('What you had typed is back. It is not saved yet.', { type: 'info' })
  }, [form, formKey, notify])

  useEffect(
    () =>
      registerForm({
        key: formKey,
        read: () => {
          const isDirty = Object.keys(current.current.dirtyFields).length > 0
          return isDirty ? { values: form.getValues(), version: current.current.version } : undefined
        },
      }),
    [form, formKey],
  )
  return null
}
