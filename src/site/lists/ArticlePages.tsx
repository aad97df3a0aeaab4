import type { ArticleSummary } from '@shared/entities/article'
import { languagePath } from '@shared/language-paths'
import type { MouseEvent, ReactNode } from 'react'
import { ArticleCard } from '../components/ArticleCard'
import { Empty } from '../components/DidNotLoad'
import { SiteLink } from '../components/SiteLink'
import { useI18n } from '../i18n/i18n'
import type { useMoreArticles } from './use-more-articles'

/** Opens in another tab or window, so it is not ours to handle. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

type Props = {
  /** The path of the list, without the language. */
  path: string
  q?: string
  page: number
  /** Those of the loaded articles that are shown. */
  shown: ArticleSummary[]
  more: ReturnType<typeof useMoreArticles>
  /** In place of no articles. */
  empty: ReactNode
}

/** The cards of a page of a list, and links to the pages before and after it, which a script adds to it. */
export function ArticlePages({ path, q, page, shown, more, empty }: Props) {
  const { t, language } = useI18n()
  const { hasMore, nextPage, state, loadMore } = more
  const addressOf = (to: number) => {
    const query = new URLSearchParams({ ...(q && { q }), ...(to > 1 && { page: String(to) }) })
    return languagePath(language, path) + (query.size > 0 ? `?${query}` : '')
  }
  const onMore = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    if (state !== 'loading') loadMore()
  }
  return (
    <div className="wrap section">
      {page > 1 && (
        <p className="load-more">
          <SiteLink className="button" rel="prev" to={addressOf(page - 1)}>
            {t('articles.previous')}
          </SiteLink>
        </p>
      )}
      {shown.length === 0 && <Empty>{empty}</Empty>}
      <div className="cards">
        {shown.map((article, index) => (
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
          <SiteLink
            className="button"
            rel="next"
            to={addressOf(nextPage)}
            aria-disabled={state === 'loading'}
            onClick={onMore}
          >
            {t(state === 'failed' ? 'failure.retry' : 'articles.more')}
          </SiteLink>
        </div>
      )}
    </div>
  )
}
