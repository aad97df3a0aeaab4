import type { Repetition } from '@shared/busy'
import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { useI18n } from '../i18n/i18n'

/** A submission that waits for a busy server, and where its form is. */
export type Waiting = { repetition: Repetition; place: RefObject<HTMLDivElement | null> }

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** Shown in a form while it waits to be sent again. */
export function SendWait({ repetition: { subscribe, seconds, now, stop }, place }: Waiting) {
  const { t } = useI18n()
  const left = useSyncExternalStore(subscribe, seconds, () => undefined)
  const isWaiting = left !== undefined
  useEffect(() => {
    if (!isWaiting) return
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isWaiting])
  if (!isWaiting) return null
  return (
    <div className="notice send-wait" role="alert" ref={place}>
      <p>
        {/* Not announced each second. */}
        {t('busy.text')} <span role="timer">{t('busy.again', { seconds: left })}</span>
      </p>
      <button type="button" className="text-button" onClick={now}>
        {t('busy.now')}
      </button>
      <button type="button" className="text-button" onClick={stop}>
        {t('busy.stop')}
      </button>
    </div>
  )
}
