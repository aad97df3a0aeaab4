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

/** The first moment of the magazine's next day. In any zone, that is at a full minute. */
export function nextDayAfter(instant: Date) {
  const today = dayOf(instant)
  let last = Math.floor(instant.getTime() / MINUTE_MS)
  // A day on which the clocks are set back has 25 hours.
  let next = last + 26 * 60
  while (next - last > 1) {
    const middle = Math.floor((last + next) / 2)
    if (dayOf(new Date(middle * MINUTE_MS)) === today) last = middle
    else next = middle
  }
  return new Date(next * MINUTE_MS)
}
