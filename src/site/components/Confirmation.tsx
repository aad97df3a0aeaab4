import { ApiError } from '@shared/client'
import { paths } from '@shared/paths'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { browserRequest } from '../api'
import { useI18n } from '../i18n/i18n'
import { useSubmission } from '../use-submission'
import { AuthPage } from './AuthPage'
import { ExpiredLink } from './ExpiredLink'
import { FormFailure } from './FormFailure'
import { FormSuccess } from './FormSuccess'
import { PrefetchLink } from './PrefetchLink'
import { SubmitButton } from './SubmitButton'

type Props = {
  call: 'POST /api/auth/confirm-email' | 'POST /api/newsletters/confirm'
  heading: string
  text: string
  submitText: string
  successText: string
  failedText: string
  /** Why a link may be dead, and what to do about it. */
  deadText: string
  /** Leads on from a dead link. */
  children?: ReactNode
}

const isExpired = (error: unknown) => error instanceof ApiError && error.fieldErrors.token !== undefined

/** Redeems the token of a link in a mail. Asks for a click, since mail scanners open every link. */
export function Confirmation({ call, heading, text, submitText, successText, failedText, deadText, children }: Props) {
  const { t } = useI18n()
  const [params] = useSearchParams()
  const token = params.get('token')
  const { isSubmitting, isDone, failure, submit } = useSubmission(failedText)
  const [isLinkExpired, setLinkExpired] = useState(!token)

  const confirm = () =>
    submit(
      () => browserRequest(call, { body: { token: token ?? '' } }),
      (error) => setLinkExpired(isExpired(error)),
    )

  if (isLinkExpired)
    return (
      <ExpiredLink heading={t('confirm.dead')} text={deadText}>
        {children}
      </ExpiredLink>
    )
  return (
    <AuthPage heading={heading}>
      {isDone ? (
        <>
          <FormSuccess text={successText} />
          <PrefetchLink to={paths.home} className="button wide">
            {t('confirm.home')}
          </PrefetchLink>
        </>
      ) : (
        <>
          <p className="form-intro">{text}</p>
          <FormFailure text={failure} />
          <SubmitButton isSubmitting={isSubmitting} onPress={confirm}>
            {isSubmitting ? t('confirm.submitting') : submitText}
          </SubmitButton>
        </>
      )}
    </AuthPage>
  )
}
