import { ApiError } from '@shared/client'
import { messages } from '@shared/messages'
import { paths } from '@shared/paths'
import { isEmail } from '@shared/validation'
import { useState } from 'react'
import { browserRequest } from '../api'
import { useI18n } from '../i18n/i18n'
import { focusFirstError, useSubmission } from '../use-submission'
import { Field } from './Field'
import { FormFailure } from './FormFailure'
import { FormSuccess } from './FormSuccess'
import { PostForm } from './PostForm'
import { SubmitButton } from './SubmitButton'

/** Asks for the newsletter by an address alone. A link that is mailed to it confirms the subscription. */
export function SubscribeForm() {
  const { t, language } = useI18n()
  const { isSubmitting, isDone, failure, clearFailure, submit } = useSubmission(t('subscribe.failed'))
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()

  const onSubmit = async (form: HTMLFormElement) => {
    clearFailure()
    const problem = email.trim() === '' ? messages.emailRequired : isEmail(email) ? undefined : messages.emailInvalid
    setError(problem)
    if (focusFirstError(form, problem ? { email: problem } : {})) return
    await submit(
      () => browserRequest('POST /api/newsletters/subscribe', { body: { email, language } }),
      (reason) => setError(reason instanceof ApiError ? reason.fieldErrors.email : undefined),
    )
  }

  if (isDone) return <FormSuccess text={t('subscribe.done')} />
  return (
    <PostForm page={paths.subscribe} className="subscribe" onSubmit={onSubmit}>
      <FormFailure text={failure} />
      <Field
        label={t('subscribe.label')}
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        error={error}
        onChange={(event) => {
          setEmail(event.target.value)
          setError(undefined)
        }}
      />
      <SubmitButton isSubmitting={isSubmitting} worksWithoutScript>
        {isSubmitting ? t('subscribe.submitting') : t('subscribe.submit')}
      </SubmitButton>
    </PostForm>
  )
}
