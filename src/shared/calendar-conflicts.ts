import type { CalendarItem } from './entities/calendar'
import { dayOf } from './time'

/** `hour`: another article is published within the hour. `person`: someone has several pieces due on that day. */
export type Conflict = { reason: 'hour' | 'person'; with: CalendarItem; name?: string }

const HOUR_MS = 3_600_000

const isPiece = ({ kind }: CalendarItem) => kind === 'planned' || kind === 'draft'

function conflictBetween(item: CalendarItem, other: CalendarItem): Conflict[] {
  if (item.kind === 'publication' && other.kind === 'publication')
    return Math.abs(Date.parse(item.at) - Date.parse(other.at)) < HOUR_MS ? [{ reason: 'hour', with: other }] : []
  if (!isPiece(item) || !isPiece(other) || dayOf(new Date(item.at)) !== dayOf(new Date(other.at))) return []
  const busy = item.people?.find(({ id }) => other.people?.some((person) => person.id === id))
  return busy ? [{ reason: 'person', with: other, name: busy.name }] : []
}

/** What an item would collide with at its time. */
export const conflictsOf = (item: CalendarItem, items: CalendarItem[]) =>
  items.flatMap((other) =>
    other.kind === item.kind && other.id === item.id && other.part === item.part ? [] : conflictBetween(item, other),
  )
