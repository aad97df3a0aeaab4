import { ApiError } from '@shared/client'
import { type FieldErrors, newPasswordErrors } from '@shared/validation'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { browserRequest } from '../api'
import { AuthPage } from '../components/AuthPage'
import { DeadLink } from '../components/DeadLink'
import { PasswordField } from '../components/Field'
import { FormFailure } from '../components/FormFailure'
import { FormSuccess } from '../components/FormSuccess'
import { PrefetchLink } from '../components/PrefetchLink'
import { SubmitButton } from '../components/SubmitButton'
import { useI18n } from '../i18n/i18n'
import { paths } from '../paths'
import { useSubmission } from '../use-submission'

const empty = { password: '', confirmPassword: '' }

export function Component() {
  const { t } = useI18n()
  const [params] = useSearchParams()
  const token = params.get('token')
  const { isSubmitting, failure, submit } = useSubmission(t('reset.failed'))
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<FieldErrors<keyof typeof empty>>({})
  const [state, setState] = useState<'editing' | 'done' | 'dead'>(token ? 'editing' : 'dead')

  const refused = (error: unknown) => {
    const fields = error instanceof ApiError ? error.fieldErrors : {}
    if (fields.token) setState('dead')
    else setErrors(fields)
  }

  const change = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = newPasswordErrors(values)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) return form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    const body = { token: token ?? '', password: values.password }
    if (await submit(() => browserRequest('POST /api/auth/reset-password', { body }), refused)) setState('done')
  }

  if (state === 'dead')
    return (
      <DeadLink heading={t('reset.dead')} text={t('reset.deadText')}>
        <PrefetchLink to={paths.forgotPassword} className="button">
          {t('reset.again')}
        </PrefetchLink>
      </DeadLink>
    )
  const bind = (name: keyof typeof empty) => ({
    name,
    value: values[name],
    error: errors[name],
    autoComplete: 'new-password',
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target
      // Both may come at once, filled in by the browser.
      setValues((before) => ({ ...before, [name]: value }))
      // Whether the two passwords match depends on both.
      setErrors((before) => ({ ...before, confirmPassword: undefined, [name]: undefined }))
    },
  })
  return (
    <AuthPage heading={t('reset.heading')}>
      {state === 'done' ? (
        <>
          <FormSuccess text={t('reset.done')} />
          <p className="form-intro">{t('reset.doneText')}</p>
          <PrefetchLink to={paths.login} className="button wide">
            {t('reset.signIn')}
          </PrefetchLink>
        </>
      ) : (
        // Checked by us: the browser's bubbles would show other words than the specified ones.
        <form onSubmit={change} noValidate aria-label={t('reset.title')}>
          <FormFailure text={failure} />
          <PasswordField label={t('reset.password')} {...bind('password')} />
          <PasswordField
            label={t('auth.confirmPassword')}
            showLabel={t('auth.showConfirm')}
            hideLabel={t('auth.hideConfirm')}
            {...bind('confirmPassword')}
          />
          <SubmitButton isSubmitting={isSubmitting}>
            {isSubmitting ? t('reset.submitting') : t('reset.submit')}
          </SubmitButton>
        </form>
      )}
    </AuthPage>
  )
}
