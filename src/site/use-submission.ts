import { useRef, useState } from 'react'
import { messageOf } from './api'

/** State of a form that is submitted at most once at a time. `submit` resolves to whether it succeeded. */
export function useSubmission(failedText: string) {
  const [isSubmitting, setSubmitting] = useState(false)
  const [failure, setFailure] = useState('')
  const submitting = useRef(false)

  const submit = async (act: () => Promise<unknown>, onError?: (error: unknown) => void) => {
    // A ref, since a second click may come before the state has rendered.
    if (submitting.current) return false
    submitting.current = true
    setSubmitting(true)
    setFailure('')
    try {
      await act()
      return true
    } catch (error) {
      setFailure(messageOf(error, failedText))
      onError?.(error)
      return false
    } finally {
      submitting.current = false
      setSubmitting(false)
    }
  }
  return { isSubmitting, failure, submit }
}
