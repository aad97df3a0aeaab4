import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useReload, useRepeat } from '../data/use-reload'
import { useI18n } from '../i18n/i18n'
import { isConnected } from './connection'

type Props = {
  /** The data that the page shows. */
  data: unknown
  /** Whether the offline page is shown instead, which makes the notice redundant. */
  isUnavailable: boolean
  /** Something did not load, here or around the page. */
  hasFailed: boolean
}

/** Marks a page as an offline copy. Reloads the data of such a page, and of one that lacks some, once the network is back. */
export function OfflineNotice({ data, isUnavailable, hasFailed }: Props) {
  const { t } = useI18n()
  const { key } = useLocation()
  const { reload } = useReload()
  const [copy, setCopy] = useState<{ key: string; data: unknown }>()
  const isCopy = copy?.key === key && copy.data === data

  // In the same paint as the data: screen readers would announce a notice that disappears and comes back twice.
  useLayoutEffect(() => setCopy(isConnected() ? undefined : { key, data }), [key, data])

  useRepeat(isCopy || hasFailed, () => {
    // A page without data has nothing to reload.
    if (data === undefined && !hasFailed) setCopy(undefined)
    else reload()
  })

  return (
    <div aria-live="polite">
      {isCopy && !isUnavailable && (
        // A page without data, such as a form, comes from no earlier visit.
        <p className="offline-notice">{t(data === undefined ? 'offline.title' : 'offline.notice')}</p>
      )}
    </div>
  )
}
