import type { Request } from '@shared/client'
import type { ArticleSummary } from '@shared/entities/article'
import type { LanguageCode } from '@shared/languages'
import { MAX_PER_PAGE } from '@shared/paging'

/** What a list of articles is limited to: parameters of the call. */
export type ArticleFilter = { q?: string; category?: string; author?: number }

/** One page of a list of articles. */
export type ArticlePage = { articles: ArticleSummary[]; total: number; page: number; filter: ArticleFilter }

const HITS_PER_PAGE = 24

/** How many articles a page of a list has, or one of a search, which is loaded again while a reader types. */
export const pageSize = ({ q }: ArticleFilter) => (q ? HITS_PER_PAGE : MAX_PER_PAGE)

/** The page in the address, from 1; 0 if there is no such page. */
export function pageIn(query: URLSearchParams) {
  const page = query.get('page')
  if (page === null) return 1
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 0
}

type Wanted = Pick<ArticlePage, 'page' | 'filter'> & {
  lang: LanguageCode | undefined
  /** Filters what a host with only the specification's table returns: all articles. */
  matches?: (article: ArticleSummary) => boolean
}

/** `isFiltered`: the host has applied the filter. */
export async function loadArticlePage(
  request: Request,
  { page, filter, lang, matches = () => true }: Wanted,
): Promise<ArticlePage & { isFiltered: boolean }> {
  const perPage = pageSize(filter)
  const paging = filter.q || page > 1 ? { page, perPage } : {}
  const reply = await request('GET /api/articles', { query: { ...filter, ...paging, lang } })
  const total: number | undefined = reply.total
  if (total !== undefined) return { articles: reply.articles, total, page, filter, isFiltered: true }
  const all = reply.articles.filter(matches)
  return {
    articles: page > 1 ? all.slice((page - 1) * perPage) : all,
    total: all.length,
    page,
    filter,
    isFiltered: false,
  }
}
