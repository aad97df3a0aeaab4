import type { ArticleSummary } from '@shared/entities/article'
import { languagePath } from '@shared/language-paths'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { ArticleCard } from '../components/ArticleCard'
import { Empty } from '../components/DidNotLoad'
import { opensElsewhere } from '../components/opens-elsewhere'
import { SiteLink } from '../components/SiteLink'
import { useI18n } from '../i18n/i18n'
import type { useMoreArticles } from './use-more-articles'

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

/** Moves the focus to the first of the cards that come when the reader asks for more: the button is below them then. */
function useFocusOnNew(count: number) {
  const cards = useRef<HTMLDivElement>(null)
  const asked = useRef<number>(undefined)
  useEffect(() => {
    if (asked.current === undefined || count <= asked.current) return
    cards.current?.children[asked.current]?.querySelector<HTMLElement>('.card-link')?.focus()
    asked.current = undefined
  }, [count])
  const onAsk = () => {
    asked.current = count
  }
  return { cards, onAsk }
}

/** The cards of a page of a list, and links to the pages before and after it, which a script adds to it. */
export function ArticlePages({ path, q, page, shown, more, empty }: Props) {
  const { t, language } = useI18n()
  const { hasMore, nextPage, state, loadMore } = more
  const { cards, onAsk } = useFocusOnNew(shown.length)
  const addressOf = (to: number) => {
    const query = new URLSearchParams({ ...(q && { q }), ...(to > 1 && { page: String(to) }) })
    return languagePath(language, path) + (query.size > 0 ? `?${query}` : '')
  }
  const onMore = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    if (state === 'loading') return
    onAsk()
    loadMore()
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
      <div className="cards" ref={cards}>
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
