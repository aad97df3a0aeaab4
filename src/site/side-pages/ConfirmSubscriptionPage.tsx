import { paths } from '@shared/paths'
import { PrefetchLink } from '../components/PrefetchLink'
import { Confirmation } from '../forms/Confirmation'
import { confirmationMeta } from '../head/meta'
import { useI18n } from '../i18n/i18n'

export const describe = confirmationMeta('subscription.title', 'subscription.doneHeading', paths.confirmSubscription)

/** The form to ask for another link is in the footer. */
export function Component() {
  const { t } = useI18n()
  return (
    <Confirmation
      call="POST /api/newsletters/confirm"
      page={paths.confirmSubscription}
      heading={t('subscription.title')}
      text={t('subscription.text')}
      submitText={t('subscription.submit')}
      successText={t('subscription.done')}
      doneHeading={t('subscription.doneHeading')}
      manage={(token) => (
        <p>
          <PrefetchLink to={`${paths.unsubscribe}?${new URLSearchParams({ token })}`}>
            {t('newsletters.choose')}
          </PrefetchLink>
        </p>
      )}
      failedText={t('subscription.failed')}
      deadText={t('subscription.deadText')}
    />
  )
}
