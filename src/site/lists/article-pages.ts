import type { Request } from '@shared/client'
import type { ArticleSummary } from '@shared/entities/article'
import type { LanguageCode } from '@shared/languages'
import type { Total } from '@shared/paging'

/** What a list of articles is limited to: parameters of the call. */
export type ArticleFilter = {
  q?: string
  category?: string
  author?: number
  series?: number
  sort?: 'published_at'
  order?: 'asc'
}

/** One page of a list of articles. */
export type ArticlePage = Total & {
  articles: ArticleSummary[]
  page: number
  filter: ArticleFilter
  /** What was searched for in place of a search with misspelt words. */
  corrected?: string
}

/** The values of the text `articles.found`, such as 10,000+ articles. */
export const foundIn = ({ total, total_is_minimum }: Total) => ({ count: total, more: total_is_minimum ? '+' : '' })

/** How many articles a page of a list has: what most readers look at. Rendering a hundred cards takes four times as long. */
export const PER_PAGE = 24

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
  const reply = await request('GET /api/articles', { query: { ...filter, page, perPage: PER_PAGE, lang } })
  const { articles, total, total_is_minimum, corrected }: Partial<Total> & Omit<typeof reply, keyof Total> = reply
  if (total !== undefined) return { articles, total, total_is_minimum, corrected, page, filter, isFiltered: true }
  const all = reply.articles.filter(matches)
  return {
    articles: page > 1 ? all.slice((page - 1) * PER_PAGE) : all,
    total: all.length,
    page,
    filter,
    isFiltered: false,
  }
}
