import { useI18n } from '../i18n/i18n'
import { Icon } from './Icon'

/** Sends the search, also without a script and for readers who do not use a keyboard. */
export function SearchButton() {
  const { t } = useI18n()
  return (
    <button type="submit" className="search-button" aria-label={t('articles.searchLabel')}>
      <Icon name="search" />
    </button>
  )
}
