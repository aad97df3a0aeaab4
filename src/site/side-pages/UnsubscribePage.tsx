import { ApiError } from '@shared/client'
import type { Topic } from '@shared/entities/category'
import { paths } from '@shared/paths'
import { useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { AuthPage } from '../components/AuthPage'
import { ExpiredLink } from '../components/ExpiredLink'
import { browserRequest } from '../data/api'
import type { SubscriptionData } from '../data/mail-loaders'
import { chosenTopics } from '../forms/chosen-topics'
import { FormFailure } from '../forms/FormFailure'
import { FormSuccess } from '../forms/FormSuccess'
import { PostForm, usePostedFailure } from '../forms/PostForm'
import { SubmitButton } from '../forms/SubmitButton'
import { TopicChoice } from '../forms/TopicChoice'
import { useSubmission } from '../forms/use-submission'
import { unindexed } from '../head/meta'
import { useI18n } from '../i18n/i18n'

export const describe = unindexed('unsubscribe.title', paths.unsubscribe)

const isExpired = (error: unknown) => error instanceof ApiError && error.status === 404

/** The choice of topics of someone who stays. */
function Topics({ token, topics, chosen }: { token: string; topics: Topic[]; chosen: number[] }) {
  const { t } = useI18n()
  const { isSubmitting, isDone, failure, waiting, submit } = useSubmission(t('newsletters.topicsFailed'))
  const choose = (form: HTMLFormElement) =>
    submit(() =>
      browserRequest('POST /api/unsubscribe/:token/topics', {
        params: { token },
        body: { topics: [], ...chosenTopics(form) },
      }),
    )
  return (
    <PostForm page={paths.unsubscribe} hidden={{ token, choose: '1' }} onSubmit={choose}>
      <TopicChoice topics={topics} chosen={chosen} />
      <FormFailure text={failure} waiting={waiting} />
      {isDone && <FormSuccess text={t('newsletters.topicsSaved')} />}
      <SubmitButton isSubmitting={isSubmitting} isGhost worksWithoutScript>
        {t('newsletters.topicsSave')}
      </SubmitButton>
    </PostForm>
  )
}

/** Asks for a click, since mail scanners open every link in a mail. */
export function Component() {
  const { t } = useI18n()
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const { subscription, topics, isMissing } = useLoaderData<SubscriptionData>()
  const { isSubmitting, failure, waiting, submit } = useSubmission(t('unsubscribe.failed'))
  const [isLinkExpired, setLinkExpired] = useState(isMissing)
  const [isSubscribed, setSubscribed] = useState(subscription?.subscribed ?? true)
  const [isUndone, setUndone] = useState(false)
  const postedFailure = usePostedFailure(t('unsubscribe.failed'))

  const change = async (subscribed: boolean) => {
    const call = subscribed ? 'POST /api/unsubscribe/:token/undo' : 'POST /api/unsubscribe/:token'
    const hasSucceeded = await submit(
      () => browserRequest(call, { params: { token } }),
      (error) => setLinkExpired(isExpired(error)),
    )
    if (!hasSucceeded) return
    setSubscribed(subscribed)
    setUndone(subscribed)
  }

  if (isLinkExpired)
    return (
      <ExpiredLink heading={t('unsubscribe.dead')} text={t('unsubscribe.deadText')}>
        <a href={paths.profile} className="button">
          {t('unsubscribe.profile')}
        </a>
      </ExpiredLink>
    )
  const email = subscription?.email
  if (!isSubscribed)
    return (
      <AuthPage heading={t('unsubscribe.doneHeading')}>
        <FormSuccess
          text={email ? t('unsubscribe.done', { email }) : t('unsubscribe.doneUnknown')}
          isNew={subscription?.subscribed ?? true}
        />
        <PostForm page={paths.unsubscribe} hidden={{ token, undo: '1' }} onSubmit={() => change(true)}>
          <FormFailure text={failure || postedFailure} waiting={waiting} />
          <SubmitButton isSubmitting={isSubmitting} isGhost worksWithoutScript>
            {isSubmitting ? t('unsubscribe.undoing') : t('unsubscribe.undo')}
          </SubmitButton>
        </PostForm>
      </AuthPage>
    )
  return (
    <AuthPage heading={t('unsubscribe.heading')}>
      {subscription?.topics && topics.length > 0 && (
        <Topics token={token} topics={topics} chosen={subscription.topics} />
      )}
      {isUndone && <FormSuccess text={t('unsubscribe.undone')} />}
      <PostForm page={paths.unsubscribe} hidden={{ token }} onSubmit={() => change(false)}>
        <p className="form-intro">{email ? t('unsubscribe.text', { email }) : t('unsubscribe.textUnknown')}</p>
        <FormFailure text={failure || postedFailure} waiting={waiting} />
        <SubmitButton isSubmitting={isSubmitting} worksWithoutScript>
          {isSubmitting ? t('unsubscribe.submitting') : t('unsubscribe.submit')}
        </SubmitButton>
      </PostForm>
    </AuthPage>
  )
}
