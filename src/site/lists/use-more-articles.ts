import type { ArticleSummary } from '@shared/entities/article'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { useState } from 'react'
import { useLocation, useOutletContext } from 'react-router'
import { browserRequest, logFailure } from '../data/api'
import { useRepeat } from '../data/use-reload'
import { type ArticlePage, PER_PAGE } from './article-pages'

/** What was loaded after the first page, by entry of the browser's history: Back shows the same list again. */
export type LoadedMore = Map<string, ArticleSummary[]>

/** The articles of the address, and those that the reader has loaded since. */
export function useMoreArticles(
  { articles: initial, total, total_is_minimum: hasUncounted, filter, page }: ArticlePage,
  language: LanguageCode,
) {
  const kept = useOutletContext<LoadedMore>()
  const { key } = useLocation()
  const [, setCount] = useState(0)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const more = kept.get(key) ?? []
  const nextPage = page + 1 + Math.ceil(more.length / PER_PAGE)

  const loadMore = async () => {
    setState('loading')
    const lang = language === DEFAULT_LANGUAGE ? undefined : language
    try {
      const query = { ...filter, page: nextPage, perPage: PER_PAGE, lang }
      const reply = await browserRequest('GET /api/articles', { query })
      kept.set(key, [...more, ...reply.articles])
      setCount(more.length + reply.articles.length)
      setState('idle')
    } catch (error) {
      logFailure('Articles', error)
      setState('failed')
    }
  }
  useRepeat(state === 'failed', loadMore)
  // A newly published article shifts the pages, so an article may be returned twice.
  const articles = [...new Map([...initial, ...more].map((article) => [article.id, article])).values()]
  const hasMore = hasUncounted
    ? more.length % PER_PAGE === 0
    : total > (page - 1) * PER_PAGE + initial.length + more.length
  return { articles, hasMore, nextPage, state, loadMore }
}
