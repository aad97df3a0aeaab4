import type { Request } from '@shared/client'
import type { PublicAd } from '@shared/entities/ad'
import type { ArticleSummary } from '@shared/entities/article'
import type { Nearby } from '@shared/entities/nearby'
import type { Place, PlaceSummary } from '@shared/entities/place'
import { paths } from '@shared/paths'
import { ALL_PLACES } from '@shared/place-rules'
import type { LoaderFunctionArgs } from 'react-router'
import { SUCCESS } from '../data/failures'
import {
  adsForPlaces,
  isAbsent,
  type Loaded,
  leadToOwnAddress,
  missingOrFailed,
  noArticles,
  wantedLanguage,
  withFallback,
} from '../data/loaders'
import { type MappedPlace, toMapped } from '../map/mapped-place'

export type PlacesData = Loaded & { places: PlaceSummary[] }
export type PlaceData = Loaded & {
  place: Place | null
  /** Other places, for the map. */
  around: MappedPlace[]
  articles: ArticleSummary[]
  nearby: Nearby
  ads: PublicAd[]
}

const NOTHING_NEARBY: Nearby = { parent: null, parts: [], neighbours: [], articles: [] }

/** More places than this would not fit on the map. */
const MAX_PAGES = 5

/** All places by name. Hosts that speak only the specification's table have none. */
export async function allPlaces(request: Request, lang: ReturnType<typeof wantedLanguage>) {
  const places: PlaceSummary[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const query = { ...ALL_PLACES, page, lang }
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

/** The map of a place shows the nearest others. Close to the equator, degrees are alike in all directions. */
const MAX_AROUND = 12

async function loadAround(
  request: Request,
  { id, latitude, longitude }: Place,
  lang: ReturnType<typeof wantedLanguage>,
) {
  const { places } = await request('GET /api/places', { query: { ...ALL_PLACES, lang } })
  const away = (place: PlaceSummary) => Math.hypot(place.latitude - latitude, place.longitude - longitude)
  const others = places.filter((place) => place.id !== id).toSorted((a, b) => away(a) - away(b))
  return { around: others.slice(0, MAX_AROUND).map(toMapped) }
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
      ({ place }) => ({ place, ...SUCCESS }),
      (error: unknown) => ({ place: null, ...missingOrFailed('Place', error) }),
    )
    const { place, failed, ...state } = found
    if (place) leadToOwnAddress(args, paths.place(place.slug))
    const reply = place && request('GET /api/articles', { query: { place: place.id, lang } })
    const published = place?.status === 'published' ? [place.id] : []
    // Hosts whose program is older have no such call.
    const near =
      place &&
      request('GET /api/places/:id/nearby', { params: { id: place.slug }, query: { lang } }).catch((error) => {
        if (isAbsent(error)) return { nearby: NOTHING_NEARBY }
        throw error
      })
    const [about, { around, failed: aroundFailed }, { nearby, failed: nearFailed }, { ads, turns, failed: adsFailed }] =
      await Promise.all([
        reply ? withFallback('Articles of a place', reply, noArticles) : { ...noArticles, failed: false },
        place
          ? withFallback('Other places', loadAround(request, place, lang), { around: [] })
          : { around: [], failed: false },
        near ? withFallback('Nearby', near, { nearby: NOTHING_NEARBY }) : { nearby: NOTHING_NEARBY, failed: false },
        adsForPlaces(request, args, published),
      ])
    return {
      place,
      around,
      ads,
      turns,
      articles: about.articles,
      nearby,
      failed: failed || about.failed || aroundFailed || nearFailed || adsFailed,
      isMissing: !place && !failed,
      hasContent: place !== null,
      ...state,
    }
  }
