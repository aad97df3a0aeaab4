import { dayOf } from '@shared/time'
import { addMonths } from '../../months'

/** As many as can be chosen: those of three years. */
const LISTED = 36

/** The magazine's months, such as 2026-11, the present one first. */
export function monthsUpToNow(now = new Date()) {
  const current = dayOf(now).slice(0, 7)
  return Array.from({ length: LISTED }, (_, index) => addMonths(current, -index))
}

/** The days of a month, those to come left out. */
export function daysUpToNow(month: string, now = new Date()) {
  const days = Array.from({ length: 31 }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
  const [year, number] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year as number, number as number, 0)).toISOString().slice(0, 10)
  return days.filter((day) => day <= last && day <= dayOf(now))
}
