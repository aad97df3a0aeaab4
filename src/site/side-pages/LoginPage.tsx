import { ApiError } from '@shared/client'
import { paths } from '@shared/paths'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { AuthPage } from '../components/AuthPage'
import { PrefetchLink } from '../components/PrefetchLink'
import { destination, SignedIn, useLedOn } from '../components/SignedIn'
import { Trans } from '../components/Trans'
import { Field, PasswordField } from '../forms/Field'
import { FormFailure } from '../forms/FormFailure'
import { SubmitButton } from '../forms/SubmitButton'
import { useSubmission } from '../forms/use-submission'
import type { PageMeta } from '../head/head'
import { NO_INDEX, type Page } from '../head/meta'
import { useI18n } from '../i18n/i18n'
import { useAuth } from '../reader/auth'

export const describe = ({ t }: Page): PageMeta => ({
  title: t('login.title'),
  description: t('login.description'),
  path: paths.login,
  robots: NO_INDEX,
})

const codeOf = (error: unknown) => (error instanceof ApiError ? error.body.code : undefined)

/** Asks for the password, and then, if the account has a second factor, for its code. */
export function Component() {
  const { t } = useI18n()
  const { login } = useAuth()
  const [params] = useSearchParams()
  const { state } = useLocation()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [step, setStep] = useState<'password' | 'code'>('password')
  const { isSubmitting, isDone, failure, clearFailure, submit } = useSubmission(t('login.failed'), {
    // A password is sent only when its owner presses the button.
    repeats: false,
  })

  const isLedOn = useLedOn(!isSubmitting && !isDone)

  function onError(error: unknown) {
    const reason = codeOf(error)
    if (reason === 'totp_required') {
      // Not a failure: the password was right.
      clearFailure()
      setStep('code')
    }
    // The password has been changed in the meantime.
    if (reason === 'unauthenticated') setStep('password')
  }

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const act = () => login(email, password, step === 'code' ? code : undefined)
    if (await submit(act, onError)) location.assign(destination(params.get('next')))
  }

  function startAgain() {
    clearFailure()
    setStep('password')
    setPassword('')
    setCode('')
  }

  if (isLedOn)
    return (
      <AuthPage heading={t('login.heading')}>
        <SignedIn />
      </AuthPage>
    )
  return (
    <AuthPage heading={t('login.heading')}>
      <form onSubmit={onSubmit} aria-label={t('login.title')}>
        {step === 'password' && state?.success && !failure && <p className="success-box">{state.success}</p>}
        {step === 'password' && params.has('next') && !failure && <p className="notice">{t('login.next')}</p>}
        <FormFailure text={failure} />
        {step === 'code' ? (
          <CodeField value={code} onChange={setCode} />
        ) : (
          <>
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
          </>
        )}
        <SubmitButton isSubmitting={isSubmitting || isDone}>
          {isSubmitting || isDone ? t('login.submitting') : t('login.submit')}
        </SubmitButton>
        {step === 'code' ? (
          <FormFoot>
            <button type="button" className="text-button" onClick={startAgain}>
              {t('login.otherAccount')}
            </button>
          </FormFoot>
        ) : (
          <>
            <FormFoot>
              <Trans
                text={t('register.newReader')}
                tag={(text) => <PrefetchLink to={paths.register}>{text}</PrefetchLink>}
              />
            </FormFoot>
            <FormFoot>
              <Trans
                text={t('login.noAccount')}
                tag={(text) => <PrefetchLink to={paths.membership}>{text}</PrefetchLink>}
              />
            </FormFoot>
          </>
        )}
      </form>
    </AuthPage>
  )
}

const FormFoot = ({ children }: { children: ReactNode }) => <p className="form-foot">{children}</p>

function CodeField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useI18n()
  const textId = useId()
  return (
    <>
      <p className="form-intro" id={textId}>
        {t('login.codeText')}
      </p>
      <Field
        label={t('login.code')}
        type="text"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={50}
        dir="ltr"
        // The field appears in answer to the user's own press, which removed the field that had the focus.
        autoFocus
        aria-describedby={textId}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  )
}
