import { paths } from '@shared/paths'
import { readerMessages } from '@shared/reader-messages'
import { useLoaderData } from 'react-router'
import { AuthPage } from '../components/AuthPage'
import type { TopicsData } from '../data/mail-loaders'
import { FormFailure } from '../forms/FormFailure'
import { FormSuccess } from '../forms/FormSuccess'
import { usePostedFailure, usePostResult } from '../forms/PostForm'
import { TopicChoice } from '../forms/TopicChoice'
import { unindexed } from '../head/meta'
import { useI18n } from '../i18n/i18n'
import { SubscribeForm } from '../newsletter/later-form'

export const describe = unindexed('subscribe.heading', paths.subscribe)

/** Where the form of the newsletter leads if the browser posts it without a script. */
export function Component() {
  const { t } = useI18n()
  const { topics } = useLoaderData<TopicsData>()
  const result = usePostResult()
  const failure = usePostedFailure(t('subscribe.failed'))
  return (
    <AuthPage heading={t('subscribe.heading')}>
      {result === 'done' ? (
        <FormSuccess text={t('subscribe.done')} isNew={false} />
      ) : (
        <>
          <FormFailure text={result === 'invalid' ? readerMessages.emailInvalid : failure} />
          <SubscribeForm>
            <TopicChoice topics={topics} />
          </SubscribeForm>
        </>
      )}
    </AuthPage>
  )
}
