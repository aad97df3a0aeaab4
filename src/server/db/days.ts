import { DAY_MS } from '@shared/time'
/** The first moment of a day (UTC) such as 2026-11-22. */
export const startOfDay = (day: string) => new Date(`${day}T00:00:00Z`)

/** The first moment after it. */
export const endOfDay = (day: string) => new Date(startOfDay(day).getTime() + DAY_MS)
