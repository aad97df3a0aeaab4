import { ApiError, createClient, type Request } from '@shared/client'
import { Day } from '@shared/entities/fields'
import type { Place } from '@shared/entities/place'
import { TripStops } from '@shared/entities/reader-lists'
import { fieldErrors } from '@shared/field-error'
import { languagePath } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import { isArticleStop, readStops } from '@shared/trip/stops'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '../config/config'
import { sendOwn } from '../http/cache/own-calls'
import { invalid, notFound } from '../http/errors'
import { publicUrl } from '../http/public-url'
import { conditionsText, GPX_TYPE, gpxFile, gpxPoint } from '../places/gpx'
import { type FoundStop, tripCalendar } from './trip-calendar'

/** Others are ignored, as by pages: where a link is shared, marks are put on it. */
const TripFileQuery = z.object({ stops: TripStops, start: Day.optional() })

function readQuery(query: unknown) {
  const { success, data, error } = TripFileQuery.safeParse(query)
  if (success) return data
  const issues = error.issues.map(({ path, message }) => ({ path: path.map(String), message }))
  throw invalid(fieldErrors(issues))
}

/** Asks as the pages do, so that the answers are those of readers, and are kept. What is gone is left out. */
async function findDays(request: Request, stops: string, language: LanguageCode): Promise<FoundStop[][]> {
  const query = { lang: language === DEFAULT_LANGUAGE ? undefined : language }
  const find = async (stop: string): Promise<FoundStop[]> => {
    try {
      return isArticleStop(stop)
        ? [await request('GET /api/articles/:id', { params: { id: Number(stop) }, query })]
        : [await request('GET /api/places/:id', { params: { id: stop }, query })]
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return []
      throw error
    }
  }
  const days = await Promise.all(
    readStops(stops).map(async (day) => (await Promise.all(day.map((stop) => find(stop)))).flat()),
  )
  if (days.every((day) => day.length === 0)) throw notFound('Page')
  return days
}

/** Waypoints for all programs, and a route for each day for those that can follow one. */
function gpxOfDays(days: FoundStop[][], linkTo: (place: Place) => string) {
  const places = days.map((day) => day.flatMap(({ place }) => place ?? []))
  const about = (place: Place) => ({ link: linkTo(place), conditions: conditionsText(place) })
  const waypoints = new Map(places.flat().map((place) => [place.id, gpxPoint('wpt', place, about(place))]))
  const routes = places.map((day, index) => {
    const points = day.map((place) => gpxPoint('rtept', place, about(place)))
    return day.length > 0 ? `<rte><number>${index + 1}</number>${points.join('')}</rte>` : ''
  })
  return gpxFile([...waypoints.values(), ...routes].join(''))
}

type Options = { config: Config; now: () => Date }

/** A trip as a file for GPS devices and for calendars, in each language. They are no part of the contract, because they are not JSON. */
export function registerTripFiles(app: FastifyInstance, { config, now }: Options) {
  const requestFor = (req: FastifyRequest) =>
    createClient({ baseUrl: '', token: () => null, send: sendOwn(app, req.headers.host) })

  for (const { code } of LANGUAGES) {
    const addressOf = (req: FastifyRequest, path: string) => publicUrl(config, req) + languagePath(code, path)

    app.get(languagePath(code, paths.tripGpx), async (req, reply) => {
      const { stops } = readQuery(req.query)
      const days = await findDays(requestFor(req), stops, code)
      return reply
        .type(GPX_TYPE)
        .headers({ 'cache-control': 'no-cache', 'content-disposition': 'attachment; filename="trip.gpx"' })
        .send(gpxOfDays(days, ({ slug }) => addressOf(req, paths.place(slug))))
    })

    app.get(languagePath(code, paths.tripCalendar), async (req, reply) => {
      const { stops, start } = readQuery(req.query)
      const days = await findDays(requestFor(req), stops, code)
      const calendar = tripCalendar(days, { stops, start, now: now(), addressOf: (path) => addressOf(req, path) })
      return reply
        .type('text/calendar; charset=utf-8')
        .headers({ 'cache-control': 'no-cache', 'content-disposition': 'attachment; filename="trip.ics"' })
        .send(calendar)
    })
  }
}
