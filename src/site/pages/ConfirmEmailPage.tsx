import { ApiError } from '@shared/client'
import { paths } from '@shared/paths'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { browserRequest } from '../api'
import { AuthPage } from '../components/AuthPage'
import { ExpiredLink } from '../components/ExpiredLink'
import { FormFailure } from '../components/FormFailure'
import { FormSuccess } from '../components/FormSuccess'
import { PrefetchLink } from '../components/PrefetchLink'
import { SubmitButton } from '../components/SubmitButton'
import { useI18n } from '../i18n/i18n'
import { useSubmission } from '../use-submission'

const isExpired = (error: unknown) => error instanceof ApiError && error.fieldErrors.token !== undefined

/** Asks for a click, since mail scanners open every link in a mail. */
export function Component() {
  const { t } = useI18n()
  const [params] = useSearchParams()
  const token = params.get('token')
  const { isSubmitting, isDone, failure, submit } = useSubmission(t('confirm.failed'))
  const [isLinkExpired, setLinkExpired] = useState(!token)

  const confirm = () =>
    submit(
      () => browserRequest('POST /api/auth/confirm-email', { body: { token: token ?? '' } }),
      (error) => setLinkExpired(isExpired(error)),
    )

  if (isLinkExpired)
    return (
      <ExpiredLink heading={t('confirm.dead')} text={t('confirm.deadText')}>
        <a href={paths.profile} className="button">
          {t('confirm.profile')}
        </a>
      </ExpiredLink>
    )
  return (
    <AuthPage heading={t('confirm.heading')}>
      {isDone ? (
        <>
          <FormSuccess text={t('confirm.done')} />
          <PrefetchLink to={paths.home} className="button wide">
            {t('confirm.home')}
          </PrefetchLink>
        </>
      ) : (
        <>
          <p className="form-intro">{t('confirm.text')}</p>
          <FormFailure text={failure} />
          <SubmitButton isSubmitting={isSubmitting} onPress={confirm}>
            {isSubmitting ? t('confirm.submitting') : t('confirm.submit')}
          </SubmitButton>
        </>
      )}
    </AuthPage>
  )
}
