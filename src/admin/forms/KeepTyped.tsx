import { useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { registerForm, takeTyped } from './typed'

/**
 * Brings a form through the end of the session: see typed.ts. `formKey` tells this form from all others, and its author
 * from other people at this browser.
 */
export function KeepTyped({ formKey }: { formKey: string }) {
  const form = useFormContext()
  const notify = useNotify()
  const { dirtyFields } = useFormState()
  const isDirty = useRef(false)
  isDirty.current = Object.keys(dirtyFields).length > 0
  // The form around this fills itself when it appears, and its effects run after those of what is in it.
  const [isFilled, setFilled] = useState(false)
  useEffect(() => setFilled(true), [])

  useEffect(() => {
    const values = isFilled && takeTyped(formKey)
    if (!values) return
    form.reset({ ...form.getValues(), ...values }, { keepDefaultValues: true })
    notify('forms.typedIsBack', { type: 'info' })
  }, [form, formKey, isFilled, notify])

  useEffect(
    () => registerForm({ key: formKey, read: () => (isDirty.current ? form.getValues() : undefined) }),
    [form, formKey],
  )
  return null
}
