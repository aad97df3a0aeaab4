import { paths } from '@shared/paths'
import { readerMessages } from '@shared/reader-messages'
import { AuthPage } from '../components/AuthPage'
import { FormFailure } from '../forms/FormFailure'
import { FormSuccess } from '../forms/FormSuccess'
import { usePostedFailure, usePostResult } from '../forms/PostForm'
import { SubscribeForm } from '../forms/SubscribeForm'
import { unindexed } from '../head/meta'
import { useI18n } from '../i18n/i18n'

export const describe = unindexed('subscribe.heading', paths.subscribe)

/** Where the form of the newsletter leads if the browser posts it without a script. */
export function Component() {
  const { t } = useI18n()
  const result = usePostResult()
  const failure = usePostedFailure(t('subscribe.failed'))
  return (
    <AuthPage heading={t('subscribe.heading')}>
      {result === 'done' ? (
        <FormSuccess text={t('subscribe.done')} isNew={false} />
      ) : (
        <>
          <FormFailure text={result === 'invalid' ? readerMessages.emailInvalid : failure} />
          <SubscribeForm />
        </>
      )}
    </AuthPage>
  )
}
