export const DAY_MS = 86_400_000

/** Scheduled work counts as late after this time. */
export const LATE_AFTER_MS = 60_000

const MINUTE_MS = 60_000

/** Western Indonesia Time, in which the magazine's days begin and end unless the host says otherwise. */
export const DEFAULT_TIME_ZONE = 'Asia/Jakarta'

let zone = DEFAULT_TIME_ZONE
let days: Intl.DateTimeFormat | undefined

/** Sets the magazine's time zone. Each program and each front end does so once, when it starts. */
export function setTimeZone(name = DEFAULT_TIME_ZONE) {
  zone = name
  days = undefined
}

/** The magazine's time zone, as an IANA name. */
export const timeZone = () => zone

/** The magazine's day, such as 2026-11-22. */
export function dayOf(instant: Date) {
  days ??= new Intl.DateTimeFormat('en-CA', { timeZone: zone })
  return days.format(instant)
}

/** The first moment at which the magazine's day is as asked, within two days of this one's noon. In any zone, that is at a full minute. */
function firstMoment(day: string, isReached: (shown: string) => boolean) {
  const noon = Date.parse(day) + DAY_MS / 2
  let before = Math.floor((noon - 2 * DAY_MS) / MINUTE_MS)
  let from = Math.floor((noon + 2 * DAY_MS) / MINUTE_MS)
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (isReached(dayOf(new Date(middle * MINUTE_MS)))) from = middle
    else before = middle
  }
  return new Date(from * MINUTE_MS)
}

/** The first moment of a day of the magazine such as 2026-11-22. */
export const startOfDay = (day: string) => firstMoment(day, (shown) => shown >= day)

/** The first moment after it. */
export const endOfDay = (day: string) => firstMoment(day, (shown) => shown > day)

/** The first moment of the magazine's next day. */
export const nextDayAfter = (instant: Date) => endOfDay(dayOf(instant))

/** The magazine's last days, the oldest first; the last one is today. */
export function lastDays(now: Date, count: number) {
  const today = Date.parse(dayOf(now))
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  )
}
