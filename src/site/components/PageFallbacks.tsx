import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { logFailure } from '../data/api'
import { useI18n } from '../i18n/i18n'

/** Shown when a page's code cannot be loaded, or throws. */
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

/** Shown instead of a page while the host cannot answer. */
export function PageUnavailable() {
  const { t } = useI18n()
  return (
    <div className="message-page">
      <h1>{t('unavailable.title')}</h1>
      <p>{t('unavailable.text')}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t('failure.retry')}
      </button>
    </div>
  )
}

/** Shown on a static host until the first page and its data have been loaded. */
export function PageLoading() {
  const { t } = useI18n()
  return (
    <div className="page-loading">
      <div className="spinner" role="status">
        <span className="visually-hidden">{t('nav.loading')}</span>
      </div>
    </div>
  )
}
