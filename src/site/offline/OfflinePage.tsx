import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { shellPath } from '../data/page-state'
import { titleSuffix, useSettings } from '../data/settings'
import { useI18n } from '../i18n/i18n'
import { isPageCached, listReadableArticles, type ReadableArticle } from './readable-articles'

/** Reloads if the cache has the page as HTML, even though its data could not be loaded. */
async function showCachedPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  if (pathname !== shellPath && navigator.serviceWorker?.controller && (await isPageCached(pathname + search)))
    location.reload()
}

/** Shown instead of a page that needs a connection. Lists the articles that can be read without one. */
export function OfflinePage() {
  const { t } = useI18n()
  const suffix = titleSuffix(useSettings())
  const { pathname, search } = useLocation()
  const [articles, setArticles] = useState<ReadableArticle[]>()

  useEffect(() => {
    showCachedPage({ pathname, search }).catch(() => {})
    listReadableArticles(suffix).then(setArticles, () => setArticles([]))
  }, [pathname, search, suffix])
  // On every render, to override the title that Layout derives from the missing data.
  useEffect(() => {
    document.title = t('offline.title') + suffix
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
                // A plain link, since some articles are cached as pages only, without their data.
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
