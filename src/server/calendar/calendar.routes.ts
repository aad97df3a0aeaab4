import type { PartialHandlers } from '../http/route'
import { rangeOf, readCalendar } from './calendar.service'
import { endAddress, findAddress, readFeed, renewAddress } from './feed.service'

export const calendarHandlers = {
  'GET /api/calendar': async ({ db, user, query }) => {
    const { items, isPartial } = await readCalendar(db, user.role, rangeOf(query))
    return { items, ...(isPartial && { is_partial: true }) }
  },
  'GET /api/calendar.ics': async ({ query: { key }, ...services }) => readFeed(services, key),
  'GET /api/calendar/address': async ({ db, user }) => ({
    made_at: (await findAddress(db, user.id))?.toISOString() ?? null,
  }),
  'POST /api/calendar/address': async ({ db, user, now }) => {
    const made = now()
    const path = await renewAddress(db, user.id, made)
    return { message: 'Address renewed', path, made_at: made.toISOString() }
  },
  'DELETE /api/calendar/address': async ({ db, user }) => {
    await endAddress(db, user.id)
    return { message: 'Address ended' }
  },
} satisfies PartialHandlers
