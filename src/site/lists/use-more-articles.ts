import type { ArticleSummary } from '@shared/entities/article'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useOutletContext } from 'react-router'
import { listKey } from '../components/use-in-page-links'
import { browserRequest, logFailure } from '../data/api'
import { useRepeat } from '../data/use-reload'
import { type ArticlePage, PER_PAGE } from './article-pages'
import { reachedBefore, rememberReached } from './loaded-before'

/** What was loaded after the first page, by entry of the browser's history: Back shows the same list again. */
export type LoadedMore = Map<string, ArticleSummary[]>

const nextFrame = <Result>(act: () => Result) =>
  new Promise<Result>((resolve) => requestAnimationFrame(() => resolve(act())))

/** The articles of the address, and those that the reader has loaded since, also before a reload. */
export function useMoreArticles(
  { articles: initial, total, total_is_minimum: hasUncounted, filter, page }: ArticlePage,
  language: LanguageCode,
) {
  const kept = useOutletContext<LoadedMore>()
  const location = useLocation()
  const key = `${listKey(location)} ${location.pathname}${location.search}`
  const [, setCount] = useState(0)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const more = kept.get(key) ?? []
  const loadedPages = Math.ceil(more.length / PER_PAGE)
  const nextPage = page + 1 + loadedPages

  /** Loads as many pages. */
  const load = async (count: number) => {
    setState('loading')
    const lang = language === DEFAULT_LANGUAGE ? undefined : language
    const read = (offset: number) =>
      browserRequest('GET /api/articles', { query: { ...filter, page: nextPage + offset, perPage: PER_PAGE, lang } })
    try {
      const replies = await Promise.all(Array.from({ length: count }, (_, offset) => read(offset)))
      const all = [...more, ...replies.flatMap(({ articles }) => articles)]
      kept.set(key, all)
      setCount(all.length)
      setState('idle')
    } catch (error) {
      logFailure('Articles', error)
      setState('failed')
    }
  }
  const loadMore = () => load(1)
  useRepeat(state === 'failed', loadMore)

  const restore = useEffectEvent(async () => {
    const reached = kept.has(key) ? undefined : reachedBefore(key)
    if (!reached) return
    // The page is yet too short to go back to where the reader was.
    const top = await nextFrame(() => scrollY)
    await load(reached.pages)
    await nextFrame(() => scrollY === top && scrollTo(0, reached.top))
  })
  const remember = useEffectEvent(() => loadedPages > 0 && rememberReached(key, loadedPages))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the list
  useEffect(() => {
    restore()
    const onLeave = () => remember()
    addEventListener('pagehide', onLeave)
    return () => removeEventListener('pagehide', onLeave)
  }, [key])

  // A newly published article shifts the pages, so an article may be returned twice.
  const articles = [...new Map([...initial, ...more].map((article) => [article.id, article])).values()]
  const hasMore = hasUncounted
    ? more.length % PER_PAGE === 0
    : total > (page - 1) * PER_PAGE + initial.length + more.length
  return { articles, hasMore, nextPage, state, loadMore }
}
