import { useRef, useState } from 'react'
import { messageOf } from './api'

/** A form that is sent once at a time, and says why where it fails. `submit` answers whether it went through. */
export function useSubmission(failedText: string) {
  const [isSubmitting, setSubmitting] = useState(false)
  const [failure, setFailure] = useState('')
  const submitting = useRef(false)

  const submit = async (act: () => Promise<unknown>, onRefused?: (error: unknown) => void) => {
    // State alone would let a second press through before the first has rendered.
    if (submitting.current) return false
    submitting.current = true
    setSubmitting(true)
    setFailure('')
    try {
      await act()
      return true
    } catch (error) {
      setFailure(messageOf(error, failedText))
      onRefused?.(error)
      return false
    } finally {
      submitting.current = false
      setSubmitting(false)
    }
  }
  return { isSubmitting, failure, submit }
}
