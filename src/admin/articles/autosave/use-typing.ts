import { useCallback, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'

/** A ref with the current dirty state, and a subscription to changes. */
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
