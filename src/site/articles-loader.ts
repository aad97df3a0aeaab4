import type { Request } from '@shared/client'
import type { ArticleSummary } from '@shared/entities/article'
import { MAX_PER_PAGE } from '@shared/paging'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { logFailure, saysUnavailable } from './api'
import { type Loaded, wantedLanguage } from './loaders'

export type ArticlesData = Loaded & {
  articles: ArticleSummary[]
  total: number
  /** What the address searches for. */
  q: string
  page: number
  /** The host has done the search. One with only the specification's table returns everything. */
  isSearched: boolean
}

/** The page in the address, from 1; 0 if there is no such page. */
function pageIn(query: URLSearchParams) {
  const page = query.get('page')
  if (page === null) return 1
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 0
}

/** The list of articles, or what a search finds, from the page that the address names. */
export const loadArticles =
  (request: Request) =>
  async (args: LoaderFunctionArgs): Promise<ArticlesData> => {
    const query = new URL(args.request.url).searchParams
    const q = (query.get('q') ?? '').trim()
    const page = pageIn(query)
    const none = { articles: [], total: 0, q, page, isSearched: false, hasContent: false, isUnavailable: false }
    if (page === 0) return { ...none, failed: false, isMissing: true }
    const lang = wantedLanguage(args)
    const paging = page > 1 ? { page, perPage: MAX_PER_PAGE } : {}
    try {
      const reply = await request('GET /api/articles', { query: { ...(q && { q }), ...paging, lang } })
      const total: number | undefined = reply.total
      const first = (page - 1) * MAX_PER_PAGE
      const articles = total === undefined && page > 1 ? reply.articles.slice(first) : reply.articles
      return {
        ...none,
        articles,
        total: total ?? articles.length,
        isSearched: q !== '' && total !== undefined,
        failed: false,
        isMissing: page > 1 && articles.length === 0,
        hasContent: articles.length > 0 || q !== '',
      }
    } catch (error) {
      logFailure('Articles', error)
      return { ...none, failed: true, isMissing: false, isUnavailable: saysUnavailable(error) }
    }
  }
