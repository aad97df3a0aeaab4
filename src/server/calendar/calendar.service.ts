import { CALENDAR, CALENDAR_KINDS, MAX_CALENDAR_DAYS } from '@shared/calendar'
import { meets } from '@shared/permissions'
import type { Role } from '@shared/roles'
import { DAY_MS, endOfDay, startOfDay } from '@shared/time'
import type { Db } from '../db/client'
import { invalid } from '../http/errors'
import { listItems, type Range } from './calendar.queries'

/** Both days are a part of it. */
export function rangeOf({ from, to }: { from: string; to: string }): Range {
  const range = { from: startOfDay(from), until: endOfDay(to) }
  if (range.until <= range.from) throw invalid({ to: 'Must not be before from' })
  if (range.until.getTime() - range.from.getTime() > (MAX_CALENDAR_DAYS + 1) * DAY_MS)
    throw invalid({ to: `At most ${MAX_CALENDAR_DAYS} days` })
  return range
}

/** What people of this role may see. */
export const readCalendar = (db: Db, role: Role, range: Range) =>
  listItems(
    db,
    range,
    CALENDAR_KINDS.filter((kind) => meets(role, CALENDAR[kind].needs)),
  )
