import { ApiError } from '@shared/client'
import { paths } from '@shared/paths'
import { POST_RESULT } from '@shared/post-forms'
import { type ReactNode, useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { ArticleCard } from '../components/ArticleCard'
import { AuthPage } from '../components/AuthPage'
import { ExpiredLink } from '../components/ExpiredLink'
import { PrefetchLink } from '../components/PrefetchLink'
import { Beside } from '../components/Translatable'
import { browserRequest } from '../data/api'
import type { Loaded } from '../data/loaders'
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
  /** The heading, and the title, once it is confirmed. */
  doneHeading: string
  failedText: string
  /** Why a link may be dead, and what to do about it. */
  deadText: string
  /** Where a reader whom the reply names can go on choosing. */
  manage?: (token: string) => ReactNode
  /** Leads on from a dead link. */
  children?: ReactNode
}

const isExpired = (error: unknown) => error instanceof ApiError && error.fieldErrors.token !== undefined

/** Something to read for those who have just confirmed. */
function Latest() {
  const { t, language } = useI18n()
  const { latest = [] } = useLoaderData<Loaded>()
  if (latest.length === 0) return null
  return (
    <section className="section wrap" aria-labelledby="latest">
      <h2 id="latest">{t('home.latest')}</h2>
      <div className="cards">
        <Beside lang={language}>
          {latest.map((article) => (
            <ArticleCard key={article.id} article={article} excerpt={article.excerpt} action="read" />
          ))}
        </Beside>
      </div>
    </section>
  )
}

/** Redeems the token of a link in a mail. Asks for a click, since mail scanners open every link. */
export function Confirmation({ call, page, manage, children, ...texts }: Props) {
  const { t } = useI18n()
  const [params, setParams] = useSearchParams()
  const [manageToken, setManageToken] = useState('')
  const token = params.get('token') ?? ''
  const posted = usePostResult()
  const { isSubmitting, isDone, failure, waiting, submit } = useSubmission(texts.failedText)
  const [isLinkExpired, setLinkExpired] = useState(!token || posted === 'invalid')
  const postedFailure = usePostedFailure(texts.failedText)

  const confirm = async () => {
    const hasSucceeded = await submit(
      async () => {
        const reply = await browserRequest(call, { body: { token } })
        if ('manage' in reply && typeof reply.manage === 'string') setManageToken(reply.manage)
      },
      (error) => setLinkExpired(isExpired(error)),
    )
    // As without a script: the page with the result has its own title, and something to read.
    if (hasSucceeded) setParams({ token, [POST_RESULT]: 'done' }, { replace: true, preventScrollReset: true })
  }

  if (isLinkExpired)
    return (
      <ExpiredLink heading={t('confirm.dead')} text={texts.deadText}>
        {children}
      </ExpiredLink>
    )
  if (isDone || posted === 'done')
    return (
      <>
        <AuthPage heading={texts.doneHeading}>
          <FormSuccess text={texts.successText} isNew={isDone} />
          {manageToken && manage?.(manageToken)}
          <PrefetchLink to={paths.home} className="button wide">
            {t('confirm.home')}
          </PrefetchLink>
        </AuthPage>
        <Latest />
      </>
    )
  return (
    <AuthPage heading={texts.heading}>
      <PostForm page={page} hidden={{ token }} onSubmit={confirm}>
        <p className="form-intro">{texts.text}</p>
        <FormFailure text={failure || postedFailure} waiting={waiting} />
        <SubmitButton isSubmitting={isSubmitting} worksWithoutScript>
          {isSubmitting ? t('confirm.submitting') : texts.submitText}
        </SubmitButton>
      </PostForm>
    </AuthPage>
  )
}
