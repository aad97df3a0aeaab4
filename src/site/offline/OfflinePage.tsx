import { TITLE_SUFFIX } from '@shared/constants'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useI18n } from '../i18n/i18n'
import { hasPage, listReadable, type Readable } from './readable'

/** The shell has no data of a page: the worker had no copy of the one at which it started. */
const shellPath =
  typeof document === 'undefined' || document.getElementById('data') ? undefined : document.location.pathname

/** A page may lie in the cache though its data does not: loading it anew shows it. */
async function showCopy(pathname: string) {
  if (pathname !== shellPath && navigator.serviceWorker?.controller && (await hasPage(pathname))) location.reload()
}

/** In place of a page that needs a connection: says so, and what can be read without one. */
export function OfflinePage() {
  const { t } = useI18n()
  const { pathname } = useLocation()
  const [articles, setArticles] = useState<Readable[]>()

  useEffect(() => {
    showCopy(pathname).catch(() => {})
    listReadable().then(setArticles, () => setArticles([]))
  }, [pathname])
  // After the page's own title, which is that of something missing.
  useEffect(() => {
    document.title = t('offline.title') + TITLE_SUFFIX
  })

  return (
    <div className="message-page offline-page">
      <h1>{t('offline.title')}</h1>
      <p>{t('offline.text')}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t('failure.retry')}
      </button>
      {articles && (
        <section aria-labelledby="readable">
          <h2 id="readable">{t('offline.list')}</h2>
          {articles.length === 0 ? (
            <p>{t('offline.none')}</p>
          ) : (
            <ul>
              {articles.map(({ path, title }) => (
                // Loaded anew, since some of them are kept as pages only.
                <li key={path}>
                  <a href={path}>{title}</a>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  )
}
