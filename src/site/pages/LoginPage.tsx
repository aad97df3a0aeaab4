import { paths } from '@shared/paths'
import { isLocalPath } from '@shared/validation'
import { type FormEvent, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { messageOf } from '../api'
import { AuthPage } from '../components/AuthPage'
import { Field, PasswordField } from '../components/Field'
import { FormFailure } from '../components/FormFailure'
import { PrefetchLink } from '../components/PrefetchLink'
import { SubmitButton } from '../components/SubmitButton'
import { Trans } from '../components/Trans'
import { useI18n } from '../i18n/i18n'
import { useAuth } from '../session/auth'

/** Where they wanted to go before they were asked to sign in: only ever a page of the dashboard. */
export const destination = (next: string | null) =>
  next && isLocalPath(next) && /^\/dashboard(?:[/?#]|$)/.test(next) ? next : paths.dashboard

export function Component() {
  const { t } = useI18n()
  const { login } = useAuth()
  const [params] = useSearchParams()
  const { state } = useLocation()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [error, setError] = useState('')
  const [isSubmitting, setSubmitting] = useState(false)
  const submitting = useRef(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // State alone would let a second press through before the first has rendered.
    if (submitting.current) return
    submitting.current = true
    setSubmitting(true)
    setError('')
    try {
      await login(email, password)
      location.assign(destination(params.get('next')))
    } catch (failure) {
      setError(messageOf(failure, t('login.failed')))
      setSubmitting(false)
      submitting.current = false
    }
  }

  return (
    <AuthPage heading={t('login.heading')}>
      <form onSubmit={submit} aria-label={t('login.title')}>
        {state?.success && !error && <p className="success-box">{state.success}</p>}
        {params.has('next') && !error && <p className="notice">{t('login.next')}</p>}
        <FormFailure text={error} />
        <Field
          label={t('auth.emailShort')}
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label={t('auth.password')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <p className="forgot">
          <PrefetchLink to={paths.forgotPassword}>{t('login.forgot')}</PrefetchLink>
        </p>
        <SubmitButton isSubmitting={isSubmitting}>
          {isSubmitting ? t('login.submitting') : t('login.submit')}
        </SubmitButton>
        <p className="form-foot">
          <Trans
            text={t('login.noAccount')}
            tag={(text) => <PrefetchLink to={paths.membership}>{text}</PrefetchLink>}
          />
        </p>
      </form>
    </AuthPage>
  )
}
