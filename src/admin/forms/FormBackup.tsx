import { useEffect, useEffectEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { registerForm, takeBackup } from './form-backup'

/**
 * Backs the form up when the session ends, and restores it afterwards: see form-backup.ts. `formKey` identifies the form
 * and its author.
 */
export function FormBackup({ formKey }: { formKey: string }) {
  const form = useFormContext()
  const notify = useNotify()
  const { dirtyFields } = useFormState()
  const changedValues = useEffectEvent(() => (Object.keys(dirtyFields).length > 0 ? form.getValues() : undefined))
  // The surrounding form fills itself when it mounts, and its effects run after those of its children.
  const [isFilled, setFilled] = useState(false)
  useEffect(() => setFilled(true), [])

  useEffect(() => {
    const values = isFilled && takeBackup(formKey)
    if (!values) return
    form.reset({ ...form.getValues(), ...values }, { keepDefaultValues: true })
    notify('forms.typedIsBack', { type: 'info' })
  }, [form, formKey, isFilled, notify])

  useEffect(() => registerForm({ key: formKey, read: () => changedValues() }), [formKey])
  return null
}
