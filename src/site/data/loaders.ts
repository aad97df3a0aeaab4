import { ADS_BESIDE_PLACE } from '@shared/ad-limits'
import { ADS_PER_VIEW, positionsOf, TURN_HEADER, turnsOf } from '@shared/ad-rotation'
import { ApiError, type Request } from '@shared/client'
import type { PublicAd } from '@shared/entities/ad'
import type { Article, ArticleSummary } from '@shared/entities/article'
import type { Onward } from '@shared/entities/onward'
import { languagePath, splitLanguage } from '@shared/language-paths'
import { DEFAULT_LANGUAGE } from '@shared/languages'
import { PREVIEW } from '@shared/paths'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { logFailure } from './api'
import { type FailureReason, failureOf, SUCCESS } from './failures'

const LATEST_ARTICLES_LIMIT = 3
const RELATED_ARTICLES_LIMIT = 3

/** The fields that every page loader returns besides the page's data. */
export type Loaded = {
  /** Something could not be fetched. The page shows the rest, and must not be cached. */
  failed: boolean
  /** The requested record does not exist: the page is a 404. */
  isMissing: boolean
  /** The main content was loaded. Without it, a page says that it did not load, or offline, that it is. */
  hasContent: boolean
  /** The host cannot answer now (503), so there is no main content. The page has the same status. */
  isUnavailable: boolean
  /** Why the main content could not be fetched. */
  reason?: FailureReason
  /** The latest articles, for a page whose record does not exist. */
  latest?: ArticleSummary[]
  /** How many variants of the page there are, which the server shows in turn; one if missing. */
  turns?: number
}

export type ArticleData = Loaded & {
  article: Article | null
  onward: Onward
  ads: PublicAd[]
}

const NOTHING_ONWARD: Onward = { read_next: [], series: null, articles: [] }

export async function withFallback<Reply>(what: string, reply: Promise<Reply>, fallback: Reply) {
  try {
    return { ...fallback, ...(await reply), ...SUCCESS }
  } catch (error) {
    logFailure(what, error)
    return { ...fallback, ...failureOf(error) }
  }
}

/** The record does not exist, or no longer. All else is a failure to load it. */
export const isAbsent = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 410)

/** What a loader returns when a record could not be read: it does not exist, or did not load. */
export function missingOrFailed(what: string, error: unknown) {
  if (isAbsent(error)) return SUCCESS
  logFailure(what, error)
  return failureOf(error)
}

/** The language to ask the API for; undefined for English, in which it answers by default. */
export function wantedLanguage({ request: { url } }: LoaderFunctionArgs) {
  const { language } = splitLanguage(new URL(url).pathname)
  return language === DEFAULT_LANGUAGE ? undefined : language
}

/** Leads from any other way to write a page's address to `path`, its only one, in the language of the reader. */
export function leadToOwnAddress({ request: { url } }: LoaderFunctionArgs, path: string) {
  const { href, pathname, search } = new URL(url)
  const own = languagePath(splitLanguage(pathname).language, path)
  if (new URL(own, href).pathname !== pathname) throw redirect(own + search, 301)
}

export const noArticles = { articles: [] as ArticleSummary[], total: 0 }

/**
 * The ads of this view, as many as a page shows. The server counts the views and asks for one's ads; a browser takes any of all ads,
 * whose one address it can also keep for when it is offline.
 */
export async function adsOfView(request: Request, args: LoaderFunctionArgs, places?: number[]) {
  const turn = args.request.headers.get(TURN_HEADER)
  const query = { turn: turn === null ? undefined : Number(turn), lang: wantedLanguage(args), places: places?.join() }
  const { ads, total, per_view = ADS_PER_VIEW } = await request('GET /api/ads/published', { query })
  // Hosts without targeted ads send all there are.
  const found = places ? ads.filter(({ place_ids = [] }) => place_ids.some((id) => places.includes(id))) : ads
  const perView = places ? Math.min(ADS_BESIDE_PLACE, per_view) : per_view
  const any = Math.floor(Math.random() * found.length)
  const shown =
    found.length > perView ? positionsOf(any, found.length, perView).flatMap((at) => found[at] ?? []) : found
  return { ads: shown, turns: turnsOf(found.length < ads.length ? found.length : (total ?? ads.length), perView) }
}

export const noAds = { ads: [] as PublicAd[], turns: 1 }

/** The ads for the places that a page is about. The page is whole without them. */
export const adsForPlaces = (request: Request, args: LoaderFunctionArgs, places: number[]) =>
  places.length > 0 ? withFallback('Ads', adsOfView(request, args, places), noAds) : { ...noAds, ...SUCCESS }

/** What a reader is offered instead of a page that does not exist, which can do without. */
export async function loadLatest(request: Request, args: LoaderFunctionArgs) {
  const query = { limit: LATEST_ARTICLES_LIMIT, lang: wantedLanguage(args) }
  return (await withFallback('Articles', request('GET /api/articles', { query }), noArticles)).articles
}

/** For an address that leads nowhere. */
export const loadMissing =
  (request: Request) =>
  async (args: LoaderFunctionArgs): Promise<Loaded> => ({
    latest: await loadLatest(request, args),
    failed: false,
    isMissing: true,
    hasContent: true,
    isUnavailable: false,
  })

/** Loads a page, and the latest articles if what it is about does not exist. */
export const orLatest =
  <Data extends Loaded>(request: Request, load: (args: LoaderFunctionArgs) => Promise<Data>) =>
  async (args: LoaderFunctionArgs): Promise<Data> => {
    const data = await load(args)
    return data.isMissing ? { ...data, latest: await loadLatest(request, args) } : data
  }

/** Hosts that speak only the specification's table do not list related articles: there the newest take their place. */
async function relatedTo(
  request: Request,
  id: number,
  lang: ReturnType<typeof wantedLanguage>,
): Promise<Partial<Onward>> {
  try {
    return await request('GET /api/articles/:id/related', { params: { id }, query: { lang } })
  } catch (error) {
    if (!isAbsent(error)) throw error
  }
  const { articles } = await request('GET /api/articles', { query: { limit: RELATED_ARTICLES_LIMIT + 1, lang } })
  return { articles: articles.filter((other) => other.id !== id).slice(0, RELATED_ARTICLES_LIMIT) }
}

/** Ids are whole numbers. Other addresses lead to no article, so they need no call. */
export const isArticleId = (id = '') => /^[1-9]\d{0,9}$/.test(id)

export const loadArticle =
  (request: Request) =>
  async (args: LoaderFunctionArgs): Promise<ArticleData> => {
    const { params } = args
    const lang = wantedLanguage(args)
    if (!isArticleId(params.id))
      return {
        article: null,
        onward: NOTHING_ONWARD,
        ads: [],
        failed: false,
        isMissing: true,
        hasContent: false,
        isUnavailable: false,
      }
    const id = Number(params.id)
    const preview = new URL(args.request.url).searchParams.has(PREVIEW) ? ('1' as const) : undefined
    const [found, others] = await Promise.all([
      request('GET /api/articles/:id', { params: { id }, query: { lang, preview } }).then(
        ({ article }) => ({ article, ...SUCCESS }),
        (error: unknown) => ({ article: null, ...missingOrFailed('Article', error) }),
      ),
      withFallback('Related articles', relatedTo(request, id, lang), NOTHING_ONWARD),
    ])
    const { read_next = [], series = null, articles = [] } = others
    const { place_details = [], status } = found.article ?? {}
    const places = status === 'published' ? place_details.map((place) => place.id) : []
    const { ads, turns, failed: adsFailed } = await adsForPlaces(request, args, places)
    const failed = found.failed || others.failed || adsFailed
    const hasContent = found.article !== null
    const isMissing = !hasContent && !found.failed
    return { ...found, onward: { read_next, series, articles }, ads, turns, failed, isMissing, hasContent }
  }
