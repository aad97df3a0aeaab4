import { paths } from '@shared/paths'
import { isLocalPath } from '@shared/validation'
import { type FormEvent, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { AuthPage } from '../components/AuthPage'
import { Field, PasswordField } from '../components/Field'
import { FormFailure } from '../components/FormFailure'
import { PrefetchLink } from '../components/PrefetchLink'
import { SubmitButton } from '../components/SubmitButton'
import { Trans } from '../components/Trans'
import { useI18n } from '../i18n/i18n'
import { useAuth } from '../session/auth'
import { useSubmission } from '../use-submission'

/** Where to go after signing in: the requested page if it is one of the dashboard, to prevent open redirects. */
export const destination = (next: string | null) =>
  next && isLocalPath(next) && /^\/dashboard(?:[/?#]|$)/.test(next) ? next : paths.dashboard

export function Component() {
  const { t } = useI18n()
  const { login } = useAuth()
  const [params] = useSearchParams()
  const { state } = useLocation()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { isSubmitting, isDone, failure, submit } = useSubmission(t('login.failed'))

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (await submit(() => login(email, password))) location.assign(destination(params.get('next')))
  }

  return (
    <AuthPage heading={t('login.heading')}>
      <form onSubmit={onSubmit} aria-label={t('login.title')}>
        {state?.success && !failure && <p className="success-box">{state.success}</p>}
        {params.has('next') && !failure && <p className="notice">{t('login.next')}</p>}
        <FormFailure text={failure} />
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
        <SubmitButton isSubmitting={isSubmitting || isDone}>
          {isSubmitting || isDone ? t('login.submitting') : t('login.submit')}
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
