import type { Request } from '@shared/client'
import type { PublicAd } from '@shared/entities/ad'
import type { ArticleSummary } from '@shared/entities/article'
import type { Place, PlaceSummary } from '@shared/entities/place'
import { MAX_PER_PAGE } from '@shared/paging'
import { paths } from '@shared/paths'
import type { LoaderFunctionArgs } from 'react-router'
import { logFailure, saysUnavailable } from '../data/api'
import {
  adsForPlaces,
  isAbsent,
  type Loaded,
  leadToOwnAddress,
  noArticles,
  wantedLanguage,
  withFallback,
} from '../data/loaders'

export type PlacesData = Loaded & { places: PlaceSummary[] }
export type PlaceData = Loaded & { place: Place | null; articles: ArticleSummary[]; ads: PublicAd[] }

/** More places than this would not fit on the map. */
const MAX_PAGES = 5

/** All places by name. Hosts that speak only the specification's table have none. */
export async function allPlaces(request: Request, lang: ReturnType<typeof wantedLanguage>) {
  const places: PlaceSummary[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const query = { page, perPage: MAX_PER_PAGE, sort: 'name', lang } as const
    const reply = await request('GET /api/places', { query }).catch((error) => {
      if (isAbsent(error)) return { places: [], total: 0 }
      throw error
    })
    // The map needs no languages.
    places.push(...reply.places.map(({ languages: _, ...place }) => place))
    if (places.length >= reply.total || reply.places.length === 0) break
  }
  return { places }
}

export const loadPlaces =
  (request: Request) =>
  async (args: LoaderFunctionArgs): Promise<PlacesData> => {
    const found = await withFallback('Places', allPlaces(request, wantedLanguage(args)), { places: [] })
    return { ...found, isMissing: false, hasContent: found.places.length > 0 }
  }

export const loadPlace =
  (request: Request) =>
  async (args: LoaderFunctionArgs): Promise<PlaceData> => {
    const lang = wantedLanguage(args)
    const found = await request('GET /api/places/:id', {
      params: { id: args.params.slug ?? '' },
      query: { lang },
    }).then(
      ({ place }) => ({ place, failed: false, isUnavailable: false }),
      (error: unknown) => {
        if (!isAbsent(error)) logFailure('Place', error)
        return { place: null, failed: !isAbsent(error), isUnavailable: saysUnavailable(error) }
      },
    )
    const { place, failed, isUnavailable } = found
    if (place) leadToOwnAddress(args, paths.place(place.slug))
    const reply = place && request('GET /api/articles', { query: { place: place.id, lang } })
    const about = reply
      ? await withFallback('Articles of a place', reply, noArticles)
      : { ...noArticles, failed: false }
    const published = place?.status === 'published' ? [place.id] : []
    const { ads, turns, failed: adsFailed } = await adsForPlaces(request, args, published)
    return {
      place,
      ads,
      turns,
      articles: about.articles,
      failed: failed || about.failed || adsFailed,
      isMissing: !place && !failed,
      hasContent: place !== null,
      isUnavailable,
    }
  }
