import { readerMessages } from '@shared/reader-messages'
import { isBlank, isEmail } from '@shared/validation'
import { type ChangeEvent, useState } from 'react'
import { focusFirstError } from './use-submission'

/** State of a form whose only field is an e-mail address. `props` are those of the field. */
export function useEmailField() {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()

  /** Shows what is wrong with the address. Returns whether nothing is. */
  const check = (form: HTMLFormElement) => {
    const problem = isBlank(email)
      ? readerMessages.emailRequired
      : isEmail(email)
        ? undefined
        : readerMessages.emailInvalid
    setError(problem)
    return !focusFirstError(form, problem ? { email: problem } : {})
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setEmail(event.target.value)
    setError(undefined)
  }
  return { email, setError, check, props: { name: 'email', type: 'email', value: email, error, onChange } as const }
}
