import { keyedQuery } from '@shared/keyed-address'
import { paths } from '@shared/paths'
import { useLocation } from 'react-router-dom'
import { useI18n } from '../i18n/i18n'
import { useSettings } from '../settings'

/** Leads to the lite edition of this page. */
export function EditionSwitch() {
  const { t } = useI18n()
  const { hasLite } = useSettings()
  const { pathname, search } = useLocation()
  if (!hasLite) return null
  return (
    <form className="edition-switch" method="post" action={paths.edition}>
      <input type="hidden" name="page" value={pathname + keyedQuery(search)} />
      <button type="submit" name="edition" value="lite" className="text-button">
        {t('lite.choose')}
      </button>{' '}
      {/* The server writes here what the page costs that it has sent. One that the script has opened has cost less. */}
      <small key={pathname} className="page-price" suppressHydrationWarning>
        {''}
      </small>
    </form>
  )
}
