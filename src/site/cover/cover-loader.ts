import { EVENTS_SLUG } from '@shared/article-rules'
import type { Request } from '@shared/client'
import type { PublicAd } from '@shared/entities/ad'
import type { ArticleSummary } from '@shared/entities/article'
import type { TopicLink } from '@shared/entities/category'
import type { PlaceSummary } from '@shared/entities/place'
import { dayOf } from '@shared/time'
import type { LoaderFunctionArgs } from 'react-router'
import { adsOfView, type Loaded, noAds, noArticles, wantedLanguage, withFallback } from '../data/loaders'
import { allPlaces } from '../places/place-loaders'

/** The lead story, two more with pictures, and a column of titles. */
const ARTICLES = 7
const TOPICS = 12
/** As many as fit into the row. */
const IN_SEASON = 4

/** `month`: the magazine's present one, from 1. */
export type SeasonData = {
  month: number
  places: Pick<PlaceSummary, 'slug' | 'name' | 'lang' | 'kind' | 'province' | 'image_url'>[]
}

export type HomeData = Loaded & {
  /** What editors have pinned, or else the newest article. */
  lead?: ArticleSummary
  articles: ArticleSummary[]
  events: ArticleSummary[]
  ads: PublicAd[]
  season: SeasonData
  /** The slugs of all places. */
  places: string[]
  topics: TopicLink[]
}

/** Hosts without months and states of places have no season. */
function seasonOf(places: PlaceSummary[]): SeasonData {
  const month = Number(dayOf(new Date()).slice(5, 7))
  const open = places.filter(({ months = [], state }) => state === 'open' && months.includes(month))
  // Those whose season is short come first: they are what this month is for.
  const shown = open.toSorted((one, other) => one.months.length - other.months.length).slice(0, IN_SEASON)
  return {
    month,
    places: shown.map(({ slug, name, lang, kind, province, image_url }) => ({
      slug,
      name,
      lang,
      kind,
      province,
      image_url,
    })),
  }
}

export const loadHome =
  (request: Request) =>
  async (args: LoaderFunctionArgs): Promise<HomeData> => {
    const lang = wantedLanguage(args)
    const [latest, pinned, events, ads, all, about] = await Promise.all([
      withFallback('Articles', request('GET /api/articles', { query: { limit: ARTICLES, lang } }), noArticles),
      withFallback(
        'Lead story',
        request('GET /api/articles', { query: { pinned: 'true', limit: 1, lang } }),
        noArticles,
      ),
      withFallback(
        'Events',
        request('GET /api/articles', { query: { slug: EVENTS_SLUG, status: 'draft', lang } }),
        noArticles,
      ),
      withFallback('Ads', adsOfView(request, args), noAds),
      withFallback('Places', allPlaces(request, lang), { places: [] }),
      withFallback('Topics', request('GET /api/categories', { query: { perPage: TOPICS, lang } }), {
        categories: [],
        total: 0,
      }),
    ])
    // Hosts without a lead story ignore the filter.
    const lead = pinned.articles.find((article) => article.pinned === true) ?? latest.articles[0]
    const parts = [latest, pinned, events, ads, all, about]
    return {
      ...(lead && { lead }),
      articles: latest.articles.filter(({ id }) => id !== lead?.id).slice(0, ARTICLES - 1),
      events: events.articles,
      ads: ads.ads,
      turns: ads.turns,
      season: seasonOf(all.places),
      places: all.places.map(({ slug }) => slug),
      topics: about.categories.map(({ id, name, slug, lang: shown, machine }) => ({
        id,
        name,
        slug,
        lang: shown,
        machine,
      })),
      failed: parts.some(({ failed }) => failed),
      isMissing: false,
      hasContent: latest.articles.length > 0 || !latest.failed,
      isUnavailable: latest.isUnavailable,
      reason: latest.reason,
    }
  }
