import { ApiError } from '@shared/client'
import { MAX_PATH, paths } from '@shared/paths'
import { type ReactNode, useContext } from 'react'
import { useLocation } from 'react-router'
import { PrefetchLink } from '../components/PrefetchLink'
import { Translatable } from '../components/Translatable'
import { browserRequest } from '../data/api'
import { NewsletterContext } from '../data/settings'
import { chosenTopics } from '../forms/chosen-topics'
import { Field } from '../forms/Field'
import { FormFailure } from '../forms/FormFailure'
import { FormSuccess } from '../forms/FormSuccess'
import { PostForm } from '../forms/PostForm'
import { SubmitButton } from '../forms/SubmitButton'
import { useEmailField } from '../forms/use-email-field'
import { useSubmission } from '../forms/use-submission'
import { useI18n } from '../i18n/i18n'

/** Where readers see what they would get, and what becomes of their address. */
function Links() {
  const { t } = useI18n()
  const { sample, privacy } = useContext(NewsletterContext)
  if (!sample && !privacy) return null
  return (
    <p className="subscribe-links">
      {sample && <PrefetchLink to={paths.newsletter(sample)}>{t('subscribing.sample')}</PrefetchLink>}
      {privacy && (
        <PrefetchLink to={paths.page(privacy.slug)}>
          <Translatable text={privacy.title} lang={privacy.lang} />
        </PrefetchLink>
      )}
    </p>
  )
}

type Props = {
  /** Which newsletters, if readers may choose. */
  children?: ReactNode
}

/** Asks for the newsletter by an address alone. A link that is mailed to it confirms the subscription. */
export function SubscribeForm({ children }: Props) {
  const { t, language } = useI18n()
  const { isSubmitting, isDone, failure, clearFailure, waiting, submit } = useSubmission(t('subscribe.failed'))
  const { email, setError, check, props } = useEmailField()
  const { pathname: page } = useLocation()
  const counted = page.length > MAX_PATH ? {} : { page }

  const onSubmit = async (form: HTMLFormElement) => {
    clearFailure()
    if (!check(form)) return
    await submit(
      () =>
        browserRequest('POST /api/newsletters/subscribe', {
          body: { email, language, ...counted, ...chosenTopics(form) },
        }),
      (reason) => setError(reason instanceof ApiError ? reason.fieldErrors.email : undefined),
    )
  }

  if (isDone) return <FormSuccess text={t('subscribe.done')} />
  return (
    <PostForm page={paths.subscribe} className="subscribe" onSubmit={onSubmit}>
      <p className="subscribe-promise">{t('subscribing.promise')}</p>
      <FormFailure text={failure} waiting={waiting} />
      <Field label={t('subscribing.label')} autoComplete="email" {...props} />
      {children}
      <SubmitButton isSubmitting={isSubmitting} worksWithoutScript>
        {isSubmitting ? t('subscribing.submitting') : t('subscribing.submit')}
      </SubmitButton>
      <Links />
    </PostForm>
  )
}
