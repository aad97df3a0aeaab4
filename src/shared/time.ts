export const DAY_MS = 86_400_000

const MINUTE_MS = 60_000

/** Western Indonesia Time, in which the magazine's days begin and end. */
const ZONE = 'Asia/Jakarta'

const days = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE })

/** The magazine's day, such as 2026-11-22. */
export const dayOf = (instant: Date) => days.format(instant)

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
