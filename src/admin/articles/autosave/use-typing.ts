import { useCallback, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'

/** Whether the form holds changes, for whoever looks later than at the next rendering; and a call at each of them. */
export function useTyping() {
  const { subscribe } = useFormContext()
  const { dirtyFields, isSubmitting } = useFormState()
  const isDirty = useRef(false)
  isDirty.current = Object.keys(dirtyFields).length > 0
  const onTyped = useCallback(
    (listener: () => void) => subscribe({ formState: { values: true }, callback: listener }),
    [subscribe],
  )
  return { isDirty, isSubmitting, onTyped }
}
