import type { ArticleSummary } from '@shared/entities/article'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { MAX_PER_PAGE } from '@shared/paging'
import { type ChangeEvent, useDeferredValue, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { browserRequest, logFailure } from '../api'
import { ArticleCard } from '../components/ArticleCard'
import { Icon } from '../components/Icon'
import { useHydratedInput } from '../components/use-hydrated-input'
import { useI18n } from '../i18n/i18n'
import type { ArticlesData } from '../loaders'

const matches = (article: ArticleSummary, term: string) =>
  article.title.toLowerCase().includes(term) || article.excerpt.toLowerCase().includes(term)

/** The articles that the loader returned, and those that the reader has loaded since. */
function useArticles(language: LanguageCode) {
  const { articles: initial, total } = useLoaderData<ArticlesData>()
  const [more, setMore] = useState<ArticleSummary[]>([])
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')

  const lang = language === DEFAULT_LANGUAGE ? undefined : language

  const loadMore = async () => {
    setState('loading')
    const page = Math.floor((initial.length + more.length) / MAX_PER_PAGE) + 1
    try {
      const reply = await browserRequest('GET /api/articles', { query: { page, perPage: MAX_PER_PAGE, lang } })
      setMore([...more, ...reply.articles])
      setState('idle')
    } catch (error) {
      logFailure('Articles', error)
      setState('failed')
    }
  }
  // A newly published article shifts the pages, so an article may be returned twice.
  const articles = [...new Map([...initial, ...more].map((article) => [article.id, article])).values()]
  return { articles, hasMore: (total ?? 0) > articles.length, state, loadMore }
}

export function Component() {
  const { t, language } = useI18n()
  const { articles, hasMore, state, loadMore } = useArticles(language)
  const [search, setSearch] = useState('')
  const change = (event: ChangeEvent<HTMLInputElement>) => setSearch(event.target.value)
  const input = useHydratedInput(change)
  const term = useDeferredValue(search.trim().toLowerCase())
  const found = term ? articles.filter((article) => matches(article, term)) : articles

  return (
    <>
      <header className="page-head wrap">
        <h1>{t('articles.title')}</h1>
        <p className="lead">{t('articles.intro')}</p>
        {/* biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not support <search> */}
        <div role="search" className="search">
          <Icon name="search" />
          <input
            type="search"
            placeholder={t('articles.search')}
            aria-label={t('articles.searchLabel')}
            ref={input}
            value={search}
            onChange={change}
          />
          <output className="visually-hidden">{t('articles.found', { count: found.length })}</output>
        </div>
      </header>
      <div className="wrap section">
        {found.length === 0 && (
          <div className="empty">
            <h2>{t('articles.none')}</h2>
            <p>{term ? t('articles.noneSearching') : t('articles.noneYet')}</p>
          </div>
        )}
        <div className="cards">
          {found.map((article, index) => (
            <ArticleCard
              key={article.id}
              article={article}
              excerpt={article.excerpt}
              action="read"
              detailed
              eager={index < 2}
            />
          ))}
        </div>
        {hasMore && (
          <div className="load-more">
            {state === 'failed' && <p role="alert">{t('articles.moreFailed')}</p>}
            <button type="button" className="button" disabled={state === 'loading'} onClick={loadMore}>
              {t('articles.more')}
            </button>
          </div>
        )}
      </div>
    </>
  )
}
