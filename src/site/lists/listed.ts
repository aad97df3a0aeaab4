import { ApiError, type Request } from '@shared/client'
import type { ArticleSummary } from '@shared/entities/article'
import type { LanguageCode } from '@shared/languages'
import type { LoaderFunctionArgs } from 'react-router'
import { logFailure } from '../data/api'
import { failureOf } from '../data/failures'
import { type Loaded, leadToOwnAddress, wantedLanguage, withFallback } from '../data/loaders'
import { type ArticleFilter, type ArticlePage, loadArticlePage, pageIn } from './article-pages'

/** A page about something, such as a topic, with a list of its articles. */
export type ListedData<Subject> = Loaded & { subject: Subject | null; list: ArticlePage }

type Options<Subject> = {
  /** For messages in the console. */
  what: string
  /** What the address names; undefined if there is no such thing. */
  find: (request: Request, key: string, lang: LanguageCode | undefined) => Promise<Subject | undefined>
  /** Its only address: others lead there. */
  pathOf: (subject: Subject) => string
  filterOf: (subject: Subject) => ArticleFilter
  matches?: (subject: Subject, article: ArticleSummary) => boolean
}

/** Loads what the last part of the address names, and the page of its articles that the address asks for. */
export const loadListed =
  <Subject>(request: Request, { what, find, pathOf, filterOf, matches = () => true }: Options<Subject>) =>
  async (args: LoaderFunctionArgs): Promise<ListedData<Subject>> => {
    const lang = wantedLanguage(args)
    const page = pageIn(new URL(args.request.url).searchParams)
    const empty = { articles: [], total: 0, page, filter: {}, isFiltered: true }
    const nothing = { subject: null, list: empty, hasContent: false, isUnavailable: false }
    const missing = { ...nothing, failed: false, isMissing: true }
    if (page === 0) return missing
    let subject: Subject | undefined
    try {
      subject = await find(request, args.params.key ?? '', lang)
    } catch (error) {
      // Nothing has an address that the API refuses, such as one that is too long.
      if (error instanceof ApiError && error.status === 400) return missing
      logFailure(what, error)
      return { ...nothing, isMissing: false, ...failureOf(error) }
    }
    if (!subject) return missing
    const found = subject
    leadToOwnAddress(args, pathOf(found))
    const filter = filterOf(found)
    const loading = loadArticlePage(request, { page, filter, lang, matches: (article) => matches(found, article) })
    const { failed, isUnavailable, reason, ...list } = await withFallback(`Articles: ${what}`, loading, {
      ...empty,
      filter,
    })
    if (page > 1 && !failed && list.articles.length === 0) return missing
    return { subject, list, failed, isMissing: false, hasContent: true, isUnavailable, reason }
  }
