import { tag } from '../../http/cache/cache-tags'
import type { PartialHandlers } from '../../http/route'
import { readEvent, tagsOfEvents } from './events.service'

export const eventHandlers = {
  'GET /api/events/:id': async ({ db, machine, user, params, query, now, shows }) => {
    const at = now()
    const withDrafts = query.preview === '1'
    shows(tag.article(params.id))
    const event = await readEvent({ db, machine }, user, params.id, { lang: query.lang, now: at, withDrafts })
    shows(...tagsOfEvents([event], at))
    return { event }
  },
} satisfies PartialHandlers
