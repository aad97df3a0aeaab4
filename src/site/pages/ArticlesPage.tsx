import type { ArticleSummary } from '@shared/entities/article'
import { languagePath } from '@shared/language-paths'
import { paths } from '@shared/paths'
import type { ChangeEvent, MouseEvent } from 'react'
import { useDeferredValue } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import type { ArticlesData } from '../articles-loader'
import { ArticleCard } from '../components/ArticleCard'
import { Icon } from '../components/Icon'
import { useHydratedInput } from '../components/use-hydrated-input'
import { useMoreArticles } from '../components/use-more-articles'
import { useSearchText } from '../components/use-search-text'
import { useI18n } from '../i18n/i18n'
import { NotFound } from './NotFoundPage'

const matches = (article: ArticleSummary, term: string) =>
  article.title.toLowerCase().includes(term) || article.excerpt.toLowerCase().includes(term)

/** Opens in another tab or window, so it is not ours to handle. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

function ArticleList({ data }: { data: ArticlesData }) {
  const { t, language } = useI18n()
  const { articles, hasMore, nextPage, state, loadMore } = useMoreArticles(data, language)
  const { text, change, search } = useSearchText(data.q)
  const onChange = (event: ChangeEvent<HTMLInputElement>) => change(event.target.value)
  const input = useHydratedInput(onChange)
  const term = useDeferredValue(text.trim())
  const isAnswered = term === data.q
  // What is on the page answers at once, until the server has.
  const isFiltered = term !== '' && !(isAnswered && data.isSearched)
  const found = isFiltered ? articles.filter((article) => matches(article, term.toLowerCase())) : articles

  const path = languagePath(language, paths.articles)
  const addressOf = (page: number) => {
    const query = new URLSearchParams({ ...(data.q && { q: data.q }), ...(page > 1 && { page: String(page) }) })
    return query.size > 0 ? `${path}?${query}` : path
  }
  const onMore = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    if (state !== 'loading') loadMore()
  }
  return (
    <>
      <header className="page-head wrap">
        <h1>{t('articles.title')}</h1>
        <p className="lead">{t('articles.intro')}</p>
        {/* biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not support <search> */}
        <form
          role="search"
          className="search"
          action={path}
          onSubmit={(event) => {
            event.preventDefault()
            search(text)
          }}
        >
          <Icon name="search" />
          <input
            type="search"
            name="q"
            placeholder={t('articles.search')}
            aria-label={t('articles.searchLabel')}
            ref={input}
            value={text}
            onChange={onChange}
          />
          <output className="visually-hidden">
            {t('articles.found', { count: isFiltered || hasMore === false ? found.length : data.total })}
          </output>
        </form>
      </header>
      <div className="wrap section">
        {data.page > 1 && (
          <p className="load-more">
            <Link className="button" rel="prev" to={addressOf(data.page - 1)}>
              {t('articles.previous')}
            </Link>
          </p>
        )}
        {found.length === 0 && isAnswered && (
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
            <Link
              className="button"
              rel="next"
              to={addressOf(nextPage)}
              aria-disabled={state === 'loading'}
              onClick={onMore}
            >
              {t('articles.more')}
            </Link>
          </div>
        )}
      </div>
    </>
  )
}

export function Component() {
  const data = useLoaderData<ArticlesData>()
  return data.isMissing ? <NotFound /> : <ArticleList data={data} />
}
