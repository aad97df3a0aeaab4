import { messages } from '@shared/messages'
import { paths } from '@shared/paths'
import { isBlank, isEmail } from '@shared/validation'
import { type FormEvent, useState } from 'react'
import { browserRequest } from '../api'
import { AuthPage } from '../components/AuthPage'
import { Field } from '../components/Field'
import { FormFailure } from '../components/FormFailure'
import { FormSuccess } from '../components/FormSuccess'
import { PrefetchLink } from '../components/PrefetchLink'
import { SubmitButton } from '../components/SubmitButton'
import { useI18n } from '../i18n/i18n'
import { useSubmission } from '../use-submission'

const emailError = (email: string) =>
  isBlank(email) ? messages.emailRequired : isEmail(email) ? undefined : messages.emailInvalid

export function Component() {
  const { t } = useI18n()
  const { isSubmitting, isDone, failure, submit } = useSubmission(t('forgot.failed'))
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.querySelector('input')
    const found = emailError(email)
    setError(found)
    if (found) return field?.focus()
    // The answer is the same for every address, so that it does not reveal who has an account.
    await submit(() => browserRequest('POST /api/auth/forgot-password', { body: { email } }))
  }

  const back = (
    <p className="form-foot">
      <PrefetchLink to={paths.login}>{t('forgot.back')}</PrefetchLink>
    </p>
  )
  return (
    <AuthPage heading={t('forgot.heading')}>
      {isDone ? (
        <>
          <FormSuccess text={t('forgot.done')} />
          <p>{t('forgot.doneText')}</p>
          {back}
        </>
      ) : (
        <form onSubmit={onSubmit} noValidate aria-label={t('forgot.title')}>
          <p className="form-intro">{t('forgot.text')}</p>
          <FormFailure text={failure} />
          <Field
            label={t('auth.email')}
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            error={error}
            onChange={(event) => {
              setEmail(event.target.value)
              setError(undefined)
            }}
          />
          <SubmitButton isSubmitting={isSubmitting}>
            {isSubmitting ? t('forgot.submitting') : t('forgot.submit')}
          </SubmitButton>
          {back}
        </form>
      )}
    </AuthPage>
  )
}
