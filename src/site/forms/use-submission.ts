import { createRepetition, retryAfterOf, timeFromNow } from '@shared/busy'
import { ApiError } from '@shared/client'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../data/api'
import { useI18n } from '../i18n/i18n'
import { localeOf } from '../i18n/translate'
import { isConnected } from '../offline/connection'
import type { Waiting } from './SendWait'

type Options = {
  /** False for a form that only people send. */
  repeats?: boolean
}

/**
 * State of a form that is submitted at most once at a time. `submit` resolves to whether it succeeded. A form that a busy server refuses
 * is sent again, as it is by then.
 */
export function useSubmission(failedText: string, { repeats = true }: Options = {}) {
  const { t, language } = useI18n()
  const [state, setState] = useState<'idle' | 'submitting' | 'done'>('idle')
  const [failure, setFailure] = useState('')
  const isBusy = useRef(false)
  const [repetition] = useState(() => createRepetition())
  const place: Waiting['place'] = useRef(null)
  useEffect(() => repetition.stop, [repetition])

  const textOf = (error: unknown) => {
    const seconds = retryAfterOf(error)
    if (!(error instanceof ApiError)) return navigator.onLine && isConnected() ? failedText : t('offline.form')
    if (seconds === undefined) return messageOf(error, failedText)
    return t(error.status === 429 ? 'busy.tooMany' : 'busy.until', { when: timeFromNow(seconds, localeOf(language)) })
  }

  const submit = async (act: () => Promise<unknown>, onError?: (error: unknown) => void) => {
    // A ref, since a second click may come before the state has rendered.
    if (isBusy.current) return false
    isBusy.current = true
    repetition.stop()
    setState('submitting')
    setFailure('')
    try {
      await act()
      setState('done')
      return true
    } catch (error) {
      setState('idle')
      const again = () => place.current?.closest('form')?.requestSubmit()
      setFailure(repeats && repetition.offer(error, again) ? '' : textOf(error))
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
    /** For FormFailure. */
    waiting: { repetition, place },
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
