import { messages } from '@shared/messages'
import { LATE_AFTER_MS } from '@shared/time'

/** Reads the value of a datetime-local field, in the browser's time zone, as a moment that is still to come. */
export function futureTime(value: string, now = new Date()) {
  const time = new Date(value)
  if (Number.isNaN(time.getTime())) return { error: messages.sendTimeInvalid }
  return time > now ? { time: time.toISOString() } : { error: messages.sendTimePast }
}

/** Whether what was scheduled for this moment should have been done. */
export const isLate = (moment: string) => Date.parse(moment) + LATE_AFTER_MS < Date.now()

export const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The value of a datetime-local field for a moment. */
export function localValue(instant: string | null | undefined) {
  if (!instant) return ''
  const time = new Date(instant)
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
