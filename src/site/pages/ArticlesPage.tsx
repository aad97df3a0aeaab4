import { hasWords } from '@shared/content/folded'
import type { ArticleSummary } from '@shared/entities/article'
import { paths, SEARCH_ID } from '@shared/paths'
import type { ChangeEvent } from 'react'
import { useDeferredValue } from 'react'
import { useLoaderData } from 'react-router'
import { SearchForm } from '../components/SearchForm'
import { stripTags, Trans } from '../components/Trans'
import { useSearchText } from '../components/use-search-text'
import { useHydratedInput } from '../forms/use-hydrated-input'
import { useI18n } from '../i18n/i18n'
import { ArticlePages } from '../lists/ArticlePages'
import { foundIn } from '../lists/article-pages'
import type { ArticlesData } from '../lists/articles-loader'
import { OtherFound } from '../lists/OtherFound'
import { useMoreArticles } from '../lists/use-more-articles'
import { useSearchCount } from '../reader/use-search-count'
import { NotFound } from './NotFoundPage'

export { articlesMeta as describe } from '../lists/articles-meta'

const matches = ({ title, excerpt }: ArticleSummary, term: string) => hasWords(`${title} ${excerpt}`, term)

function ArticleList({ data }: { data: ArticlesData }) {
  const { t, language } = useI18n()
  const more = useMoreArticles(data, language)
  const { articles, hasMore } = more
  const { text, change, search } = useSearchText(data.q)
  const onChange = (event: ChangeEvent<HTMLInputElement>) => change(event.target.value)
  useSearchCount(data.isSearched && data.page === 1 && !data.failed ? data.q : '', data.total + data.others.length > 0)
  const input = useHydratedInput(onChange)
  const term = useDeferredValue(text.trim())
  const isAnswered = term === data.q
  // What is on the page answers at once, until the server has.
  const isFiltered = term !== '' && !(isAnswered && data.isSearched)
  const found = isFiltered ? articles.filter((article) => matches(article, term)) : articles

  return (
    <>
      <header className="page-head wrap">
        <h1>{t('articles.title')}</h1>
        <p className="lead">{t('articles.intro')}</p>
        <SearchForm id={SEARCH_ID} ref={input} value={text} onChange={onChange} onSearch={search}>
          <output className="visually-hidden">
            {(found.length > 0 || !data.failed) &&
              t('articles.found', isFiltered || !hasMore ? { count: found.length } : foundIn(data))}
          </output>
        </SearchForm>
        {isAnswered && data.corrected && (
          <p>
            <Trans
              text={t('articles.corrected', { q: stripTags(data.corrected) })}
              tag={() => <strong>{data.corrected}</strong>}
            />
          </p>
        )}
      </header>
      {term !== '' && <OtherFound found={data.others} />}
      <ArticlePages
        path={paths.articles}
        q={data.q}
        page={data.page}
        shown={found}
        more={more}
        empty={
          isAnswered &&
          data.others.length === 0 && (
            <div className="empty">
              <h2>{t('articles.none')}</h2>
              <p>{term ? t('articles.noneSearching') : t('articles.noneYet')}</p>
            </div>
          )
        }
      />
    </>
  )
}

export function Component() {
  const data = useLoaderData<ArticlesData>()
  return data.isMissing ? <NotFound /> : <ArticleList data={data} />
}
