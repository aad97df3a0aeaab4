import { ApiError } from '@shared/client'
import { MIN_PASSWORD_LENGTH } from '@shared/password-rules'
import { paths } from '@shared/paths'
import { type FieldErrors, newPasswordErrors } from '@shared/validation'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AuthPage } from '../components/AuthPage'
import { ExpiredLink } from '../components/ExpiredLink'
import { PrefetchLink } from '../components/PrefetchLink'
import { browserRequest } from '../data/api'
import { PasswordField } from '../forms/Field'
import { FormFailure } from '../forms/FormFailure'
import { FormSuccess } from '../forms/FormSuccess'
import { SubmitButton } from '../forms/SubmitButton'
import { focusFirstError, useSubmission } from '../forms/use-submission'
import { unindexed } from '../head/meta'
import { useI18n } from '../i18n/i18n'

export const describe = unindexed('reset.title', paths.resetPassword)

const empty = { password: '', confirmPassword: '' }

export function Component() {
  const { t } = useI18n()
  const [params] = useSearchParams()
  const token = params.get('token')
  // Accounts that an admin has created have no password to change yet.
  const isInvitation = params.has('invitation')
  const { isSubmitting, isDone, failure, waiting, submit } = useSubmission(t('reset.failed'))
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<FieldErrors<keyof typeof empty>>({})
  const [isLinkExpired, setLinkExpired] = useState(!token)

  const onError = (error: unknown) => {
    const fields = error instanceof ApiError ? error.fieldErrors : {}
    if (fields.token) setLinkExpired(true)
    else setErrors(fields)
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = newPasswordErrors(values)
    setErrors(found)
    if (focusFirstError(event.currentTarget, found)) return
    const body = { token: token ?? '', password: values.password }
    await submit(() => browserRequest('POST /api/auth/reset-password', { body }), onError)
  }

  if (isLinkExpired)
    return (
      <ExpiredLink heading={t('reset.dead')} text={t('reset.deadText')}>
        <PrefetchLink to={paths.forgotPassword} className="button">
          {t('reset.again')}
        </PrefetchLink>
      </ExpiredLink>
    )
  const bind = (name: keyof typeof empty) => ({
    name,
    value: values[name],
    error: errors[name],
    autoComplete: 'new-password',
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target
      // The browser may autofill both fields before the next render.
      setValues((before) => ({ ...before, [name]: value }))
      // A mismatch is reported under the confirmation, and either field can resolve it.
      setErrors((before) => ({ ...before, confirmPassword: undefined, [name]: undefined }))
    },
  })
  return (
    <AuthPage heading={t(isInvitation ? 'reset.invitation.heading' : 'reset.heading')}>
      {isDone ? (
        <>
          <FormSuccess text={t(isInvitation ? 'reset.invitation.done' : 'reset.done')} />
          {!isInvitation && <p className="form-intro">{t('reset.doneText')}</p>}
          <PrefetchLink to={paths.login} className="button wide">
            {t('reset.signIn')}
          </PrefetchLink>
        </>
      ) : (
        // noValidate, since the browser's messages differ from the specified texts.
        <form onSubmit={onSubmit} noValidate aria-label={t(isInvitation ? 'reset.invitation.heading' : 'reset.title')}>
          <FormFailure text={failure} waiting={waiting} />
          <PasswordField
            label={t('reset.password')}
            hint={t('auth.passwordHint', { min: MIN_PASSWORD_LENGTH })}
            {...bind('password')}
          />
          <PasswordField
            label={t('auth.confirmPassword')}
            showLabel={t('auth.showConfirm')}
            hideLabel={t('auth.hideConfirm')}
            {...bind('confirmPassword')}
          />
          <SubmitButton isSubmitting={isSubmitting}>
            {isSubmitting ? t('reset.submitting') : t(isInvitation ? 'reset.invitation.submit' : 'reset.submit')}
          </SubmitButton>
        </form>
      )}
    </AuthPage>
  )
}
