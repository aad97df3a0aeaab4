import { paths } from '@shared/paths'
import { Elsewhere } from '../components/Elsewhere'
import { PrefetchLink } from '../components/PrefetchLink'
import { useI18n } from '../i18n/i18n'

export { notFoundMeta as describe } from '../head/meta'

/** A page that is not there. */
export function NotFound() {
  const { t } = useI18n()
  return (
    <Elsewhere title={t('notFound.title')} text={t('notFound.text')}>
      <PrefetchLink to={paths.home} className="button">
        {t('notFound.home')}
      </PrefetchLink>
    </Elsewhere>
  )
}

export const Component = NotFound
