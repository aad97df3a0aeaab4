import { paths } from '@shared/paths'
import { Confirmation } from '../forms/Confirmation'
import { confirmationMeta } from '../head/meta'
import { useI18n } from '../i18n/i18n'

export const describe = confirmationMeta('confirm.title', 'confirm.doneHeading', paths.confirmEmail)

export function Component() {
  const { t } = useI18n()
  return (
    <Confirmation
      call="POST /api/auth/confirm-email"
      page={paths.confirmEmail}
      heading={t('confirm.heading')}
      text={t('confirm.text')}
      submitText={t('confirm.submit')}
      successText={t('confirm.done')}
      doneHeading={t('confirm.doneHeading')}
      failedText={t('confirm.failed')}
      deadText={t('confirm.deadText')}
    >
      <a href={paths.profile} className="button">
        {t('confirm.profile')}
      </a>
    </Confirmation>
  )
}
