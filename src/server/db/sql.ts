import { DAY_MS } from '@shared/time'

/** An ILIKE pattern that finds the text anywhere; wildcards in it are escaped. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The UTC day, such as 2026-11-21, under which views are counted. */
export const utcDay = (instant: Date) => instant.toISOString().slice(0, 10)

/** The last days, oldest first; the last one is today. */
export const lastDays = (now: Date, count: number) =>
  Array.from({ length: count }, (_, index) => utcDay(new Date(now.getTime() - (count - 1 - index) * DAY_MS)))
