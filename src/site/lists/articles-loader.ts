import type { Request } from '@shared/client'
import type { LoaderFunctionArgs } from 'react-router'
import { logFailure, saysUnavailable } from '../data/api'
import { type Loaded, wantedLanguage } from '../data/loaders'
import { type ArticlePage, loadArticlePage, pageIn } from './article-pages'

export type ArticlesData = Loaded &
  ArticlePage & {
    /** What the address searches for. */
    q: string
    /** The host has done the search. One with only the specification's table returns everything. */
    isSearched: boolean
  }

/** The list of articles, or what a search finds, from the page that the address names. */
export const loadArticles =
  (request: Request) =>
  async (args: LoaderFunctionArgs): Promise<ArticlesData> => {
    const query = new URL(args.request.url).searchParams
    const q = (query.get('q') ?? '').trim()
    const page = pageIn(query)
    const filter = q ? { q } : {}
    const none = {
      articles: [],
      total: 0,
      q,
      page,
      filter,
      isSearched: false,
      hasContent: false,
      isUnavailable: false,
    }
    if (page === 0) return { ...none, failed: false, isMissing: true }
    try {
      const { isFiltered, ...list } = await loadArticlePage(request, { page, filter, lang: wantedLanguage(args) })
      return {
        ...none,
        ...list,
        isSearched: q !== '' && isFiltered,
        failed: false,
        isMissing: page > 1 && list.articles.length === 0,
        hasContent: list.articles.length > 0 || q !== '',
      }
    } catch (error) {
      logFailure('Articles', error)
      return { ...none, failed: true, isMissing: false, isUnavailable: saysUnavailable(error) }
    }
  }
