import { ApiError } from '@shared/client'
import { paths } from '@shared/paths'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AuthPage } from '../components/AuthPage'
import { ExpiredLink } from '../components/ExpiredLink'
import { PrefetchLink } from '../components/PrefetchLink'
import { browserRequest } from '../data/api'
import { useI18n } from '../i18n/i18n'
import { FormFailure } from './FormFailure'
import { FormSuccess } from './FormSuccess'
import { PostForm, usePostedFailure, usePostResult } from './PostForm'
import { SubmitButton } from './SubmitButton'
import { useSubmission } from './use-submission'

type Props = {
  call: 'POST /api/auth/confirm-email' | 'POST /api/newsletters/confirm'
  /** The page of the link. */
  page: string
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
export function Confirmation({ call, page, children, ...texts }: Props) {
  const { t } = useI18n()
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const posted = usePostResult()
  const { isSubmitting, isDone, failure, waiting, submit } = useSubmission(texts.failedText)
  const [isLinkExpired, setLinkExpired] = useState(!token || posted === 'invalid')
  const postedFailure = usePostedFailure(texts.failedText)

  const confirm = () =>
    submit(
      () => browserRequest(call, { body: { token } }),
      (error) => setLinkExpired(isExpired(error)),
    )

  if (isLinkExpired)
    return (
      <ExpiredLink heading={t('confirm.dead')} text={texts.deadText}>
        {children}
      </ExpiredLink>
    )
  return (
    <AuthPage heading={texts.heading}>
      {isDone || posted === 'done' ? (
        <>
          <FormSuccess text={texts.successText} isNew={isDone} />
          <PrefetchLink to={paths.home} className="button wide">
            {t('confirm.home')}
          </PrefetchLink>
        </>
      ) : (
        <PostForm page={page} hidden={{ token }} onSubmit={confirm}>
          <p className="form-intro">{texts.text}</p>
          <FormFailure text={failure || postedFailure} waiting={waiting} />
          <SubmitButton isSubmitting={isSubmitting} worksWithoutScript>
            {isSubmitting ? t('confirm.submitting') : texts.submitText}
          </SubmitButton>
        </PostForm>
      )}
    </AuthPage>
  )
}
