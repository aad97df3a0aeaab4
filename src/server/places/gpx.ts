import { escapeHtml } from '@shared/content/html'
import type { Place } from '@shared/entities/place'
import { SITE_NAME } from '@shared/magazine'
import { paths } from '@shared/paths'
import { shortDegrees } from '@shared/place-rules'
import { placeState } from '@shared/place-state'
import { dayOf } from '@shared/time'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config'
import type { Db } from '../db/client'
import { findRedirect } from '../db/redirects'
import { AppError, notFound } from '../http/errors'
import { publicUrl } from '../http/public-url'
import { sendMoved } from '../http/redirect'
import { withClosures } from './closures.queries'
import { readPlaceBy } from './places.service'
import { publicNotices } from './practical'

const STATES = { open: [], caution: ['Caution.'], closed: ['Closed.'] }

const LEVELS = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' }

type Conditions = Pick<Place, 'state' | 'volcano_level' | 'closures'> & {
  notices: { text: string; checked_on: string }[]
}

/** What the map of a device shows of the conditions, with the days on which they were checked. The words around them are English. */
export const conditionsText = ({ state, volcano_level: level, closures = [], notices }: Conditions) =>
  [
    ...STATES[state],
    ...(level ? [`Volcano alert level ${LEVELS[level]}.`] : []),
    ...closures.map(({ title }) => `Closed, says ${title}.`),
    ...notices.map(({ text, checked_on }) => `${text} (Checked on ${checked_on}.)`),
  ].join(' ')

type Located = Pick<Place, 'name' | 'summary' | 'latitude' | 'longitude'>

/** A point of GPX 1.1: a waypoint, or one of a route. `link`: the address of its page. */
export const gpxPoint = (
  kind: 'wpt' | 'rtept',
  { name, summary, latitude, longitude }: Located,
  { link, conditions }: { link: string; conditions: string },
) =>
  `<${kind} lat="${shortDegrees(latitude)}" lon="${shortDegrees(longitude)}"><name>${escapeHtml(name)}</name>${conditions && `<cmt>${escapeHtml(conditions)}</cmt>`}<desc>${escapeHtml(summary)}</desc><link href="${escapeHtml(link)}"/></${kind}>`

/** A file for GPS devices and programs. Waypoints come before routes. */
export const gpxFile = (points: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="${SITE_NAME}" xmlns="http://www.topografix.com/GPX/1/1">${points}</gpx>
`

export const GPX_TYPE = 'application/gpx+xml; charset=utf-8'

/** The slug of a place that had this one before. */
async function renamedFrom(db: Db, slug: string) {
  const above = paths.place('')
  const target = await findRedirect(db, paths.place(slug))
  return target?.startsWith(above) ? target.slice(above.length) : undefined
}

/** The places as files for GPS devices. They are no part of the contract, because they are not JSON. */
export function registerGpx(app: FastifyInstance, { db, config, now }: { db: Db; config: Config; now: () => Date }) {
  app.get<{ Params: { key: string } }>(paths.placeGpx(':key'), { config: { cacheable: true } }, async (req, reply) => {
    const { key } = req.params
    if (key.includes('\0')) throw notFound('Place')
    const place = await readPlaceBy(db, null, key).catch((error) => {
      if (error instanceof AppError && error.code === 'not_found') return undefined
      throw error
    })
    if (!place) {
      const slug = await renamedFrom(db, key)
      if (slug === undefined) throw notFound('Place')
      return sendMoved(reply, paths.placeGpx(slug))
    }
    const [shown = place] = await withClosures(db, [place])
    const today = { state: placeState(shown, dayOf(now())), notices: publicNotices(place, now()) }
    const conditions = conditionsText({ ...shown, ...today })
    const link = publicUrl(config, req) + paths.place(place.slug)
    return reply
      .type(GPX_TYPE)
      .header('content-disposition', `attachment; filename="${place.slug}.gpx"`)
      .send(gpxFile(gpxPoint('wpt', place, { link, conditions })))
  })
}
