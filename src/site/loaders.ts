import { EVENTS_SLUG } from '@shared/article-rules'
import { ApiError, type Request } from '@shared/client'
import type { PublicAd } from '@shared/entities/ad'
import type { Article, ArticleSummary } from '@shared/entities/article'
import { splitLanguage } from '@shared/language-paths'
import { DEFAULT_LANGUAGE } from '@shared/languages'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { logFailure, saysUnavailable } from './api'

const LATEST_ARTICLES_LIMIT = 3
const RELATED_ARTICLES_LIMIT = 3

/** The fields that every page loader returns besides the page's data. */
export type Loaded = {
  /** Something could not be fetched. The page shows the rest, and must not be cached. */
  failed: boolean
  /** The requested record does not exist: the page is a 404. */
  isMissing: boolean
  /** The main content was loaded. Without it, a page that is opened offline shows the offline page. */
  hasContent: boolean
  /** The host cannot answer now (503), so there is no main content. The page has the same status. */
  isUnavailable: boolean
}

export type HomeData = Loaded & { articles: ArticleSummary[]; events: ArticleSummary[]; ads: PublicAd[] }
export type ArticleData = Loaded & { article: Article | null; related: ArticleSummary[] }

export async function withFallback<Reply>(what: string, reply: Promise<Reply>, fallback: Reply) {
  try {
    return { ...fallback, ...(await reply), failed: false, isUnavailable: false }
  } catch (error) {
    logFailure(what, error)
    return { ...fallback, failed: true, isUnavailable: saysUnavailable(error) }
  }
}

/** The language to ask the API for; undefined for English, the language of the originals. */
export function wantedLanguage({ request: { url } }: LoaderFunctionArgs) {
  const { language } = splitLanguage(new URL(url).pathname)
  return language === DEFAULT_LANGUAGE ? undefined : language
}

export const noArticles = { articles: [] as ArticleSummary[], total: 0 }

export const loadHome =
  (request: Request) =>
  async (args: LoaderFunctionArgs): Promise<HomeData> => {
    const lang = wantedLanguage(args)
    const [latest, events, ads] = await Promise.all([
      withFallback(
        'Articles',
        request('GET /api/articles', { query: { limit: LATEST_ARTICLES_LIMIT, lang } }),
        noArticles,
      ),
      withFallback(
        'Events',
        request('GET /api/articles', { query: { slug: EVENTS_SLUG, status: 'draft', lang } }),
        noArticles,
      ),
      withFallback('Ads', request('GET /api/ads/published'), { ads: [], total: 0 }),
    ])
    return {
      articles: latest.articles,
      events: events.articles,
      ads: ads.ads,
      failed: latest.failed || events.failed || ads.failed,
      isMissing: false,
      hasContent: latest.articles.length > 0,
      isUnavailable: latest.isUnavailable,
    }
  }

/** Ids are whole numbers. Other addresses lead to no article, so they need no call. */
const isArticleId = (id = '') => /^[1-9]\d{0,9}$/.test(id)

export const loadArticle =
  (request: Request) =>
  async (args: LoaderFunctionArgs): Promise<ArticleData> => {
    const { params } = args
    const lang = wantedLanguage(args)
    if (!isArticleId(params.id))
      return { article: null, related: [], failed: false, isMissing: true, hasContent: false, isUnavailable: false }
    const id = Number(params.id)
    const [found, others] = await Promise.all([
      request('GET /api/articles/:id', { params: { id }, query: { lang } }).then(
        ({ article }) => ({ article, failed: false, isUnavailable: false }),
        (error: unknown) => {
          const isMissing = error instanceof ApiError && error.status === 404
          if (!isMissing) logFailure('Article', error)
          return { article: null, failed: !isMissing, isUnavailable: saysUnavailable(error) }
        },
      ),
      withFallback(
        'Related articles',
        request('GET /api/articles', { query: { limit: RELATED_ARTICLES_LIMIT, lang } }),
        noArticles,
      ),
    ])
    const related = others.articles.filter((other) => other.id !== id)
    const failed = found.failed || others.failed
    const hasContent = found.article !== null
    const isMissing = !hasContent && !failed
    return { article: found.article, related, failed, isMissing, hasContent, isUnavailable: found.isUnavailable }
  }
