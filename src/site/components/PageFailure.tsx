import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { logFailure } from '../api'
import { useI18n } from '../i18n/i18n'

/** When a page's code cannot be fetched or fails: better than a blank screen, and the way back in is one press. */
export function PageFailure() {
  const { t } = useI18n()
  const error = useRouteError()
  useEffect(() => logFailure('Page', error), [error])
  return (
    <main className="message-page">
      <h1>{t('failure.title')}</h1>
      <p>{t('failure.text')}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t('failure.retry')}
      </button>
    </main>
  )
}
