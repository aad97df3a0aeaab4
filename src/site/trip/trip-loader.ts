import type { Request } from '@shared/client'
import type { Article } from '@shared/entities/article'
import type { Place } from '@shared/entities/place'
import { splitLanguage } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { START, STOPS } from '@shared/paths'
import type { PlannedTrip } from '@shared/trip/merge'
import { isArticleStop, readStops, stopsOf } from '@shared/trip/stops'
import type { LoaderFunctionArgs } from 'react-router'
import { logFailure } from '../data/api'
import { type FailureReason, failureOf } from '../data/failures'
import { isAbsent, type Loaded } from '../data/loaders'

type TripArticle = Pick<Article, 'id' | 'title' | 'excerpt' | 'lang'>

/** What there is to show of a stop. `gone`: it is no longer published, or never was. */
export type FoundStop =
  | { state: 'place'; place: Place }
  | { state: 'article'; article: TripArticle }
  | { state: 'gone' }
  | { state: 'failed'; reason: FailureReason | undefined }

export type FoundStops = Readonly<Record<string, FoundStop>>

/** Loads a stop as the page of its place or article does, so that the same copy serves without a connection. */
async function findStop(request: Request, stop: string, language: LanguageCode): Promise<FoundStop> {
  const query = { lang: language === DEFAULT_LANGUAGE ? undefined : language }
  try {
    if (!isArticleStop(stop)) {
      const { place } = await request('GET /api/places/:id', { params: { id: stop }, query })
      return { state: 'place', place }
    }
    const { article } = await request('GET /api/articles/:id', { params: { id: Number(stop) }, query })
    const { id, title, excerpt, lang } = article
    return { state: 'article', article: { id, title, excerpt, lang } }
  } catch (error) {
    if (isAbsent(error)) return { state: 'gone' }
    logFailure('Trip', error)
    return { state: 'failed', reason: failureOf(error).reason }
  }
}

export async function findStops(request: Request, stops: readonly string[], language: LanguageCode) {
  const unique = [...new Set(stops)]
  const found = await Promise.all(unique.map((stop) => findStop(request, stop, language)))
  return Object.fromEntries(unique.map((stop, index) => [stop, found[index] as FoundStop]))
}

export type TripData = Loaded & {
  /** The trip in the address, that somebody shares; null for the reader's own. */
  shared: PlannedTrip | null
  found: FoundStops
}

const DAY = /^\d{4}-\d\d-\d\d$/

/** A day of an address; null for anything else. */
const readDay = (text: string | null) => (text && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : null)

/** The reader's own trip is in the browser, which loads its stops. */
export const loadTrip =
  (request: Request) =>
  async ({ request: { url } }: LoaderFunctionArgs): Promise<TripData> => {
    const { pathname, searchParams } = new URL(url)
    const stops = searchParams.get(STOPS)
    const whole = { failed: false, hasContent: true, isUnavailable: false }
    if (stops === null) return { shared: null, found: {}, ...whole, isMissing: false }
    const days = readStops(stops)
    const isMissing = days.length === 0
    const found = await findStops(request, stopsOf(days), splitLanguage(pathname).language)
    const failed = Object.values(found).some(({ state }) => state === 'failed')
    return { ...whole, shared: { stops, start: readDay(searchParams.get(START)) }, found, failed, isMissing }
  }
