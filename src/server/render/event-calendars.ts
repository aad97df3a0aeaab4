import { EVENTS_SLUG } from '@shared/article-rules'
import { ApiError, type Request } from '@shared/client'
import { cut } from '@shared/content/clean-text'
import { plainText } from '@shared/content/html'
import type { ArticleSummary } from '@shared/entities/article'
import { languagePath } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CalendarEntry, toICalendar } from '../calendar/i-calendar'
import type { Config } from '../config/config'
import { notFound } from '../http/errors'
import { publicUrl } from '../http/public-url'

/** Some programs show nothing of a longer one. */
const MAX_DESCRIPTION = 1000

type Event = Pick<ArticleSummary, 'id' | 'title' | 'content' | 'starts_at' | 'ends_at' | 'place' | 'updated_at'>

/** Events without a date cannot be in a calendar. */
function entryOf({ id, title, content = '', starts_at, ends_at, place, updated_at }: Event, language: LanguageCode) {
  if (!starts_at) return []
  const entry: CalendarEntry = {
    key: `event-${id}`,
    stamp: new Date(updated_at),
    url: languagePath(language, paths.event(id)),
    summary: title,
    start: new Date(starts_at),
    end: ends_at ? new Date(ends_at) : undefined,
    description: cut(plainText(content), MAX_DESCRIPTION),
    location: place && {
      title: [place.name, place.province].filter(Boolean).join(', '),
      geo: { lat: place.latitude, lon: place.longitude },
    },
  }
  return [entry]
}

type Options = { config: Config; request: Request }

/** The events to come, and each event, as files for calendar programs, in each language. */
export function registerEventCalendars(app: FastifyInstance, { config, request }: Options) {
  const options = { config: { cacheable: true, withoutFigures: true } }

  for (const { code } of LANGUAGES) {
    const lang = code === DEFAULT_LANGUAGE ? undefined : code
    const send = async (req: FastifyRequest, reply: FastifyReply, events: Event[]) => {
      const { settings } = await request('GET /api/settings', { query: { lang } })
      const about = { origin: publicUrl(config, req), name: settings.name }
      const entries = events.flatMap((event) => entryOf(event, code))
      return reply.type('text/calendar; charset=utf-8').send(toICalendar(entries, about))
    }
    app.get(languagePath(code, paths.eventsCalendar), options, async (req, reply) => {
      const query = { slug: EVENTS_SLUG, status: 'draft', lang } as const
      return send(req, reply, (await request('GET /api/articles', { query })).articles)
    })
    const path = languagePath(code, paths.eventCalendar(':id'))
    app.get<{ Params: { id: string } }>(path, options, async (req, reply) => {
      const { id } = req.params
      if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound('Event')
      const asked = { params: { id: Number(id) }, query: { lang } }
      const found = await request('GET /api/events/:id', asked).catch((error) => {
        if (error instanceof ApiError && error.status === 404) return undefined
        throw error
      })
      if (!found?.event.starts_at) throw notFound('Event')
      return send(req, reply, [found.event])
    })
  }
}
