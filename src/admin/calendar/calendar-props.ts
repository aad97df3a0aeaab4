import type { Conflict } from '@shared/calendar-conflicts'
import type { CalendarItem } from '@shared/entities/calendar'

/** What both views of the calendar show. */
export type CalendarProps = {
  items: CalendarItem[]
  conflictsOf: (item: CalendarItem) => Conflict[]
  mayMove: (item: CalendarItem) => boolean
  /** Asks for the time to which it is moved. */
  onMove: (item: CalendarItem) => void
  /** The key of the item that is being moved. */
  moving?: string
}
