import { ApiError } from '@shared/client'
import { MAX_PATH, paths } from '@shared/paths'
import { useLocation } from 'react-router'
import { browserRequest } from '../data/api'
import { useI18n } from '../i18n/i18n'
import { Field } from './Field'
import { FormFailure } from './FormFailure'
import { FormSuccess } from './FormSuccess'
import { PostForm } from './PostForm'
import { SubmitButton } from './SubmitButton'
import { useEmailField } from './use-email-field'
import { useSubmission } from './use-submission'

/** Asks for the newsletter by an address alone. A link that is mailed to it confirms the subscription. */
export function SubscribeForm() {
  const { t, language } = useI18n()
  const { isSubmitting, isDone, failure, clearFailure, waiting, submit } = useSubmission(t('subscribe.failed'))
  const { email, setError, check, props } = useEmailField()
  const { pathname: page } = useLocation()
  const counted = page.length > MAX_PATH ? {} : { page }

  const onSubmit = async (form: HTMLFormElement) => {
    clearFailure()
    if (!check(form)) return
    await submit(
      () => browserRequest('POST /api/newsletters/subscribe', { body: { email, language, ...counted } }),
      (reason) => setError(reason instanceof ApiError ? reason.fieldErrors.email : undefined),
    )
  }

  if (isDone) return <FormSuccess text={t('subscribe.done')} />
  return (
    <PostForm page={paths.subscribe} className="subscribe" onSubmit={onSubmit}>
      <FormFailure text={failure} waiting={waiting} />
      <Field label={t('subscribe.label')} autoComplete="email" {...props} />
      <SubmitButton isSubmitting={isSubmitting} worksWithoutScript>
        {isSubmitting ? t('subscribe.submitting') : t('subscribe.submit')}
      </SubmitButton>
    </PostForm>
  )
}
