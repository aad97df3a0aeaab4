import type { Request } from '@shared/client'
import type { Found } from '@shared/entities/found'
import { OTHER_FOUND_KINDS, type OtherFoundKind } from '@shared/found-kinds'
import type { LanguageCode } from '@shared/languages'
import type { LoaderFunctionArgs } from 'react-router'
import { logFailure } from '../data/api'
import { failureOf } from '../data/failures'
import { isAbsent, type Loaded, wantedLanguage } from '../data/loaders'
import { type ArticlePage, loadArticlePage, PER_PAGE, pageIn } from './article-pages'

export type FoundBeside = Found & { kind: OtherFoundKind }

export type ArticlesData = Loaded &
  ArticlePage & {
    /** What the address searches for. */
    q: string
    /** The host has done the search. One with only the specification's table returns everything. */
    isSearched: boolean
    /** What the search finds besides articles. */
    others: FoundBeside[]
  }

type Others = Pick<ArticlesData, 'others' | 'corrected' | 'failed' | 'reason'>
const NO_OTHERS: Others = { others: [], failed: false }

/** What a search finds besides articles. Hosts that speak only the specification's table find nothing else. */
async function findOthers(request: Request, q: string, lang: LanguageCode | undefined): Promise<Others> {
  try {
    const query = { q, kind: OTHER_FOUND_KINDS.join(), page: 1, perPage: PER_PAGE, lang }
    const { results, corrected } = await request('GET /api/search', { query })
    const others = results.filter((found): found is FoundBeside => found.kind !== 'articles')
    return { others, corrected, failed: false }
  } catch (error) {
    if (isAbsent(error)) return NO_OTHERS
    logFailure('Places, events and pages', error)
    return { others: [], ...failureOf(error) }
  }
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
      isMissing: false,
      hasContent: false,
      isUnavailable: false,
      ...NO_OTHERS,
    }
    if (page === 0) return { ...none, isMissing: true }
    try {
      const lang = wantedLanguage(args)
      const [{ isFiltered, ...list }, beside] = await Promise.all([
        loadArticlePage(request, { page, filter, lang }),
        q && page === 1 ? findOthers(request, q, lang) : NO_OTHERS,
      ])
      // Where articles have the words as typed, corrected ones are not what the reader means.
      const isMeant = !beside.corrected || list.corrected !== undefined || list.total === 0
      return {
        ...none,
        others: isMeant ? beside.others : [],
        ...list,
        corrected: list.corrected ?? (list.total === 0 ? beside.corrected : undefined),
        isSearched: q !== '' && isFiltered,
        failed: beside.failed,
        reason: beside.reason,
        isMissing: page > 1 && list.articles.length === 0,
        hasContent: list.articles.length > 0 || q !== '',
      }
    } catch (error) {
      logFailure('Articles', error)
      return { ...none, ...failureOf(error) }
    }
  }
