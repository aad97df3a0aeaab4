import { Icon } from '../components/Icon'
import { useI18n } from '../i18n/i18n'

/** Takes the place of the button that saves an article, which comes later than the page: it must not move what is being read. */
export function SavePlace() {
  const { t } = useI18n()
  return (
    <span className="button ghost small save-place" aria-hidden="true">
      <Icon name="keep" /> {t('offline.save')}
    </span>
  )
}
