import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { logFailure } from '../data/api'
import { useI18n } from '../i18n/i18n'
import { DidNotLoad } from './DidNotLoad'

/** Shown when a page's code cannot be loaded, or throws. */
export function PageFailure() {
  const error = useRouteError()
  useEffect(() => logFailure('Page', error), [error])
  return (
    <main>
      <DidNotLoad as="h1" className="message-page" reason={undefined} retry={() => location.reload()} />
    </main>
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
