import { z } from 'zod'
import { CalendarItem } from '../entities/calendar'
import { Day, exactText, Instant } from '../entities/fields'
import { type ContractRow, Message } from './parts'

export const calendar = {
  'GET /api/calendar': {
    access: ['list', 'articles', 'any'],
    summary:
      'List what is planned, due, scheduled and ends from one day of the magazine to another, both inclusive, by time: what the role may see of it',
    query: z.object({ from: Day, to: Day }),
    reply: z.object({
      items: z.array(CalendarItem),
      /** There are more items than are listed. */
      is_partial: z.boolean().optional(),
    }),
  },
  'GET /api/calendar.ics': {
    access: 'public',
    summary: 'Get the calendar of the person whose secret address this is, as iCalendar',
    query: z.object({ key: exactText(200) }),
    type: 'text/calendar; charset=utf-8',
    reply: z.string(),
  },
  'GET /api/calendar/address': {
    access: ['list', 'articles', 'any'],
    summary: 'Get when my secret address of the calendar was made; null if I have none',
    reply: z.object({ made_at: Instant.nullable() }),
  },
  'POST /api/calendar/address': {
    access: ['list', 'articles', 'any'],
    summary:
      'Make my secret address of the calendar, in place of the one before. Its path is shown only now. Repeated, it makes another one',
    secret: true,
    reply: Message.extend({ path: z.string(), made_at: Instant }),
  },
  'DELETE /api/calendar/address': {
    access: ['list', 'articles', 'any'],
    summary: 'End my secret address of the calendar',
    reply: Message,
  },
} as const satisfies Record<string, ContractRow>
