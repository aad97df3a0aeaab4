import { ApiError } from '@shared/client'
import { useRef, useState } from 'react'
import { messageOf } from '../data/api'
import { useI18n } from '../i18n/i18n'
import { isConnected } from '../offline/connection'

/** State of a form that is submitted at most once at a time. `submit` resolves to whether it succeeded. */
export function useSubmission(failedText: string) {
  const { t } = useI18n()
  const [state, setState] = useState<'idle' | 'submitting' | 'done'>('idle')
  const [failure, setFailure] = useState('')
  const isBusy = useRef(false)

  const submit = async (act: () => Promise<unknown>, onError?: (error: unknown) => void) => {
    // A ref, since a second click may come before the state has rendered.
    if (isBusy.current) return false
    isBusy.current = true
    setState('submitting')
    setFailure('')
    try {
      await act()
      setState('done')
      return true
    } catch (error) {
      setState('idle')
      const isOffline = !(error instanceof ApiError) && !(navigator.onLine && isConnected())
      setFailure(isOffline ? t('offline.form') : messageOf(error, failedText))
      onError?.(error)
      return false
    } finally {
      isBusy.current = false
    }
  }
  return {
    isSubmitting: state === 'submitting',
    /** Whether the latest submission succeeded. */
    isDone: state === 'done',
    failure,
    clearFailure: () => setFailure(''),
    submit,
  }
}

/** Moves the focus to the first field with an error. Returns false if there is none. */
export function focusFirstError(form: HTMLFormElement, errors: Record<string, unknown>) {
  const [first] = Object.keys(errors)
  if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  return first !== undefined
}
