import { DAY_MS, dayOf } from '@shared/time'

/** The day so long before that of seeding. */
export const dayBefore = (now: Date, days: number) => dayOf(new Date(now.getTime() - days * DAY_MS))
