import { paths } from '@shared/paths'
import type { FormEvent } from 'react'
import { AuthPage } from '../components/AuthPage'
import { PrefetchLink } from '../components/PrefetchLink'
import { browserRequest } from '../data/api'
import { Field } from '../forms/Field'
import { FormFailure } from '../forms/FormFailure'
import { FormSuccess } from '../forms/FormSuccess'
import { SubmitButton } from '../forms/SubmitButton'
import { useEmailField } from '../forms/use-email-field'
import { useSubmission } from '../forms/use-submission'
import { unindexed } from '../head/meta'
import { useI18n } from '../i18n/i18n'

export const describe = unindexed('forgot.title', paths.forgotPassword)

export function Component() {
  const { t } = useI18n()
  const { isSubmitting, isDone, failure, waiting, submit } = useSubmission(t('forgot.failed'))
  const { email, check, props } = useEmailField()

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!check(event.currentTarget)) return
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
          <FormFailure text={failure} waiting={waiting} />
          <Field label={t('auth.email')} autoComplete="username" {...props} />
          <SubmitButton isSubmitting={isSubmitting}>
            {isSubmitting ? t('forgot.submitting') : t('forgot.submit')}
          </SubmitButton>
          {back}
        </form>
      )}
    </AuthPage>
  )
}
