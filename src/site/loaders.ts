import { ApiError, type Request } from '@shared/client'
import { EVENTS_SLUG, LATEST_ARTICLES_LIMIT, RELATED_ARTICLES_LIMIT } from '@shared/constants'
import type { PublicAd } from '@shared/entities/ad'
import type { Article, ArticleSummary } from '@shared/entities/article'
import { splitLanguage } from '@shared/language-paths'
import { DEFAULT_LANGUAGE } from '@shared/languages'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { logFailure } from './api'

/** `failed`: something could not be fetched; the page shows the rest, and nobody keeps it. */
type Loaded<Data> = Data & { failed: boolean }

export type HomeData = Loaded<{ articles: ArticleSummary[]; events: ArticleSummary[]; ads: PublicAd[] }>
export type ArticlesData = Loaded<{ articles: ArticleSummary[]; total: number }>
export type ArticleData = Loaded<{ article: Article | null; related: ArticleSummary[] }>

async function orElse<Reply>(what: string, reply: Promise<Reply>, fallback: Reply) {
  try {
    return { ...fallback, ...(await reply), failed: false }
  } catch (error) {
    logFailure(what, error)
    return { ...fallback, failed: true }
  }
}

/** The language that texts are asked for in; none for English, in which they are written. */
function wantedLanguage({ request: { url } }: LoaderFunctionArgs) {
  const { language } = splitLanguage(new URL(url).pathname)
  return language === DEFAULT_LANGUAGE ? undefined : language
}

const noArticles = { articles: [] as ArticleSummary[], total: 0 }

export const loadHome =
  (request: Request) =>
  async (args: LoaderFunctionArgs): Promise<HomeData> => {
    const lang = wantedLanguage(args)
    const [latest, events, ads] = await Promise.all([
      orElse('Articles', request('GET /api/articles', { query: { limit: LATEST_ARTICLES_LIMIT, lang } }), noArticles),
      orElse(
        'Events',
        request('GET /api/articles', { query: { slug: EVENTS_SLUG, status: 'draft', lang } }),
        noArticles,
      ),
      orElse('Ads', request('GET /api/ads/published'), { ads: [], total: 0 }),
    ])
    return {
      articles: latest.articles,
      events: events.articles,
      ads: ads.ads,
      failed: latest.failed || events.failed || ads.failed,
    }
  }

export const loadArticles =
  (request: Request) =>
  (args: LoaderFunctionArgs): Promise<ArticlesData> =>
    orElse('Articles', request('GET /api/articles', { query: { lang: wantedLanguage(args) } }), noArticles)

/** Ids are whole numbers: any other address is of no article, and not worth a call. */
const isArticleId = (id = '') => /^[1-9]\d{0,9}$/.test(id)

export const loadArticle =
  (request: Request) =>
  async (args: LoaderFunctionArgs): Promise<ArticleData> => {
    const { params } = args
    const lang = wantedLanguage(args)
    if (!isArticleId(params.id)) return { article: null, related: [], failed: false }
    const id = Number(params.id)
    const [found, others] = await Promise.all([
      request('GET /api/articles/:id', { params: { id }, query: { lang } }).then(
        ({ article }) => ({ article, failed: false }),
        (error: unknown) => {
          const isAbsent = error instanceof ApiError && error.status === 404
          if (!isAbsent) logFailure('Article', error)
          return { article: null, failed: !isAbsent }
        },
      ),
      orElse(
        'Related articles',
        request('GET /api/articles', { query: { limit: RELATED_ARTICLES_LIMIT, lang } }),
        noArticles,
      ),
    ])
    const related = others.articles.filter((other) => other.id !== id)
    return { article: found.article, related, failed: found.failed || others.failed }
  }
