import { ApiError } from '@shared/client'
import { languagePath } from '@shared/language-paths'
import { paths } from '@shared/paths'
import { type FieldErrors, type RegistrationValues, registrationErrors } from '@shared/validation'
import { type ChangeEvent, type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserRequest } from '../data/api'
import { useI18n } from '../i18n/i18n'
import { focusFirstError, useSubmission } from './use-submission'

export type Registration = {
  registerAs: 'user' | 'membership'
  successText: string
  failedText: string
  /** How long to show the success before the login page opens. */
  redirectMs: number
}

const emptyValues = { name: '', email: '', password: '', confirmPassword: '', phone: '', company: '', website: '' }

/** State of the registration form. A failure keeps the values; a success leads to the login page. */
export function useRegistration({ registerAs: role, successText, failedText, redirectMs }: Registration) {
  const navigate = useNavigate()
  const { language } = useI18n()
  const { isSubmitting, isDone, failure, waiting, clearFailure, submit } = useSubmission(failedText)
  const [values, setValues] = useState(emptyValues)
  const [errors, setErrors] = useState<FieldErrors>({})
  // Unticked: the newsletter takes consent.
  const [newsletter, setNewsletter] = useState(false)

  useEffect(() => {
    if (!isDone) return
    const openLogin = () => navigate(languagePath(language, paths.login), { state: { success: successText } })
    const timer = setTimeout(openLogin, redirectMs)
    return () => clearTimeout(timer)
  }, [isDone, navigate, language, successText, redirectMs])

  const onChange = (field: keyof RegistrationValues) => (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.target
    // The browser may autofill several fields before the next render.
    setValues((before) => ({ ...before, [field]: value }))
    // A mismatch is reported under the confirmation, and either password can resolve it.
    const confirmation = field === 'password' ? { confirmPassword: undefined } : {}
    setErrors((before) => ({ ...before, ...confirmation, [field]: undefined }))
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = registrationErrors(values, role)
    setErrors(found)
    clearFailure()
    if (focusFirstError(event.currentTarget, found)) return
    const { confirmPassword: _, phone, company, website, ...account } = values
    const business = role === 'membership' ? { phone, company, website } : {}
    await submit(
      () =>
        browserRequest('POST /api/auth/register', { body: { ...account, ...business, role, newsletter, language } }),
      (error) => setErrors(error instanceof ApiError ? error.fieldErrors : {}),
    )
  }
  return { values, errors, failure, waiting, isSubmitting, isDone, newsletter, setNewsletter, onChange, onSubmit }
}
