import { paths } from '@shared/paths'
import { useEffect, useState } from 'react'
import { PrefetchLink } from '../components/PrefetchLink'
import { LinkText, stripTags } from '../components/Trans'
import { useI18n } from '../i18n/i18n'
import { listSaved, type ReadableArticle } from '../offline/readable-articles'
import { removeSaved } from '../offline/saved-articles'

/** The saved articles; undefined until they are known, null if the browser does not say. */
function useSaved() {
  const [articles, setArticles] = useState<ReadableArticle[] | null>()
  useEffect(() => {
    // The browser has no caches where the page does not come by https.
    if (typeof caches === 'undefined') return setArticles(null)
    let ignore = false
    listSaved().then(
      (found) => !ignore && setArticles(found),
      () => !ignore && setArticles(null),
    )
    return () => {
      ignore = true
    }
  }, [])
  const remove = async (path: string) => {
    await removeSaved(path)
    setArticles((before) => before?.filter((article) => article.path !== path))
  }
  return { articles, remove }
}

export function Component() {
  const { t } = useI18n()
  const { articles, remove } = useSaved()
  return (
    <div className="wrap section saved">
      <h1>{t('saved.title')}</h1>
      <p className="lead">{t('saved.text')}</p>
      <div aria-live="polite">
        {articles === null && <p>{t('saved.unsupported')}</p>}
        {articles?.length === 0 && (
          <>
            <p>{t('saved.none')}</p>
            <PrefetchLink to={paths.articles} className="button">
              {t('home.viewAll')}
            </PrefetchLink>
          </>
        )}
      </div>
      {articles && articles.length > 0 && (
        <ul className="saved-list" aria-label={t('saved.title')}>
          {articles.map(({ path, title, excerpt, lang }) => {
            const text = t('saved.removeNamed', { title })
            return (
              <li key={path}>
                <div>
                  {/* A plain link: the copy may be in another language than this page. */}
                  <h2>
                    <a href={path} lang={lang} dir="auto">
                      {title}
                    </a>
                  </h2>
                  {excerpt && (
                    <p className="excerpt" lang={lang} dir="auto">
                      {excerpt}
                    </p>
                  )}
                </div>
                <button
                  type="button"
                  className="button ghost small"
                  aria-label={stripTags(text)}
                  onClick={() => remove(path)}
                >
                  <LinkText text={text} />
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
