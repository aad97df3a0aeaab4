import { timeZone } from '@shared/time'

/** In all languages alike, and without the spaces in which browsers and servers differ. */
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** The magazine's time of day, such as 08:00. */
export const clockTime = (instant: string) =>
  new Intl.DateTimeFormat('en', { ...CLOCK, timeZone: timeZone() }).format(new Date(instant))

/** The zone of the times, such as GMT+7. */
export const zoneName = (instant: string) =>
  new Intl.DateTimeFormat('en', { timeZone: timeZone(), timeZoneName: 'shortOffset' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''
