import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router-dom'
import { forgetFetched } from '../api'
import { useI18n } from '../i18n/i18n'
import { isConnected, onFresh } from './connection'

/**
 * Says that a page is a copy, unless the page itself says that there is none; asks anew once the network is back. `data`
 * is what the page shows.
 */
export function OfflineNotice({ data, isMissing }: { data: unknown; isMissing: boolean }) {
  const { t } = useI18n()
  const { key } = useLocation()
  const { revalidate } = useRevalidator()
  const [copy, setCopy] = useState<{ key: string; data: unknown }>()
  const isCopy = copy?.key === key && copy.data === data

  // With the data, not a moment after it: a notice that goes and comes back would be read out twice.
  useLayoutEffect(() => setCopy(isConnected() ? undefined : { key, data }), [key, data])

  useEffect(() => {
    if (!isCopy) return
    return onFresh(() => {
      // A page without data has nothing to ask for.
      if (data === undefined) return setCopy(undefined)
      // What was fetched a moment ago is the copy.
      forgetFetched()
      revalidate()
    })
  }, [isCopy, data, revalidate])

  return <div aria-live="polite">{isCopy && !isMissing && <p className="offline-notice">{t('offline.notice')}</p>}</div>
}
