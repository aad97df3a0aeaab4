import type { DueNotice } from '@shared/entities/note'
import { NOTICE_CHECK_DAYS } from '@shared/place-rules'
import { DAY_MS } from '@shared/time'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { places } from '../db/schema/places'
import { completeNotices, publicNotices } from './practical'

const MAX_LISTED = 20

/** The day from which readers are told that a notice has not been checked for long. */
const dayToCheck = (checkedOn: string) =>
  new Date(Date.parse(checkedOn) + (NOTICE_CHECK_DAYS + 1) * DAY_MS).toISOString().slice(0, 10)

/** The notices that readers see and that have not been checked for too long, the oldest first. */
export async function listDueNotices(db: Db, now: Date): Promise<DueNotice[]> {
  const hasNotices = and(eq(places.status, 'published'), sql`jsonb_array_length(${places.notices}) > 0`)
  const rows = await db
    .select({ id: places.id, name: places.name, notices: places.notices })
    .from(places)
    .where(hasNotices)
  return rows
    .flatMap(({ id, name, notices }) =>
      publicNotices({ notices: completeNotices(notices) }, now)
        .filter(({ check_overdue }) => check_overdue)
        .map((notice) => ({
          place_id: id,
          notice_id: notice.id,
          place: name,
          text: notice.text,
          due_on: dayToCheck(notice.checked_on),
        })),
    )
    .toSorted((one, other) =>
      one.due_on < other.due_on ? -1 : one.due_on > other.due_on ? 1 : one.place_id - other.place_id,
    )
    .slice(0, MAX_LISTED)
}
