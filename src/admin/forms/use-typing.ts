import { useCallback } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'

/** Whether the form has unsaved changes, and a subscription to every change. */
export function useTyping() {
  const { subscribe } = useFormContext()
  const { dirtyFields, isSubmitting } = useFormState()
  const onTyped = useCallback(
    (listener: () => void) => subscribe({ formState: { values: true }, callback: listener }),
    [subscribe],
  )
  return { isDirty: Object.keys(dirtyFields).length > 0, isSubmitting, onTyped }
}
