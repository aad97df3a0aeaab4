import { dayOf } from '@shared/time'
import { formatDate } from '../../i18n/formats'

/** As many as can be chosen: those of three years. */
const LISTED = 36

/** The magazine's months, such as 2026-11, the present one first. */
export function monthsUpToNow(now = new Date()) {
  const date = new Date(`${dayOf(now).slice(0, 7)}-01`)
  return Array.from({ length: LISTED }, () => {
    const month = date.toISOString().slice(0, 7)
    date.setUTCMonth(date.getUTCMonth() - 1)
    return month
  })
}

/** The days of a month, those to come left out. */
export function daysUpToNow(month: string, now = new Date()) {
  const days = Array.from({ length: 31 }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
  const [year, number] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year as number, number as number, 0)).toISOString().slice(0, 10)
  return days.filter((day) => day <= last && day <= dayOf(now))
}

/** November 2026. */
export const monthName = (month: string) =>
  formatDate(`${month}-01`, { year: 'numeric', month: 'long', timeZone: 'UTC' })
