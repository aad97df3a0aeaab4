import { LINE_DAYS } from '@shared/entities/statistics'
import { lastDays } from '@shared/time'

/** Days up to today, both inclusive; none of both: since the publication. */
export type Days = { from?: string; to?: string }

/** The periods to choose from, and how many days they have. */
export const PERIODS = { today: 1, week: 7, month: LINE_DAYS, year: 365, always: undefined } as const
export type PeriodName = keyof typeof PERIODS

export const isPeriod = (name: string | null): name is PeriodName => name !== null && name in PERIODS

export function daysOf(name: PeriodName): Days {
  const count = PERIODS[name]
  if (count === undefined) return {}
  const days = lastDays(new Date(), count)
  return { from: days[0], to: days.at(-1) }
}
