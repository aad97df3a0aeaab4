import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { clearPrefetched } from '../data/api'
import { useI18n } from '../i18n/i18n'
import { isConnected, onFresh } from './connection'

type Props = {
  /** The data that the page shows. */
  data: unknown
  /** Whether the offline page is shown instead, which makes the notice redundant. */
  isUnavailable: boolean
}

/** Marks a page as an offline copy, and reloads its data once the network is back. */
export function OfflineNotice({ data, isUnavailable }: Props) {
  const { t } = useI18n()
  const { key } = useLocation()
  const { revalidate } = useRevalidator()
  const [copy, setCopy] = useState<{ key: string; data: unknown }>()
  const isCopy = copy?.key === key && copy.data === data

  // In the same paint as the data: screen readers would announce a notice that disappears and comes back twice.
  useLayoutEffect(() => setCopy(isConnected() ? undefined : { key, data }), [key, data])

  useEffect(() => {
    if (!isCopy) return
    return onFresh(() => {
      // A page without data has nothing to reload.
      if (data === undefined) return setCopy(undefined)
      // The prefetched replies are the copy itself.
      clearPrefetched()
      revalidate()
    })
  }, [isCopy, data, revalidate])

  return (
    <div aria-live="polite">
      {isCopy && !isUnavailable && (
        // A page without data, such as a form, comes from no earlier visit.
        <p className="offline-notice">{t(data === undefined ? 'offline.title' : 'offline.notice')}</p>
      )}
    </div>
  )
}
