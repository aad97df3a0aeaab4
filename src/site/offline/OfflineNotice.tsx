import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router-dom'
import { useI18n } from '../i18n/i18n'
import { isConnected, onFresh } from './connection'

/** Says that the page is a copy, unless the page itself says that there is none; asks anew once the network is back. */
export function OfflineNotice({ isMissing }: { isMissing: boolean }) {
  const { t } = useI18n()
  const { key } = useLocation()
  const { state, revalidate } = useRevalidator()
  const [copyAt, setCopyAt] = useState<string>()

  useEffect(() => {
    if (state === 'idle') setCopyAt(isConnected() ? undefined : key)
  }, [key, state])

  useEffect(() => {
    if (copyAt === key) return onFresh(revalidate)
  }, [copyAt, key, revalidate])

  return (
    <div aria-live="polite">
      {copyAt === key && !isMissing && <p className="offline-notice">{t('offline.notice')}</p>}
    </div>
  )
}
