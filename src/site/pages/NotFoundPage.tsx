import { paths } from '@shared/paths'
import { PrefetchLink } from '../components/PrefetchLink'
import { useI18n } from '../i18n/i18n'

export function Component() {
  const { t } = useI18n()
  return (
    <div className="message-page">
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <PrefetchLink to={paths.home} className="button">
        {t('notFound.home')}
      </PrefetchLink>
    </div>
  )
}
