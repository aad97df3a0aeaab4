import { formatDate } from './i18n/formats'

// Months of the magazine are texts such as 2026-11.

export const isMonth = (text: string | null): text is string => /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(text ?? '')

export function addMonths(month: string, count: number) {
  const first = new Date(`${month}-01`)
  first.setUTCMonth(first.getUTCMonth() + count)
  return first.toISOString().slice(0, 7)
}

/** November 2026. */
export const monthName = (month: string) =>
  formatDate(`${month}-01`, { month: 'long', year: 'numeric', timeZone: 'UTC' })
