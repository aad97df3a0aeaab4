import { useEffect, useEffectEvent } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useFocusField } from './record-form-context'

/** Goes to the first field that was refused, also if it is hidden. */
export function useGoToFirstError() {
  const { getValues, getFieldState } = useFormContext()
  const focusField = useFocusField()
  return () => {
    // In the order of a form of a text.
    const names = ['title', 'blocks', ...Object.keys(getValues())]
    const refused = names.find((name) => getFieldState(name).error)
    if (refused) focusField(refused)
  }
}

/** Does so after each save that was refused, in the form or by the server. */
export function useGoToRefused() {
  const { submitCount } = useFormState()
  const goToFirstError = useEffectEvent(useGoToFirstError())
  useEffect(() => {
    if (submitCount > 0) goToFirstError()
  }, [submitCount])
}
