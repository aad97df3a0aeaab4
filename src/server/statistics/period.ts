import { STATISTICS_DAYS } from '@shared/entities/statistics'
import { DAY_MS, dayOf, lastDays } from '@shared/time'

/** Days of the magazine, both inclusive. */
export type Period = { from: string; to: string }

/** The period that is asked for, within what is kept. */
export function periodOf({ from, to }: Partial<Period>, now: Date): Period {
  const earliest = lastDays(now, STATISTICS_DAYS)[0] as string
  const today = dayOf(now)
  return {
    from: from && from > earliest ? from : earliest,
    to: to && to < today ? to : today,
  }
}

/** Each day of a period, the oldest first. */
export function daysIn({ from, to }: Period) {
  const count = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1)
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10),
  )
}

/** The last days up to today. */
export function lastPeriod(now: Date, count: number): Period {
  const days = lastDays(now, count)
  return { from: days[0] as string, to: days.at(-1) as string }
}
