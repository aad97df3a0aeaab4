import { ApiError } from '@shared/client'
import { languagePath } from '@shared/language-paths'
import { paths } from '@shared/paths'
import { type FieldErrors, type RegistrationValues, registrationErrors } from '@shared/validation'
import { type ChangeEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { browserRequest, messageOf } from '../api'
import { useI18n } from '../i18n/i18n'
import { Field, PasswordField } from './Field'
import { FormFailure } from './FormFailure'
import { FormSuccess } from './FormSuccess'
import { SubmitButton } from './SubmitButton'

type Props = {
  /** The role that is asked for. */
  registerAs: 'user' | 'membership'
  label: string
  submitText: string
  submittingText: string
  successText: string
  failedText: string
  redirectMs: number
  children?: ReactNode
}

const empty = { name: '', email: '', password: '', confirmPassword: '', phone: '', company: '', website: '' }

/** Keeps what was typed whatever happens; after a success the login page follows by itself. */
function useRegistration({ registerAs: role, successText, failedText, redirectMs }: Props) {
  const navigate = useNavigate()
  const { language } = useI18n()
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState('')
  const [state, setState] = useState<'editing' | 'submitting' | 'done'>('editing')
  const submitting = useRef(false)

  useEffect(() => {
    if (state !== 'done') return
    // Who reads slowly finds the message there once more.
    const follow = () => navigate(languagePath(language, paths.login), { state: { success: successText } })
    const timer = setTimeout(follow, redirectMs)
    return () => clearTimeout(timer)
  }, [state, navigate, language, successText, redirectMs])

  const change = (field: keyof RegistrationValues) => (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.target
    // Several fields may come at once, filled in by the browser.
    setValues((before) => ({ ...before, [field]: value }))
    // Whether the two passwords match depends on both.
    const confirmation = field === 'password' ? { confirmPassword: undefined } : {}
    setErrors((before) => ({ ...before, ...confirmation, [field]: undefined }))
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (submitting.current) return
    const form = event.currentTarget
    const found = registrationErrors(values, role)
    setErrors(found)
    setFailure('')
    if (Object.keys(found).length > 0) {
      const [first] = Object.keys(found)
      form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    submitting.current = true
    setState('submitting')
    const { confirmPassword: _, phone, company, website, ...account } = values
    const business = role === 'membership' ? { phone, company, website } : {}
    try {
      await browserRequest('POST /api/auth/register', { body: { ...account, ...business, role } })
      setState('done')
    } catch (error) {
      submitting.current = false
      setState('editing')
      const fields = error instanceof ApiError ? error.fieldErrors : {}
      setErrors(fields)
      setFailure(messageOf(error, failedText))
    }
  }
  return { values, errors, failure, state, change, submit }
}

/** The form of both registrations: that of a member business asks for more. */
export function RegistrationForm(props: Props) {
  const { registerAs: role, label, submitText, submittingText, successText, children } = props
  const { t } = useI18n()
  const { values, errors, failure, state, change, submit } = useRegistration(props)
  const bind = (name: keyof RegistrationValues) => ({
    name,
    value: values[name] ?? '',
    error: errors[name],
    onChange: change(name),
  })

  if (state === 'done') return <FormSuccess text={successText} />
  return (
    // Checked by us: the browser's bubbles would show other words than the specified ones.
    <form onSubmit={submit} noValidate aria-label={label}>
      <FormFailure text={failure} />
      <Field label={t('auth.fullName')} autoComplete="name" {...bind('name')} />
      <Field label={t('auth.email')} type="email" autoComplete="email" {...bind('email')} />
      {role === 'membership' && (
        <>
          <Field label={t('auth.phone')} type="tel" autoComplete="tel" {...bind('phone')} />
          <Field label={t('auth.company')} autoComplete="organization" {...bind('company')} />
          <Field
            label={t('auth.website')}
            type="url"
            autoComplete="url"
            optional
            placeholder="https://"
            {...bind('website')}
          />
        </>
      )}
      <PasswordField label={t('auth.password')} autoComplete="new-password" {...bind('password')} />
      <PasswordField
        label={t('auth.confirmPassword')}
        autoComplete="new-password"
        showLabel={t('auth.showConfirm')}
        hideLabel={t('auth.hideConfirm')}
        {...bind('confirmPassword')}
      />
      <SubmitButton isSubmitting={state === 'submitting'}>
        {state === 'submitting' ? submittingText : submitText}
      </SubmitButton>
      {children}
    </form>
  )
}
